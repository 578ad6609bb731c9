// Friends, clubs, what waits for me, and those whom I do not want to hear.

import { createResource, createSignal, For, onMount, Show } from "solid-js";
import { society, type Friend } from "../api/society";
import { t } from "../lib/fluent";
import { go } from "../lib/router";
import { createAttempt } from "../state/attempt";
import { calls, lookForCalls } from "../state/waiting";
import { person, recognise } from "../state/person";
import { Link } from "../ui/Link";
import { Button, Section } from "../ui/parts";
import "../styles/society.css";

export default function FriendsPage() {
  onMount(() => void recognise());
  return (
    <main class="page society">
      <h1>{t("page-society")}</h1>
      <Show when={person()?.login} fallback={<p>{t("page-society-account")} <Link to="/settings">{t("page-to-settings")}</Link></p>}>
        <CallList />
        <div class="two">
          <FriendList />
          <ClubList />
        </div>
      </Show>
      <Show when={person()}><ShunnedList /></Show>
    </main>
  );
}

/** Tables that wait for me, and clubs that would have me. */
function CallList() {
  onMount(() => void lookForCalls());
  const { problem, busy, attempt } = createAttempt();
  const answer = async (asked: () => Promise<unknown>) => {
    if (await attempt(asked)) await lookForCalls();
  };
  return (
    <Show when={(calls()?.tables.length ?? 0) + (calls()?.clubs.length ?? 0) > 0}>
      <Section title={t("page-waiting-for-you")}>
        <ul class="timetable">
          <For each={calls()?.tables}>
            {(call) => (
              <li class="seat-line" data-test="call">
                <span class="table-title">{call.title}</span>
                <span class="table-words">
                  <b>{call.name}</b>
                  <span class="faint">{call.club === null ? t("page-call-table", { host: call.host }) : t("page-call-club", { host: call.host, club: call.club })}</span>
                </span>
                <Button main onClick={() => go(`/tables/${call.table}`)}>{t("page-go-there")}</Button>
                <Button quiet disabled={busy()} onClick={() => void answer(() => society.notComing(call.table))}>{t("page-not-coming")}</Button>
              </li>
            )}
          </For>
          <For each={calls()?.clubs}>
            {(call) => (
              <li class="seat-line" data-test="club-call">
                <span class="table-words">
                  <b>{call.name}</b>
                  <span class="faint">{t("page-call-to-club", { inviter: call.inviter })}</span>
                </span>
                <Button main disabled={busy()} onClick={() => void answer(async () => go(`/clubs/${(await society.joinClub(call.club)).id}`))}>{t("page-join-club")}</Button>
                <Button quiet disabled={busy()} onClick={() => void answer(() => society.uninvite(call.club, person()?.id ?? ""))}>{t("page-decline")}</Button>
              </li>
            )}
          </For>
        </ul>
        <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
      </Section>
    </Show>
  );
}

function FriendList() {
  const [friends, { refetch }] = createResource(() => society.friends().catch(() => []));
  const [login, setLogin] = createSignal("");
  const [said, setSaid] = createSignal("");
  const [picked, setPicked] = createSignal<string[]>([]);
  const { problem, busy, attempt } = createAttempt();
  const change = async (asked: () => Promise<unknown>) => {
    setSaid("");
    const done = await attempt(asked);
    if (done) await Promise.all([refetch(), lookForCalls()]);
    return done;
  };
  const askByLogin = async () => {
    if (await change(() => society.askFriend({ by: "login", login: login().trim() }))) {
      setLogin("");
      setSaid(t("page-asked"));
    }
  };
  const pick = (id: string, on: boolean) => setPicked((now) => (on ? [...now, id] : now.filter((one) => one !== id)));
  return (
    <Section title={t("page-friends")}>
      <Show when={(friends.latest?.length ?? 0) > 0} fallback={<p class="note">{t("page-no-friends")}</p>}>
        <ul class="timetable">
          <For each={friends.latest}>
            {(friend) => <FriendLine friend={friend} busy={busy()} picked={picked().includes(friend.id)} onPick={(on) => pick(friend.id, on)} change={change} />}
          </For>
        </ul>
      </Show>
      <Show when={picked().length > 0}>
        <p><Button main test="table-for-friends" onClick={() => go(`/new/friends/${picked().join(",")}`)}>{t("page-table-for-them", { count: picked().length })}</Button></p>
      </Show>
      <form
        class="confirm-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (login().trim() !== "") void askByLogin();
        }}
      >
        <input type="text" autocomplete="off" maxlength={40} value={login()} placeholder={t("page-friend-login")} aria-label={t("page-friend-login")} data-test="friend-login" onInput={(event) => setLogin(event.currentTarget.value)} />
        <button type="submit" class="button" disabled={busy()} data-test="ask-friend">{t("page-ask-friend")}</button>
      </form>
      <Show when={said()}><p role="status">{said()}</p></Show>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
    </Section>
  );
}

