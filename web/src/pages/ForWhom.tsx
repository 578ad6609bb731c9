import { createResource, For, Show } from "solid-js";
import { society, type Friend } from "../api/society";
import { t } from "../lib/fluent";
import type { TableDraft } from "../state/draft";
import { person } from "../state/person";

/** The people whom one may call to a table. */
export const useFriends = () => {
  const [found] = createResource(
    () => person()?.login,
    () => society.friends().then((all) => all.filter((one) => one.state === "friend"), (): Friend[] => []),
  );
  return () => found.latest ?? [];
};

/** Friends to be picked. */
export function FriendChoice(props: { friends: Friend[]; picked: string[]; onPick: (picked: string[]) => void }) {
  const pick = (id: string, on: boolean) => props.onPick(on ? [...props.picked, id] : props.picked.filter((one) => one !== id));
  return (
    <div class="friend-choice" role="group" aria-label={t("page-for-friends")}>
      <For each={props.friends}>
        {(friend) => (
          <label class="explained">
            <input type="checkbox" checked={props.picked.includes(friend.id)} onChange={(event) => pick(friend.id, event.currentTarget.checked)} />
            <span>{friend.name}</span>
          </label>
        )}
      </For>
    </div>
  );
}

/** For whom a new table is: a club, some friends, or whoever comes. */
export function ForWhom(props: { table: TableDraft }) {
  const { draft, setDraft } = props.table;
  const [clubs] = createResource(() => person()?.login, () => society.clubs().catch(() => []));
  const friends = useFriends();
  return (
    <Show when={(clubs.latest?.length ?? 0) > 0 || friends().length > 0}>
      <fieldset data-test="for-whom">
        <legend>{t("page-for-whom")}</legend>
        <Show when={(clubs.latest?.length ?? 0) > 0}>
          <label class="field">
            <span>{t("page-for-club")}</span>
            <select data-test="for-club" onChange={(event) => setDraft("club", event.currentTarget.value || null)}>
              <option value="">{t("page-for-club-none")}</option>
              <For each={clubs.latest}>{(club) => <option value={club.id} selected={draft.club === club.id}>{club.name}</option>}</For>
            </select>
          </label>
          <Show when={draft.club}><p class="note">{t("page-for-club-explained")}</p></Show>
        </Show>
        <Show when={friends().length > 0}>
          <p class="sub">{t("page-for-friends")}</p>
          <FriendChoice friends={friends()} picked={draft.friends} onPick={(picked) => setDraft("friends", picked)} />
          <p class="note">{t("page-for-friends-explained")}</p>
        </Show>
      </fieldset>
    </Show>
  );
}
