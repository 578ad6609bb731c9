// What went wrong, in the reader's language: the server's own sentences are for programs and for its log.

import type { ApiError } from "../api/client";
import { has, say, t } from "./fluent";

/** An error of the server as a sentence. */
export function fault({ code, refusal }: ApiError): string {
  if (refusal) return say(refusal);
  const id = `page-error-${code}`;
  return has(id) ? t(id) : t("page-error", { code });
}
