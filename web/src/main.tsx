import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/board.css";
import "./styles/panels.css";
import "./styles/room.css";
import "./styles/clocks.css";
import "./styles/learn.css";
import "./styles/calls.css";
import { render } from "solid-js/web";
import { App } from "./App";
import { speak } from "./lib/fluent";
import { settings } from "./lib/settings";
import { registerWorker } from "./lib/worker";

const root = document.getElementById("page");
if (root) void speak(settings.language).then(() => render(() => <App />, root));
registerWorker();
