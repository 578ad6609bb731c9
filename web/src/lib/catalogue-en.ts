import calls from "../../../crates/messages/catalogue/en/calls.ftl?raw";
import clocks from "../../../crates/messages/catalogue/en/clocks.ftl?raw";
import events from "../../../crates/messages/catalogue/en/events.ftl?raw";
import lessons from "../../../crates/messages/catalogue/en/lessons.ftl?raw";
import page from "../../../crates/messages/catalogue/en/page.ftl?raw";
import people from "../../../crates/messages/catalogue/en/people.ftl?raw";
import play from "../../../crates/messages/catalogue/en/play.ftl?raw";
import refusals from "../../../crates/messages/catalogue/en/refusals.ftl?raw";
import standing from "../../../crates/messages/catalogue/en/standing.ftl?raw";
import table from "../../../crates/messages/catalogue/en/table.ftl?raw";

export default [table, play, events, refusals, page, lessons, clocks, calls, standing, people];
