// A game against two computer players, begun by one click; at a hot seat if there are none.

import { api } from "../api/client";
import type { NewSeat } from "../api/wire";
import { engineer } from "../lib/engineers";
import { go } from "../lib/router";
import { sitDown } from "../state/person";
import { usual } from "../ui/Strength";

export async function playNow(title: string, name: string): Promise<void> {
  const me = await sitDown();
  const computer = usual(await api.computers());
  const other = (seat: number): NewSeat => {
    const name = engineer(seat, [me.name]);
    return computer ? { kind: "computer", computer, name } : { kind: "hot", name };
  };
  const table = await api.create({
    name,
    title,
    options: [],
    listed: false,
    undo: "free",
    seating: "as-listed",
    seats: [{ kind: "mine" }, other(0), other(1)],
  });
  if (table.state === "open") await api.start(table.id);
  go(`/tables/${table.id}`);
}
