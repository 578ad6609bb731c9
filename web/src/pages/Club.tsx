// A club: its tables, what its members have achieved, who they are, and what its owner can do.

import { createEffect, createResource, createSignal, For, on, onMount, Show } from "solid-js";
import { api } from "../api/client";
import { society, type Club } from "../api/society";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { createAttempt } from "../state/attempt";
import { person, recognise } from "../state/person";
import { ShareLink } from "../table/Share";
import { Link } from "../ui/Link";
import { Button, Section, Sheet } from "../ui/parts";
import { ClubForm } from "./Friends";
import { NotFound } from "./NotFound";
import { TableLine } from "./Tables";
import "../styles/society.css";

export default function ClubPage(props: { id: string }) {
  onMount(() => void recognise());
  const [club, { refetch }] = createResource(() => props.id, (id) => society.club(id).catch(() => null));
  return (
    <Show when={club.state !== "pending" && club.state !== "unresolved"} fallback={<p class="loading">{t("page-loading")}</p>}>
      <Show when={club.latest} fallback={<NotFound />}>
        {(found) => (
          <main class="page society club">
            <p class="kicker"><Link to="/friends">{t("page-society")}</Link></p>
            <h1>{found().name}</h1>
            <p class="described">{found().description}</p>
            <p><Link to={`/new/club/${found().id}`} class="button main large">{t("page-club-table")}</Link></p>
            <div class="two">
              <div>
                <ClubTables id={found().id} />
                <Standings id={found().id} />
              </div>
              <div>
                <Members club={found()} onChange={() => void refetch()} />
                <Show when={found().yours}><Inviting club={found()} onChange={() => void refetch()} /></Show>
                <Leaving club={found()} onChange={() => void refetch()} />
              </div>
            </div>
          </main>
        )}
      </Show>
    </Show>
  );
}

function ClubTables(props: { id: string }) {
  const [page, setPage] = createSignal(1);
  const [list] = createResource(() => ({ club: props.id, page: page() }), (filter) => api.tables(filter).catch(() => null));
  const pages = () => Math.max(1, Math.ceil((list.latest?.total ?? 0) / (list.latest?.size ?? 1)));
  return (
    <Section title={t("page-club-tables")}>
      <Show when={(list.latest?.tables.length ?? 0) > 0} fallback={<p class="note">{t("page-club-no-tables")}</p>}>
        <ul class="timetable">
          <For each={list.latest?.tables}>{(table) => <TableLine table={table} round={list.latest?.rounds[table.id]} now={Date.now()} />}</For>
        </ul>
        <Show when={pages() > 1}>
          <div class="confirm-row">
            <Button quiet disabled={page() <= 1} onClick={() => setPage((now) => now - 1)}>←</Button>
            <span class="figure">{page()} / {pages()}</span>
            <Button quiet disabled={page() >= pages()} onClick={() => setPage((now) => now + 1)}>→</Button>
          </div>
        </Show>
      </Show>
    </Section>
  );
}

