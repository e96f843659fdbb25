import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HubConnectionBuilder, NullLogger } from "@microsoft/signalr";
import type { HubConnection } from "@microsoft/signalr";
import { WebSocket } from "ws";
import { frame } from "../frame-reader.ts";
import { hubMethod, hubStream } from "../hub-definition.ts";
import type { HubDefinition } from "../hub-definition.ts";
import type { HubEvent } from "../hub-event.ts";
import { HubException } from "../hub-exception.ts";
import type { HubLimits } from "../hub-limits.ts";
import { createHubServer } from "../hub-server.ts";

export interface Person {
  readonly name: string;
  readonly expiresAt: number | null;
}

export interface EchoMessages {
  readonly Said: readonly [text: string];
}

export const GOOD_TOKEN = "token-of-jan";
export const OTHER_TOKEN = "token-of-els";
const NAMES: Readonly<Record<string, string>> = { [GOOD_TOKEN]: "Jan", [OTHER_TOKEN]: "Els" };
export const PAGE_ORIGIN = "https://showroom.example";

/** A hub with one method per behaviour worth testing, on a port of its own. */
export async function startHub(limits: Partial<HubLimits> = {}, port = 0, lifetime: number | null = null) {
  const events: HubEvent[] = [];
  const callLog: string[] = [];
  /** Ends the wait of the method `Read`. */
  const reading = Promise.withResolvers<void>();
  const oneText = ([text]: readonly unknown[]): string => {
    if (typeof text !== "string") throw new HubException("text: expected a string");
    return text;
  };
  const hub: HubDefinition<Person, EchoMessages> = {
    methods: {
      Echo: hubMethod(oneText, (caller, text) => `${caller.principal.name}: ${text}`),
      SayBack: hubMethod(oneText, (caller, text) => caller.send("Said", text)),
      Refuse: hubMethod(oneText, (_caller, text) => {
        throw new HubException(text);
      }),
      Break: hubMethod(oneText, () => {
        throw new Error("secret detail");
      }),
      Slow: hubMethod(oneText, async (_caller, text) => {
        callLog.push(`start ${text}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        callLog.push(`end ${text}`);
        return text;
      }),
      Count: hubStream(oneText, async function* count(_caller, text) {
        for (let n = 0; n < 5_000; n += 1) {
          callLog.push(`made ${n}`);
          yield text.repeat(10_000);
        }
      }),
      Watch: hubStream(oneText, async function* watch(_caller, text, { signal }) {
        yield text;
        if (!signal.aborted) await once(signal, "abort");
        callLog.push(`stopped ${text}`);
      }),
      Deaf: hubStream(oneText, async function* deaf() {
        yield await new Promise<string>(() => undefined);
      }),
      BreakHalfway: hubStream(oneText, async function* halfway(_caller, text) {
        yield text;
        throw new Error("secret detail");
      }),
      Read: hubMethod(oneText, async (_caller, _text, { incoming }) => {
        await reading.promise;
        let items = 0;
        for (const stream of incoming) for await (const _item of stream) items += 1;
        return items;
      }),
      Ask: hubMethod(oneText, async (caller, text) => {
        callLog.push(await caller.ask("Said", text).then(String, (error: Error) => error.message));
      }),
      Leave: hubMethod(oneText, (caller, text) => caller.close({ error: text })),
      Flood: hubMethod(oneText, (caller, text) => {
        for (let n = 0; n < 400 && !caller.signal.aborted; n += 1) caller.send("Said", text.repeat(10_000));
      }),
    },
  };
  const server = createHubServer({
    path: "/chat-hub",
    hub,
    authenticate: (token) => {
      if (token === "key-server-down") throw new Error("no keys");
      const name = NAMES[token ?? ""];
      return name === undefined ? null : { name, expiresAt: lifetime === null ? null : Date.now() + lifetime };
    },
    expiresAt: (person) => person.expiresAt,
    userOf: (person) => person.name,
    addressOf: (request) => String(request.headers["x-address"] ?? request.socket.remoteAddress),
    origins: [PAGE_ORIGIN],
    limits,
    observe: (event) => events.push(event),
  });
  const http = createServer((request, response) => {
    if (!server.handleRequest(request, response)) response.writeHead(404).end();
  });
  http.on("upgrade", (request, socket, head) => {
    if (!server.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  const { port: actualPort } = http.address() as AddressInfo;
  return {
    server,
    events,
    callLog,
    startReading: () => reading.resolve(),
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}/chat-hub`,
    disconnectReasons: () => events.filter((event) => event.type === "disconnected").map((event) => event.reason),
    /** As if the process were killed. */
    kill: () => {
      http.closeAllConnections();
      http.close();
      return server.stop();
    },
    stop: async () => {
      await server.stop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export type HubFixture = Awaited<ReturnType<typeof startHub>>;

/** Microsoft's own client, quiet. */
export function microsoftClient(url: string, token = GOOD_TOKEN, reconnectDelays: number[] = []): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: () => token })
    .configureLogging(NullLogger.instance)
    .withAutomaticReconnect(reconnectDelays)
    .build();
}

/** A bare WebSocket, for what a well-behaved client never sends. Messages arrive split at their separators. */
export async function rawClient(fixture: HubFixture, options: { handshake?: boolean; origin?: string } = {}) {
  const socket = new WebSocket(
    `${fixture.url.replace("http", "ws")}?access_token=${GOOD_TOKEN}`,
    options.origin === undefined ? {} : { origin: options.origin },
  );
  const received: unknown[] = [];
  socket.on("message", (data) => {
    for (const text of (data as Buffer).toString().split("\u001e").slice(0, -1)) received.push(JSON.parse(text));
  });
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  const say = (message: unknown) => socket.send(frame(JSON.stringify(message)));
  if (options.handshake ?? true) say({ protocol: "json", version: 1 });
  return { socket, received, closed, say };
}
