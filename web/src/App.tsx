import { lazy, Match, Show, Switch } from "solid-js";
import { followSettings } from "./lib/settings";
import type { Route } from "./lib/route";
import { route } from "./lib/router";
import { AnalysisPage } from "./pages/AnalysisPage";
import { Home } from "./pages/Home";
import { Invitation } from "./pages/Invitation";
import { Learn } from "./pages/Learn";
import { NewTablePage } from "./pages/NewTable";
import { NotFound } from "./pages/NotFound";
import { SettingsPage } from "./pages/Settings";
import { TablePage } from "./pages/TablePage";
import { PageHead } from "./pages/PageHead";
import { BlockedHere } from "./ui/BlockedHere";

// Pages that few open are loaded when they are opened. No `Suspense` stands around them: whatever else waits for the server would
// take the whole page away meanwhile.
const FriendsPage = lazy(() => import("./pages/Friends"));
const ClubPage = lazy(() => import("./pages/Club"));
const ClubInvitation = lazy(() => import("./pages/ClubInvitation"));
const PersonPage = lazy(() => import("./pages/PersonPage"));
const Standings = lazy(() => import("./pages/Standings"));

type At<P extends Route["page"]> = Extract<Route, { page: P }>;

export function App() {
  followSettings();
  const at = <P extends Route["page"]>(page: P): At<P> | undefined => {
    const now = route();
    return now.page === page ? (now as At<P>) : undefined;
  };
  return (
    <>
      <Show when={!at("table") && !at("analysis")}><PageHead /></Show>
      <Switch fallback={<NotFound />}>
        <Match when={at("home")}><Home /></Match>
        <Match when={at("new")}>{(found) => <NewTablePage club={found().club} friends={found().friends} />}</Match>
        <Match when={at("friends")}><FriendsPage /></Match>
        <Match when={at("club")}>{(found) => <ClubPage id={found().id} />}</Match>
        <Match when={at("club-invitation")}>{(found) => <ClubInvitation token={found().token} />}</Match>
        <Match when={at("learn")}><Learn /></Match>
        <Match when={at("settings")}><SettingsPage /></Match>
        <Match when={at("table")}>{(found) => <TablePage id={found().id} at={found().at} />}</Match>
        <Match when={at("analysis")}>{(found) => <AnalysisPage id={found().id} move={found().move} />}</Match>
        <Match when={at("person")}>{(found) => <PersonPage id={found().id} />}</Match>
        <Match when={at("standings")}><Standings /></Match>
        <Match when={at("invitation")}>{(found) => <Invitation token={found().token} />}</Match>
      </Switch>
      <BlockedHere />
    </>
  );
}
