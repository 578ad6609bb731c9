import { createResource, Show } from "solid-js";
import { api } from "../api/client";
import type { Table } from "../api/wire";
import { t } from "../lib/fluent";
import { qrPath } from "../lib/qr";
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

function QrCode(props: { text: string }) {
  const code = () => qrPath(props.text);
  return (
    <svg class="qr" viewBox={`-4 -4 ${code().size + 8} ${code().size + 8}`} role="img" aria-label={t("page-qr")}>
      <rect x={-4} y={-4} width={code().size + 8} height={code().size + 8} fill="#fff" />
      <path d={code().path} fill="#000" />
    </svg>
  );
}
