import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RenderHubMessages } from "@showroom/api-contract/render-hub";
import type { RenderMessage } from "@showroom/domain/render/render-request";
import { hubMethod } from "@showroom/signalr-server/hub-definition";
import type { HubCaller } from "@showroom/signalr-server/hub-definition";
import { createHubServer } from "@showroom/signalr-server/hub-server";

export interface Asked {
  readonly renderId: string;
  readonly json: string;
  readonly context: unknown;
  readonly trace: unknown;
  /** Sends a message of this stage for the render. */
  say(stage: RenderMessage["stage"]): void;
  fail(): void;
}

export interface RenderHubFixtureOptions {
  readonly port?: number;
  /** Runs before the response to each MakeRender; may send, wait or throw. */
  readonly beforeAnswer?: (asked: Asked, count: number) => void | Promise<void>;
}

/** Starts a render hub that sends only what a test tells it to. */
export async function startRenderHub({ port = 0, beforeAnswer }: RenderHubFixtureOptions = {}) {
  const asked: Asked[] = [];
  const tokens: (string | null)[] = [];
  let count = 0;

  const ask = (caller: HubCaller<string, RenderHubMessages>, args: readonly unknown[]): Asked => {
    count += 1;
    const renderId = `render-${count}`;
    const message = {
      renderId,
      filename: `picture-${count}`,
      fullpath: "https://pictures.example/",
      width: 1_920,
      height: 1_080,
    };
    return {
      renderId,
      json: String(args[0]),
      context: args[1] ?? "main",
      trace: args[2],
      say: (stage) => caller.send("ReceiveMessage", { ...message, stage }),
      fail: () => caller.send("RenderFailed", { renderId, code: "render-unavailable" }),
    };
  };

  const hub = createHubServer<string, RenderHubMessages>({
    path: "/chat-hub",
    hub: {
      methods: {
        MakeRender: hubMethod(
          (args) => args,
          async (caller, args) => {
            const request = ask(caller, args);
            await beforeAnswer?.(request, count);
            asked.push(request);
            return request.renderId;
          },
        ),
      },
    },
    authenticate: (token) => {
      tokens.push(token);
      return token?.startsWith("good") ? token : null;
    },
    origins: [],
  });
  const http = createServer();
  http.on(
    "request",
    (request, response) => void (hub.handleRequest(request, response) || response.writeHead(404).end()),
  );
  http.on("upgrade", (request, socket, head) => void (hub.handleUpgrade(request, socket, head) || socket.destroy()));
  await new Promise<void>((resolve) => http.listen(port, "127.0.0.1", resolve));
  const actualPort = (http.address() as AddressInfo).port;
  return {
    asked,
    tokens,
    /** The number of calls, refused ones included. */
    count: () => count,
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}/chat-hub`,
    stop: async () => {
      await hub.stop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export type RenderHubFixture = Awaited<ReturnType<typeof startRenderHub>>;
