import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../../src/api/wire";

const updates = vi.hoisted(() => vi.fn());
vi.mock("../../src/api/client", () => ({ api: { updates }, ApiError: class extends Error {}, liveAddress: () => "ws://here" }));

import { follow } from "../../src/api/live";

/** A socket that opens at once and says nothing by itself. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: ((message: { data: string }) => void) | null;
  onclose?: ((event: { code: number }) => void) | null;
  constructor() {
    Socket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  close() {
    this.readyState = 3;
  }
}

const update = (number: number) => ({ number, said: 0, entries: [], table: { number } }) as unknown as Update;

/** Follows a table of which two entries are known; gives what it is told. */
const following = () => {
  let after = 2;
  const told: number[] = [];
  const news = (one: Update) => {
    after = one.number;
    told.push(one.number);
  };
  const stop = follow("t", { known: () => ({ after, said: 0 }), news, connection: () => {}, gone: () => {} });
  return { told, stop };
};

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  updates.mockReset();
  vi.stubGlobal("WebSocket", Socket);
  const page = { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: "visible" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("leaves a socket that says nothing although there is news", async () => {
  updates.mockResolvedValue(update(3));
  const { told, stop } = following();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(told).toEqual([3]);
  expect(Socket.all.map((socket) => socket.readyState)).toEqual([3, 1]);
  stop();
});

it("keeps a socket while there is no news, and asks again", async () => {
  updates.mockResolvedValue(update(2));
  const { told, stop } = following();
  await vi.advanceTimersByTimeAsync(125_000);
  expect(updates).toHaveBeenCalledTimes(2);
  expect(told).toEqual([]);
  expect(Socket.all).toHaveLength(1);
  stop();
});

it("does not ask while the socket tells", async () => {
  const { told, stop } = following();
  for (const number of [3, 4, 5]) {
    await vi.advanceTimersByTimeAsync(50_000);
    Socket.all[0]?.onmessage?.({ data: JSON.stringify(update(number)) });
  }
  expect(updates).not.toHaveBeenCalled();
  expect(told).toEqual([3, 4, 5]);
  stop();
});
