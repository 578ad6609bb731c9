import { expect, it } from "vitest";
import type { Message } from "../../src/api/game";
import type { Entry } from "../../src/api/wire";
import { accountOf, sourcesOf } from "../../src/state/account";

const said = (id: string, args: Message["args"] = {}): Message => ({ id: `event-${id}`, args });

const log = (...events: Message[][]): Entry[] =>
  events.map((all, index) => ({ number: index + 1, position: index + 1, kind: "move", events: all }) as unknown as Entry);

const paid = (company: string, player: string, shares: number, amount: number) => said("dividend-paid", { company, player, shares, amount });
const begins = said("operating-round-begins", { turn: 2, round: 1 });

it("a round that is over is told: who paid, what prices did, who received most", () => {
  const entries = log(
    [said("stock-round-begins", { number: 2 })],
    [paid("Old", "Ann", 1, 99), begins, said("private-income", { private: "Pier", player: "Ann", amount: 30 })],
    [paid("IOW", "Ann", 3, 24), paid("IOW", "Ben", 7, 56), said("price-moved", { company: "IOW", from: 90, to: 100 })],
    [said("phase-begins", { phase: 3 }), said("price-moved", { company: "C&N", from: 100, to: 90 }), said("price-moved", { company: "FYN", from: 60, to: 50 })],
    [said("price-moved", { company: "IOW", from: 100, to: 110 })],
    [said("stock-round-begins", { number: 3 })],
    [paid("IOW", "Ann", 3, 500)],
  );
  const account = accountOf(entries, "Ann", (company) => ({ IOW: 3, "C&N": 1 })[company] ?? 0);
  expect(account).toEqual({
    round: "2.1",
    after: 6,
    sources: [{ from: "Pier", amount: 30, shares: 0 }, { from: "IOW", amount: 24, shares: 3 }],
    total: 54,
    prices: [{ company: "IOW", from: 90, to: 110, shares: 3 }, { company: "C&N", from: 100, to: 90, shares: 1 }],
    most: { player: "Ben", amount: 56 },
  });
});

it("a round that goes on is not told, and of one that paid nothing that it did not", () => {
  expect(accountOf(log([begins], [paid("IOW", "Ann", 3, 24)]), "Ann", () => 0)).toBeNull();
  const over = accountOf(log([begins], [said("game-over", { reason: "bank" })]), "Ann", () => 0);
  expect(over).toMatchObject({ total: 0, sources: [], most: null });
});

it("a whole game is added up by where the money came from, without what was taken back", () => {
  const entries = log([begins], [paid("IOW", "Ann", 3, 24)], [paid("IOW", "Ann", 4, 40), paid("C&N", "Ann", 1, 9)], [paid("C&N", "Ben", 1, 9)]);
  expect(sourcesOf(entries, "Ann")).toEqual([{ from: "IOW", amount: 64, shares: 0 }, { from: "C&N", amount: 9, shares: 0 }]);
  const undone = { number: 5, position: 2, kind: "undo", events: [] } as unknown as Entry;
  expect(sourcesOf([...entries, undone], "Ann")).toEqual([{ from: "IOW", amount: 24, shares: 0 }]);
});
