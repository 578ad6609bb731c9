// How strong computer players are, in words.

import { createResource, For } from "solid-js";
import { api } from "../api/client";
import type { Computer } from "../api/wire";
import { attribute, t } from "../lib/fluent";

/** Whom somebody meets who has not chosen. */
const USUAL = "guest";

/** The computer players there are; none if the server cannot be reached. */
export function useComputers(): () => Computer[] {
  const [computers] = createResource(() => api.computers().catch(() => []));
  return () => computers() ?? [];
}

/** The one that is chosen unless somebody chooses another. */
export const usual = (computers: Computer[]): string => (computers.find((one) => one.name === USUAL) ?? computers[0])?.name ?? "";

export const strength = (computer: string): string => t(`page-strength-${computer}`);
export const strengthMeans = (computer: string): string => attribute(`page-strength-${computer}`, "means");

/** A choice of strength, and what the chosen one means. */
export function StrengthChoice(props: { computers: Computer[]; value: string; label: string; onChoose: (computer: string) => void }) {
  return (
    <span class="strength">
      <select aria-label={props.label} data-test="strength" onChange={(event) => props.onChoose(event.currentTarget.value)}>
        <For each={props.computers}>{(one) => <option value={one.name} selected={one.name === props.value}>{strength(one.name)}</option>}</For>
      </select>
      <span class="faint small" data-test="strength-means">{strengthMeans(props.value)}</span>
    </span>
  );
}
