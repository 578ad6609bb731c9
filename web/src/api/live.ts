// News of a table as it happens: a WebSocket that resumes where it left off, and plain polling while it cannot be had.

import { api, ApiError, liveAddress } from "./client";
import type { Update } from "./wire";

const POLL_EVERY = 1500;
/** How often we poll at most before trying to be live again. */
const MOST_POLLS = 10;
/** After so long without news we ask whether there is any: a connection that was cut is not closed, it only says nothing. */
const ASK_AFTER = 60_000;
/** The close code for a table that may not be watched any more. */
const GONE = 4404;

export type Connection = "live" | "polling" | "lost";

export interface Feed {
  known: () => { after: number; said: number };
  news: (update: Update) => void;
  connection: (state: Connection) => void;
  gone: () => void;
}

/** Follows a table until the returned function is called. */
export function follow(id: string, feed: Feed): () => void {
  let stopped = false;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const heard = (from: WebSocket) => {
    clearTimeout(silence);
    silence = setTimeout(() => void ask(from), ASK_AFTER);
  };

  /** Asks what is new over another connection. If the socket should have told us, it is dead and we leave it. */
  const ask = async (asked: WebSocket) => {
    const { after, said } = feed.known();
    const update = await api.updates(id, after, said).catch(() => undefined);
    if (stopped || socket !== asked || asked.readyState !== WebSocket.OPEN) return;
    const known = feed.known();
    if (!update || (known.after >= update.number && known.said >= update.said)) return heard(asked);
    asked.onclose = asked.onmessage = null;
    asked.close();
    feed.news(update);
    connect();
  };

  const connect = () => {
    const { after, said } = feed.known();
    const opened = new WebSocket(liveAddress(id, after, said));
    socket = opened;
    opened.onopen = () => {
      failures = 0;
      feed.connection("live");
      heard(opened);
    };
    opened.onmessage = (message: MessageEvent<string>) => {
      heard(opened);
      feed.news(JSON.parse(message.data) as Update);
    };
    opened.onclose = (event) => {
      clearTimeout(silence);
      if (stopped) return;
      if (event.code === GONE) return feed.gone();
      failures += 1;
      void poll(Math.min(failures, MOST_POLLS));
    };
  };

  /** Polls so many times, then tries to be live again. */
  const poll = async (times: number) => {
    const { after, said } = feed.known();
    try {
      const update = await api.updates(id, after, said);
      feed.news(update);
      feed.connection("polling");
      // A long log comes in pages: the next one follows at once.
      if (!stopped && update.entries.length > 0 && update.number < update.table.number) return void poll(times);
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status)) return feed.gone();
      feed.connection("lost");
    }
    if (!stopped) timer = setTimeout(times > 1 ? () => void poll(times - 1) : connect, POLL_EVERY);
  };

  const wake = () => {
    if (document.visibilityState !== "visible" || stopped || socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(timer);
    failures = 0;
    connect();
  };

  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearTimeout(silence);
    socket?.close();
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
  };
}
