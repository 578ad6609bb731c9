// Being warned before one sits down with somebody whom one has blocked.

import { createSignal } from "solid-js";
import { ApiError } from "../api/client";

interface Warning {
  names: string[];
  answer: (anyway: boolean) => void;
}

const [warning, setWarning] = createSignal<Warning | null>(null);
export { warning };

/** Asks the server for a seat; where somebody is whom one has blocked, one is asked whether one wants it anyway. */
export async function warned<T>(sit: (anyway: boolean) => Promise<T>): Promise<T> {
  try {
    return await sit(false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "blocked-here") throw error;
    const { names } = error.details as { names: string[] };
    const anyway = await new Promise<boolean>((answer) => setWarning({ names, answer }));
    setWarning(null);
    if (!anyway) throw error;
    return sit(true);
  }
}
