import { language, t } from "../lib/fluent";
import { Button } from "../ui/parts";

/** A moment by day and minute, as one says it where one lives. */
export const moment = (at: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" }).format(at);

/** Says that the table is shown as it was, and that nothing can be done. */
export function Offline(props: { at: number; onTry: () => void }) {
  return (
    <div class="offline" role="status" data-test="offline">
      <p>{t("page-offline", { when: moment(props.at) })}</p>
      <Button onClick={props.onTry}>{t("page-offline-try")}</Button>
    </div>
  );
}
