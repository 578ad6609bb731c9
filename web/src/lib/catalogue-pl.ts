import events from "../../../crates/messages/catalogue/pl/events.ftl?raw";
import options1860 from "../../../crates/messages/catalogue/pl/options-1860.ftl?raw";
import page from "../../../crates/messages/catalogue/pl/page.ftl?raw";
import play from "../../../crates/messages/catalogue/pl/play.ftl?raw";
import refusals from "../../../crates/messages/catalogue/pl/refusals.ftl?raw";
import rules1860 from "../../../crates/messages/catalogue/pl/rules-1860.ftl?raw";
import table from "../../../crates/messages/catalogue/pl/table.ftl?raw";

export default [table, play, events, refusals, options1860, rules1860, page];