function Standings(props: { id: string }) {
  const [found] = createResource(() => props.id, (id) => society.clubStandings(id).catch(() => null));
  const titles = () => [...new Set(found.latest?.standings.map((row) => row.title))];
  return (
    <Section title={t("page-club-standings")}>
      <Show when={titles().length > 0} fallback={<p class="note">{t("page-club-no-standings")}</p>}>
        <table class="club-standings" data-test="standings">
          <thead>
            <tr><th /><th>{t("page-club-games")}</th><th>{t("page-club-wins")}</th><th>{t("page-club-mean")}</th></tr>
          </thead>
          <For each={titles()}>
            {(title) => (
              <tbody>
                <tr><th colspan={4} class="club-title">{title}</th></tr>
                <For each={found.latest?.standings.filter((row) => row.title === title)}>
                  {(row) => (
                    <tr>
                      <td>{row.name}</td>
                      <td class="figure">{row.games}</td>
                      <td class="figure">{row.wins}</td>
                      <td class="figure">{row.mean_place.toFixed(1)}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            )}
          </For>
        </table>
      </Show>
    </Section>
  );
}

function Members(props: { club: Club; onChange: () => void }) {
  const { problem, busy, attempt } = createAttempt();
  const change = async (asked: () => Promise<unknown>) => {
    if (await attempt(asked)) props.onChange();
  };
  return (
    <Section title={t("page-members")}>
      <ul class="timetable">
        <For each={props.club.members}>
          {(member) => (
            <li class="seat-line" data-test="member">
              <span class="table-words">
                <b>{member.name}</b>
                <Show when={member.id === props.club.owner}><span class="faint">{t("page-club-owner")}</span></Show>
              </span>
              <Show when={props.club.yours && member.id !== props.club.owner}>
                <Button quiet disabled={busy()} label={t("page-club-hand-over", { name: member.name })} title={t("page-club-hand-over", { name: member.name })} onClick={() => void change(() => society.handClubOver(props.club.id, member.id))}>{t("page-club-hand-over-short")}</Button>
                <Button quiet disabled={busy()} label={t("page-club-remove", { name: member.name })} title={t("page-club-remove", { name: member.name })} onClick={() => void change(() => society.leaveClub(props.club.id, member.id))}>×</Button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
    </Section>
  );
}

/** By login, one after another, and by a link for all. */
function Inviting(props: { club: Club; onChange: () => void }) {
  const [login, setLogin] = createSignal("");
  const [link, setLink] = createSignal<string | null>(null);
  const { problem, busy, attempt } = createAttempt();
  createEffect(on(() => props.club.id, () => setLink(null)));
  const invite = async () => {
    if (await attempt(() => society.inviteToClub(props.club.id, { by: "login", login: login().trim() }))) {
      setLogin("");
      props.onChange();
    }
  };
  const makeLink = () => attempt(async () => setLink(new URL((await society.clubLink(props.club.id)).url, location.origin).href));
  const endLink = async () => {
    if (await attempt(() => society.endClubLink(props.club.id))) {
      setLink(null);
      props.onChange();
    }
  };
  return (
    <Section title={t("page-club-invite")}>
      <form
        class="confirm-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (login().trim() !== "") void invite();
        }}
      >
        <input type="text" autocomplete="off" maxlength={40} value={login()} placeholder={t("page-club-login")} aria-label={t("page-club-login")} data-test="club-login" onInput={(event) => setLogin(event.currentTarget.value)} />
        <button type="submit" class="button" disabled={busy()}>{t("page-club-invite")}</button>
      </form>
      <Show when={props.club.invited.length > 0}>
        <p class="note">{t("page-club-invited")}</p>
        <ul class="timetable">
          <For each={props.club.invited}>
            {(one) => (
              <li class="seat-line">
                <span class="table-words"><b>{one.name}</b></span>
                <Button quiet disabled={busy()} label={t("page-take-back-invitation", { name: one.name })} title={t("page-take-back-invitation", { name: one.name })} onClick={() => void attempt(() => society.uninvite(props.club.id, one.id)).then(props.onChange)}>×</Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <div class="confirm-row">
        <Button test="club-link" disabled={busy()} onClick={() => void makeLink()}>{t("page-club-link")}</Button>
        <Show when={props.club.linked || link() !== null}><Button quiet disabled={busy()} onClick={() => void endLink()}>{t("page-club-no-link")}</Button></Show>
      </div>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
      <Show when={link()}>
        {(address) => (
          <Sheet title={t("page-club-link")} onClose={() => { setLink(null); props.onChange(); }}>
            <ShareLink address={address()} explained={t("page-club-link-explained")} />
          </Sheet>
        )}
      </Show>
    </Section>
  );
}

function Leaving(props: { club: Club; onChange: () => void }) {
  const [changing, setChanging] = createSignal(false);
  const [dissolving, setDissolving] = createSignal(false);
  const { problem, busy, attempt } = createAttempt();
  const leave = async () => {
    if (await attempt(() => society.leaveClub(props.club.id, person()?.id ?? ""))) go("/friends");
  };
  const dissolve = async () => {
    if (await attempt(() => society.dissolveClub(props.club.id))) go("/friends");
  };
  return (
    <div class="confirm-row">
      <Show when={props.club.yours} fallback={<Button quiet disabled={busy()} onClick={() => void leave()}>{t("page-club-leave")}</Button>}>
        <Button quiet onClick={() => setChanging(true)}>{t("page-club-change")}</Button>
        <Button quiet test="dissolve" onClick={() => setDissolving(true)}>{t("page-club-dissolve")}</Button>
      </Show>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
      <Show when={changing()}>
        <Sheet title={t("page-club-change")} onClose={() => setChanging(false)}>
          <ClubForm
            words={t("page-save")}
            name={props.club.name}
            description={props.club.description}
            save={async (name, description) => {
              await society.changeClub(props.club.id, name, description);
              setChanging(false);
              props.onChange();
            }}
          />
        </Sheet>
      </Show>
      <Show when={dissolving()}>
        <Sheet title={t("page-club-dissolve")} onClose={() => setDissolving(false)}>
          <p>{t("page-club-dissolve-explained")}</p>
          <div class="confirm-row">
            <Button main test="sure" autofocus disabled={busy()} onClick={() => void dissolve()}>{t("page-club-dissolve")}</Button>
            <Button onClick={() => setDissolving(false)}>{t("page-rather-not")}</Button>
          </div>
        </Sheet>
      </Show>
    </div>
  );
}
