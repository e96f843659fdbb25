import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { hubMethod } from "@showroom/signalr-server/hub-definition";
import type { HubCaller } from "@showroom/signalr-server/hub-definition";
import { createHubServer } from "@showroom/signalr-server/hub-server";
import { eventually } from "../testing/eventually.ts";
import type { RenderImage } from "./newest-renders.ts";
import { createRenderHub, type RenderHub, type RenderTrouble } from "./render-hub.ts";

/** Messages of a hub that follows the specification: filename and full path, without a render id. */
interface SpecifiedMessages {
  readonly ReceiveMessage: readonly [filename: string, fullPath: string] | readonly [Readonly<Record<string, string>>];
}

/** Starts a hub that only follows the specification: `MakeRender` accepts one argument. */
async function startSpecifiedHub() {
  const scenes: unknown[] = [];
  let refusals = 0;
  let caller: HubCaller<string, SpecifiedMessages> | null = null;
  const hub = createHubServer<string, SpecifiedMessages>({
    path: "/chat-hub",
    hub: {
      methods: {
        MakeRender: hubMethod(
          (args) => {
            if (args.length === 1) return args[0];
            refusals += 1;
            throw new Error(`Invocation provides ${args.length} argument(s) but target expects 1.`);
          },
          (asking, scene) => {
            caller = asking;
            scenes.push(JSON.parse(String(scene)));
            return `id-${scenes.length}`;
          },
        ),
      },
    },
    authenticate: (token) => token,
    origins: [],
  });
  const http = createServer();
  http.on("upgrade", (request, socket, head) => void (hub.handleUpgrade(request, socket, head) || socket.destroy()));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/chat-hub`,
    scenes,
    refusals: () => refusals,
    say: (...args: SpecifiedMessages["ReceiveMessage"]) => caller?.send("ReceiveMessage", ...args),
    stop: async () => {
      await hub.stop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

let server: Awaited<ReturnType<typeof startSpecifiedHub>>;
let hub: RenderHub;
let images: RenderImage[];
let troubles: RenderTrouble[];
beforeEach(async () => {
  server = await startSpecifiedHub();
  hub = createRenderHub({ url: server.url, getAccessToken: () => "token", reconnectDelays: [0, 20] });
  [images, troubles] = [[], []];
  hub.onImage((image) => images.push(image));
  hub.onTrouble((trouble) => troubles.push(trouble));
  hub.start();
  await eventually(() => expect(hub.state).toBe("connected"));
});
afterEach(async () => {
  await hub.stop();
  await server.stop();
});

const request = (floorTile: string) => bathroomRequest({ floorTile });
const asked = (count: number) => eventually(() => expect(server.scenes).toHaveLength(count));
const shown = () => images.map(({ context, url, stage }) => [context, url, stage]);

it("sends only the scene to a hub that accepts one argument", async () => {
  hub.requestRender("main", request("A"));
  await asked(1);
  expect(server.scenes[0]).toEqual(request("A"));
  expect(server.refusals()).toBe(0);
});

it("sends the trace of an action only until the hub refuses it", async () => {
  await hub.stop();
  hub = createRenderHub({ url: server.url, getAccessToken: () => "token", traceparent: () => "00-a-b-01" });
  hub.start();
  await eventually(() => expect(hub.state).toBe("connected"));
  hub.requestRender("main", request("A"));
  await asked(1);
  hub.requestRender("main", request("B"));
  await asked(2);
  expect([server.refusals(), server.scenes]).toEqual([1, [request("A"), request("B")]]);
});

it("assigns filename and full path to the newest request, as two arguments or in one object", async () => {
  hub.requestRender("main", request("A"));
  await asked(1);
  hub.requestRender("main", request("B"));
  await asked(2);
  server.say("picture-b", "https://pictures.example/");
  await eventually(() => expect(images).toHaveLength(1));
  server.say({ filename: "picture-c", fullpath: "https://pictures.example/" });
  await eventually(() => expect(images).toHaveLength(2));
  expect(shown()).toEqual([
    ["main", "https://pictures.example/picture-b.jpg", "final"],
    ["main", "https://pictures.example/picture-c.jpg", "final"],
  ]);
  const { imageWidth: width, imageHeight: height } = request("B").sceneSettings;
  expect(images[0]).toMatchObject({ width, height });
});

it("requests a second place without its context, and assigns the next picture to it first", async () => {
  hub.requestRender("main", request("A"));
  await asked(1);
  hub.requestRender("modal", request("B"));
  await asked(2);
  expect([server.refusals(), server.scenes[1]]).toEqual([1, request("B")]);
  server.say("picture-b", "https://pictures.example/");
  server.say("picture-a", "https://pictures.example/");
  await eventually(() => expect(images).toHaveLength(2));
  expect(shown()).toEqual([
    ["modal", "https://pictures.example/picture-b.jpg", "final"],
    ["main", "https://pictures.example/picture-a.jpg", "final"],
  ]);
  hub.requestRender("modal", request("C"));
  await asked(3);
  // The hub refused the second argument once; it was not sent again.
  expect(server.refusals()).toBe(1);
  expect(troubles).toEqual([]);
});

it("ignores a message without a picture", async () => {
  hub.requestRender("main", request("A"));
  await asked(1);
  server.say({ filename: "picture-a" });
  server.say("picture-b", "https://pictures.example/");
  await eventually(() => expect(images).toHaveLength(1));
  expect(shown()).toEqual([["main", "https://pictures.example/picture-b.jpg", "final"]]);
});
