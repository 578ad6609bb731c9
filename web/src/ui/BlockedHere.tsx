import { Show } from "solid-js";
import { t } from "../lib/fluent";
import { warning } from "../state/warned";
import { Button, Sheet } from "./parts";

/** Somebody whom one has blocked is where one would sit down. */
export function BlockedHere() {
  return (
    <Show when={warning()}>
      {(found) => (
        <Sheet title={t("page-blocked-here")} onClose={() => found().answer(false)}>
          <p>{t("page-blocked-here-explained", { names: found().names.join(", ") })}</p>
          <div class="confirm-row">
            <Button main test="sit-anyway" onClick={() => found().answer(true)}>{t("page-sit-anyway")}</Button>
            <Button test="rather-not" autofocus onClick={() => found().answer(false)}>{t("page-rather-not")}</Button>
          </div>
        </Sheet>
      )}
    </Show>
  );
}
