// What stands around the server in tests of calls: a push service that reads what comes with a browser's key, a webhook, and a proxy before
// the server that can be cut or pretend an upgrade.

import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { createServer, request, type IncomingMessage, type Server as HttpServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

async function listen(server: HttpServer, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const close = (server: HttpServer): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

export interface Call {
  title: string;
  body: string;
  url: string;
  kind: string;
}

/** A push service with one browser, whose keys it knows: RFC 8291 as Node's own cryptography does it. */
export async function pushService() {
  const keys: ECDH = createECDH("prime256v1");
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const calls: Call[] = [];
  let status = 201;
  const unseal = (body: Buffer): Call => {
    const [salt, theirs, record] = [body.subarray(0, 16), body.subarray(21, 21 + 65), body.subarray(21 + 65)];
    const derived = (secret: Buffer, salted: Buffer, info: Buffer | string, size: number) => Buffer.from(hkdfSync("sha256", secret, salted, info, size));
    const secret = derived(keys.computeSecret(theirs), auth, Buffer.concat([Buffer.from("WebPush: info\0"), own, theirs]), 32);
    const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const opened = createDecipheriv("aes-128-gcm", key, derived(secret, salt, "Content-Encoding: nonce\0", 12));
    opened.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
    return JSON.parse(text.subarray(0, -1).toString()) as Call;
  };
  const server = createServer((message, answer) => {
    void read(message).then((body) => {
      calls.push(unseal(body));
      answer.writeHead(status).end();
    });
  });
  const port = await listen(server);
  const subscription = { endpoint: `http://127.0.0.1:${port}/push`, keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") } };
  return { calls, subscription, answer: (next: number) => (status = next), stop: () => close(server) };
}

/** Something that listens to webhooks. */
export async function webhook() {
  const heard: Record<string, unknown>[] = [];
  const server = createServer((message, answer) => {
    void read(message).then((body) => {
      heard.push(JSON.parse(body.toString()) as Record<string, unknown>);
      answer.end();
    });
  });
  const port = await listen(server);
  return { heard, url: `http://127.0.0.1:${port}/hook`, stop: () => close(server) };
}

/** A proxy before a server. It can be cut, as if there were no network, and pretend that the server has been upgraded. */
export async function proxy(to: string) {
  let version = 0;
  const pass = (message: IncomingMessage, answer: ServerResponse) => {
    const headers = { ...message.headers, "accept-encoding": "identity" };
    const asked = request(`${to}${message.url}`, { method: message.method, headers }, (got) => {
      void read(got).then((body) => {
        const page = got.headers["content-type"]?.startsWith("text/html") ?? false;
        const { "content-length": _, "transfer-encoding": __, ...kept } = got.headers;
        const upgraded = (): string => {
          if (page) return body.toString().replace("<head>", `<head><meta name="upgrade" content="${version}">`);
          return body.toString().replace(/"([0-9a-f]{16})"/, `"${version}-$1"`);
        };
        const text = version > 0 && (page || message.url === "/sw.js") ? upgraded() : body;
        answer.writeHead(got.statusCode ?? 502, kept).end(text);
      });
    });
    asked.on("error", () => answer.destroy());
    message.pipe(asked);
  };
  let server = createServer(pass);
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    upgrade: () => (version += 1),
    cut: () => close(server),
    mend: async () => {
      server = createServer(pass);
      await listen(server, port);
    },
  };
}