function FriendLine(props: { friend: Friend; busy: boolean; picked: boolean; onPick: (on: boolean) => void; change: (asked: () => Promise<unknown>) => Promise<boolean> }) {
  const friend = () => props.friend;
  return (
    <li class="seat-line" data-test="friend">
      <Show when={friend().state === "friend"}>
        <input type="checkbox" checked={props.picked} aria-label={t("page-pick-friend", { name: friend().name })} title={t("page-pick-friend", { name: friend().name })} onChange={(event) => props.onPick(event.currentTarget.checked)} />
      </Show>
      <span class="table-words">
        <b>{friend().name}</b>
        <span class="faint">
          <Show when={friend().state === "asks"}>{t("page-friend-asks")}</Show>
          <Show when={friend().state === "asked"}>{t("page-friend-asked")}</Show>
          <For each={friend().tables}>{(table) => <span class="at-table">{t("page-friend-at")} <Link to={`/tables/${table.id}`}>{table.name}</Link> </span>}</For>
        </span>
      </span>
      <Show when={friend().state === "asks"}>
        <Button main disabled={props.busy} onClick={() => void props.change(() => society.agree(friend().id))}>{t("page-agree-friend")}</Button>
        <Button quiet disabled={props.busy} onClick={() => void props.change(() => society.endFriendship(friend().id))}>{t("page-decline")}</Button>
      </Show>
      <Show when={friend().state !== "asks"}>
        <Button
          quiet
          disabled={props.busy}
          label={t(friend().state === "friend" ? "page-end-friend" : "page-take-back-ask", { name: friend().name })}
          title={t(friend().state === "friend" ? "page-end-friend" : "page-take-back-ask", { name: friend().name })}
          onClick={() => void props.change(() => society.endFriendship(friend().id))}
        >
          ×
        </Button>
      </Show>
    </li>
  );
}

function ClubList() {
  const [clubs] = createResource(() => society.clubs().catch(() => []));
  const [founding, setFounding] = createSignal(false);
  return (
    <Section title={t("page-clubs")}>
      <Show when={(clubs()?.length ?? 0) > 0} fallback={<p class="note">{t("page-no-clubs")}</p>}>
        <ul class="timetable">
          <For each={clubs()}>
            {(club) => (
              <li>
                <Link to={`/clubs/${club.id}`}>
                  <span class="table-words"><b>{club.name}</b><span class="faint">{t("page-club-members", { count: club.members })}</span></span>
                  <Show when={club.yours}><span class="badge quiet">{t("page-club-owner")}</span></Show>
                </Link>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={founding()} fallback={<p><Button test="found-club" onClick={() => setFounding(true)}>{t("page-found-club")}</Button></p>}>
        <ClubForm words={t("page-found-club")} save={async (name, description) => go(`/clubs/${(await society.foundClub(name, description)).id}`)} />
      </Show>
    </Section>
  );
}

/** What a club is called, and what it says of itself. */
export function ClubForm(props: { words: string; name?: string; description?: string; save: (name: string, description: string) => Promise<void> }) {
  const [name, setName] = createSignal(props.name ?? "");
  const [description, setDescription] = createSignal(props.description ?? "");
  const { problem, busy, attempt } = createAttempt();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => props.save(name(), description()));
      }}
    >
      <label class="field">
        <span>{t("page-club-name")}</span>
        <input type="text" maxlength={60} required value={name()} data-test="club-name" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>{t("page-club-description")}</span>
        <textarea rows={3} maxlength={1000} value={description()} onInput={(event) => setDescription(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button main" disabled={busy()} data-test="save-club">{props.words}</button>
      <Show when={problem()}><p class="problem" role="alert">{problem()}</p></Show>
    </form>
  );
}

function ShunnedList() {
  const [shunned, { refetch }] = createResource(() => society.shunned().catch(() => []));
  const { attempt, busy } = createAttempt();
  return (
    <Show when={(shunned.latest?.length ?? 0) > 0}>
      <Section title={t("page-shunned")}>
        <p class="note">{t("page-shunned-explained")}</p>
        <ul class="timetable">
          <For each={shunned.latest}>
            {(one) => (
              <li class="seat-line" data-test="shunned">
                <span class="table-words"><b>{one.name}</b><span class="faint">{t(one.hearing === "blocked" ? "page-is-blocked" : "page-is-muted")}</span></span>
                <Button disabled={busy()} onClick={() => void attempt(() => society.hear({ by: "person", person: one.id }, "heard")).then(() => refetch())}>{t("page-hear")}</Button>
              </li>
            )}
          </For>
        </ul>
      </Section>
    </Show>
  );
}
