import { createMemo, createResource, Show } from "solid-js";
import { encode } from "uqr";
import { api } from "../api/client";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { Button, Sheet } from "../ui/parts";

/** A link that others can follow here, also as a code to photograph. */
export function Share(props: { table: Table; seat?: number; onClose: () => void }) {
  const plain = `${location.origin}/tables/${props.table.id}`;
  const [url] = createResource(async () => {
    if (!props.table.yours) return plain;
    const made = await api.invite(props.table.id, props.seat).catch(() => null);
    return made ? new URL(made.url, location.origin).href : plain;
  });
  return (
    <Sheet title={t(props.seat === undefined ? "page-share" : "page-invite")} onClose={props.onClose}>
      <Show when={url()}>
        {(address) => (
          <div class="share">
            <p>{t(props.seat === undefined ? "page-share-explained" : "page-invite-explained")}</p>
            <input type="text" readonly value={address()} aria-label={t("page-link")} onFocus={(event) => event.currentTarget.select()} />
            <Button main onClick={() => void navigator.clipboard.writeText(address())}>{t("page-copy")}</Button>
            <QrCode text={address()} />
            <Show when={props.table.state !== "open"}>
              <a href={`/api/v1/tables/${props.table.id}/export`} download={`${props.table.name}.json`}>{t("page-export")}</a>
            </Show>
          </div>
        )}
      </Show>
    </Sheet>
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
