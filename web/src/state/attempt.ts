// Asking the server for something on a page of its own, and saying what came of it.

import { createSignal } from "solid-js";
import { ApiError } from "../api/client";
import { fault } from "../lib/faults";

export function createAttempt() {
  const [problem, setProblem] = createSignal("");
  const [busy, setBusy] = createSignal(false);
  return {
    problem,
    busy,
    /** Says whether it was done. */
    async attempt(asked: () => Promise<unknown>): Promise<boolean> {
      setProblem("");
      setBusy(true);
      try {
        await asked();
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(fault(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
