import { createMemo, createResource, createSignal, Show, type ParentProps } from "solid-js";
import { encode } from "uqr";
import { api, ApiError } from "../api/client";
import type { Table } from "../api/wire";
import { fault } from "../lib/faults";
import { t } from "../lib/fluent";
import { Button, Sheet } from "../ui/parts";
import { Channel } from "./Channel";
import { TakeAway } from "./Copying";
import { DeleteTable, playsAlone } from "./DeleteTable";
import { Embed } from "./Embed";

/** A link that others can follow here, also as a code to photograph. */
export function Share(props: { table: Table; seat?: number; onClose: () => void }) {
  const plain = `${location.origin}/tables/${props.table.id}`;
  const [said, setSaid] = createSignal("");
  const [url] = createResource(async () => {
    if (!props.table.yours) return plain;
    try {
      return new URL((await api.invite(props.table.id, props.seat)).url, location.origin).href;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(fault(error));
      return null;
    }
  });
  return (
    <Sheet title={t(props.seat === undefined ? "page-share" : "page-invite")} onClose={props.onClose}>
      <Show when={url()}>
        {(address) => (
          <ShareLink address={address()} explained={t(props.seat === undefined ? "page-share-explained" : "page-invite-explained")}>
            <Show when={props.table.state !== "open"}>
              <TakeAway table={props.table} />
              <Show when={props.table.yours}><Embed table={props.table} /></Show>
              <Show when={props.table.yours && playsAlone(props.table)}><DeleteTable id={props.table.id} /></Show>
            </Show>
          </ShareLink>
        )}
      </Show>
      <Show when={props.table.yours && props.seat === undefined}>
        <Channel id={props.table.id} />
      </Show>
      <Show when={said()}><p role="status">{said()}</p></Show>
    </Sheet>
  );
}

/** An address to be copied or photographed. */
export function ShareLink(props: ParentProps<{ address: string; explained: string }>) {
  const [said, setSaid] = createSignal("");
  let field: HTMLInputElement | undefined;
  const copy = async () => {
    field?.select();
    // Browsers let nobody copy by script at addresses without TLS: the link is selected, for the key to do it.
    const done = await navigator.clipboard?.writeText(props.address).then(() => true, () => false);
    setSaid(t(done ? "page-copied" : "page-copy-by-key"));
  };
  return (
    <div class="share">
      <p>{props.explained}</p>
      <input ref={field} type="text" readonly value={props.address} aria-label={t("page-link")} onFocus={(event) => event.currentTarget.select()} />
      <Button main test="copy" onClick={() => void copy()}>{t("page-copy")}</Button>
      <QrCode text={props.address} />
      {props.children}
      <Show when={said()}><p role="status">{said()}</p></Show>
    </div>
  );
}

/** A code with the white margin that cameras need. */
function QrCode(props: { text: string }) {
  const code = createMemo(() => encode(props.text, { ecc: "M", border: 4 }));
  const dark = () => code().data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${code().size} ${code().size}`} role="img" aria-label={t("page-qr")}>
      <rect width={code().size} height={code().size} fill="#fff" />
      <path d={dark()} fill="#000" />
    </svg>
  );
}
