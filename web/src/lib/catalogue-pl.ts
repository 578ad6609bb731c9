import calls from "../../../crates/messages/catalogue/pl/calls.ftl?raw";
import clocks from "../../../crates/messages/catalogue/pl/clocks.ftl?raw";
import events from "../../../crates/messages/catalogue/pl/events.ftl?raw";
import lessons from "../../../crates/messages/catalogue/pl/lessons.ftl?raw";
import page from "../../../crates/messages/catalogue/pl/page.ftl?raw";
import people from "../../../crates/messages/catalogue/pl/people.ftl?raw";
import play from "../../../crates/messages/catalogue/pl/play.ftl?raw";
import refusals from "../../../crates/messages/catalogue/pl/refusals.ftl?raw";
import standing from "../../../crates/messages/catalogue/pl/standing.ftl?raw";
import table from "../../../crates/messages/catalogue/pl/table.ftl?raw";

export default [table, play, events, refusals, page, lessons, clocks, calls, standing, people];
