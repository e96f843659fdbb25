/** A hub with the methods that Microsoft's functional tests call, and the endpoints around it. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { HubConnectionBuilder, NullLogger, type IHttpConnectionOptions } from "@microsoft/signalr";
import { hubMethod, hubStream, type HubCaller, type HubDefinition } from "../hub-definition.ts";
import { HubException } from "../hub-exception.ts";
import { createHubServer } from "../hub-server.ts";

interface Messages {
  readonly Message: readonly [text: unknown];
  readonly CustomObject: readonly [value: unknown];
  readonly StreamCanceled: readonly [];
  readonly Result: readonly [];
}

export const SERVER_OBJECT = {
  ByteArray: "AQID",
  DateTime: "2000-01-01T00:00:00Z",
  Guid: "00010203-0405-0607-0706-050403020100",
  IntArray: [1, 2, 3],
  String: "hello world",
};
export const TOKEN = "a-token";

const first = ([value]: readonly unknown[]): unknown => value;

export async function startMicrosoftHub() {
  let redirects = 0;
  let upgradeHeaders: IncomingHttpHeaders = {};
  const callers = new Map<string, HubCaller<object, Messages>>();
  const hub: HubDefinition<object, Messages> = {
    methods: {
      Echo: hubMethod(first, (_caller, value) => value),
      InvokeWithString: hubMethod(first, (caller, text) => caller.send("Message", text)),
      SendCustomObject: hubMethod(first, (caller, value) => caller.send("CustomObject", value)),
      SendComplexObject: hubMethod(first, () => SERVER_OBJECT),
      ThrowException: hubMethod(first, (_caller, text) => {
        throw new HubException(String(text));
      }),
      GetCallerConnectionId: hubMethod(first, (caller) => caller.id),
      Stream: hubStream(first, () => itemsOf("a", "b", "c")),
      EmptyStream: hubStream(first, () => itemsOf()),
      StreamThrowException: hubStream(first, (_caller, text) => {
        throw new HubException(String(text));
      }),
      InfiniteStream: hubStream(first, async function* infinite(caller, _input, { signal }) {
        if (!signal.aborted) await once(signal, "abort");
        caller.send("StreamCanceled");
        yield* itemsOf();
      }),
      StreamingConcat: hubMethod(first, async (_caller, _input, { incoming: [stream] }) => {
        let text = "";
        for await (const item of stream ?? []) text += String(item);
        return text;
      }),
    },
    connected: (caller) => callers.set(caller.id, caller),
  };
  const open = { authenticate: () => ({}), origins: [] };
  const servers = [
    createHubServer<object, Messages>({ path: "/testhub", hub, ...open }),
    createHubServer<object, Messages>({
      path: "/authorizedhub",
      hub,
      origins: [],
      authenticate: (token) => (token === TOKEN ? {} : null),
    }),
    createHubServer<object, Messages>({
      path: "/uncreatable",
      hub: { methods: {}, connected: (caller) => caller.close({ error: "The hub is closed" }) },
      ...open,
    }),
  ];
  const http = createServer((request, response) => {
    if (request.url?.startsWith("/redirect/negotiate")) {
      redirects += 1;
      request.resume();
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ url: `${base()}/testhub` }));
      return;
    }
    const asked = callers.get(/^\/clientresult\/(.*)$/.exec(request.url ?? "")?.[1] ?? "");
    if (asked !== undefined) {
      void asked.ask("Result").then(
        (result) => response.end(String(result)),
        (error: Error) => response.end(error.message),
      );
      return;
    }
    response.setHeader("Set-Cookie", ["testCookie=testValue", "expiredCookie=gone; Max-Age=0"]);
    if (!servers.some((server) => server.handleRequest(request, response))) response.writeHead(404).end();
  });
  http.on("upgrade", (request, socket, head) => {
    upgradeHeaders = request.headers;
    if (!servers.some((server) => server.handleUpgrade(request, socket, head))) socket.destroy();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const base = (): string => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    connect: (path = "/testhub", options: IHttpConnectionOptions = {}) =>
      new HubConnectionBuilder()
        .withUrl(`${base()}${path}`, options)
        .configureLogging(NullLogger.instance)
        .withAutomaticReconnect([0, 10, 50])
        .build(),
    /** What a client returns from its method `Result`, or the message of its error. */
    clientResult: async (id: string | null) => await (await fetch(`${base()}/clientresult/${id}`)).text(),
    socketUrl: () => `${base().replace("http", "ws")}/testhub`,
    redirects: () => redirects,
    upgradeHeaders: () => upgradeHeaders,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

async function* itemsOf(...items: readonly string[]): AsyncGenerator<string> {
  yield* items;
}
