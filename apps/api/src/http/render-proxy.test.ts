import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

const WEB_SOCKET_KEY = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const asked: { readonly url: string; readonly origin: string | undefined; readonly body: string }[] = [];

async function note(request: IncomingMessage): Promise<void> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  asked.push({ url: request.url ?? "", origin: request.headers.origin, body });
}

/** A render service that records requests and greets over WebSockets. */
const render = createServer((request, response) => {
  void note(request).then(() =>
    response.writeHead(200, { "content-type": "image/jpeg", "cache-control": "public, immutable" }).end("picture"),
  );
});
render.on("upgrade", (request, socket) => {
  asked.push({ url: request.url ?? "", origin: request.headers.origin, body: "" });
  const key = createHash("sha1").update(`${request.headers["sec-websocket-key"]}${WEB_SOCKET_KEY}`).digest("base64");
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
  );
  socket.write(Buffer.concat([Buffer.from([0x81, 5]), Buffer.from("hello")]));
  socket.on("error", () => undefined);
});

let app: TestApp;
beforeAll(async () => {
  render.listen(0, "127.0.0.1");
  await once(render, "listening");
  const { port } = render.address() as AddressInfo;
  app = await startTestApp({ template: "empty", environment: { RENDER_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app.stop();
  render.closeAllConnections();
  render.close();
});

describe("the proxied paths of the render service", () => {
  it("serve its pictures, with its cache headers", async () => {
    const answer = await fetch(`${app.url}/pictures/abc.jpg?x=1`);
    expect([answer.status, await answer.text()]).toEqual([200, "picture"]);
    expect(answer.headers.get("cache-control")).toBe("public, immutable");
    expect(asked.at(-1)?.url).toBe("/pictures/abc.jpg?x=1");
  });

  it("pass on bodies of every type unchanged", async () => {
    const url = `${app.url}/chat-hub/negotiate?negotiateVersion=1`;
    for (const type of ["text/plain;charset=UTF-8", "application/json"]) {
      const headers = { "content-type": type, origin: "https://a.example" };
      expect((await fetch(url, { method: "POST", headers, body: '{"a":  1}' })).status).toBe(200);
      expect(asked.at(-1)).toEqual({
        url: "/chat-hub/negotiate?negotiateVersion=1",
        origin: "https://a.example",
        body: '{"a":  1}',
      });
    }
  });

  it("open WebSockets", async () => {
    const address = `${app.url.replace("http", "ws")}/chat-hub?id=1&access_token=a%2Bb`;
    // Node's WebSocket also accepts headers, unlike browsers.
    const socket = new WebSocket(address, { headers: { origin: "https://a.example" } });
    const [message] = (await once(socket, "message")) as [{ readonly data: string }];
    expect(message.data).toBe("hello");
    expect(asked.at(-1)?.origin).toBe("https://a.example");
    expect(asked.at(-1)?.url).toBe("/chat-hub?id=1&access_token=a%2Bb");
    socket.close();
  });

  it("respond 503 with Retry-After while it is unreachable, without affecting other paths", async () => {
    const lonely = await startTestApp({ template: "empty", environment: { RENDER_URL: "http://127.0.0.1:9" } });
    const answer = await fetch(`${lonely.url}/pictures/abc.jpg`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await fetch(`${lonely.url}/health/ready`)).status).toBe(200);
    await lonely.stop();
  });
});
