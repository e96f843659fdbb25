import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { HubException } from "@showroom/signalr-server/hub-exception";
import { expect, it, vi } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { startRenderHub, type RenderHubFixtureOptions } from "../testing/render-hub-fixture.ts";
import { createRenderHub } from "./render-hub.ts";

const refusing: RenderHubFixtureOptions = {
  beforeAnswer: ({ json }) => {
    if (json.includes("REFUSED")) throw new HubException("invalid-scene: nonsense");
  },
};

it("a reconnect repeats no request that was refused or forgotten, and a listener that left hears nothing", async () => {
  const first = await startRenderHub(refusing);
  const hub = createRenderHub({ url: first.url, getAccessToken: () => "good", reconnectDelays: [0, 20] });
  const [troubles, heard] = [vi.fn(), vi.fn()];
  hub.onTrouble(troubles);
  hub.onState(heard)();
  hub.start();
  await eventually(() => expect(hub.state).toBe("connected"));
  hub.requestRender("main", bathroomRequest({ floorTile: "REFUSED" }));
  hub.requestRender("modal", bathroomRequest({ floorTile: "FORGOTTEN" }));
  await eventually(() => expect([troubles.mock.calls.length, first.asked.length]).toEqual([1, 1]));
  hub.forget("modal");
  await first.stop();
  const second = await startRenderHub({ port: first.port });
  hub.requestRender("copy-choices-defaults", bathroomRequest({ floorTile: "WANTED" }));
  await eventually(() => expect(second.asked).toHaveLength(1));
  await hub.stop();
  await second.stop();
  expect(second.asked.map(({ json }) => /REFUSED|FORGOTTEN|WANTED/.exec(json)?.[0])).toEqual(["WANTED"]);
  expect(heard).not.toHaveBeenCalled();
});

it("a request continues the trace of its action, also after a reconnect", async () => {
  const first = await startRenderHub();
  let traceparent = "00-click-1-01";
  const options = { getAccessToken: () => "good", reconnectDelays: [0, 20], traceparent: () => traceparent };
  const hub = createRenderHub({ url: first.url, ...options });
  hub.start();
  hub.requestRender("main", bathroomRequest());
  await eventually(() => expect(first.asked).toMatchObject([{ context: "main", trace: "00-click-1-01" }]));
  traceparent = "00-click-2-01";
  await first.stop();
  const second = await startRenderHub({ port: first.port });
  hub.requestRender("modal", bathroomRequest());
  await eventually(() => expect(second.asked).toHaveLength(2));
  await hub.stop();
  await second.stop();
  expect(second.asked.map(({ context, trace }) => [context, trace])).toEqual([
    ["main", "00-click-1-01"],
    ["modal", "00-click-2-01"],
  ]);
});

it("asks a hub of the release before plans for the standard layout, and every other one for the plan", async () => {
  const asked: string[] = [];
  const former: RenderHubFixtureOptions = {
    beforeAnswer: ({ json }) => {
      asked.push(json);
      if (json.includes("positions"))
        throw new HubException('invalid-scene: sceneStructure: Unrecognized key: "positions"');
    },
  };
  const door = { kind: "door", wall: "front", along: 0, width: 900, height: null, sill: null, swing: null } as const;
  const { home, sceneSettings, sceneStructure } = bathroomRequest();
  const planned = { home, sceneSettings, sceneStructure: { ...sceneStructure, positions: [door] } };
  for (const [options, expected] of [
    [former, bathroomRequest()],
    [{}, planned],
  ] as const) {
    const server = await startRenderHub(options);
    const hub = createRenderHub({ url: server.url, getAccessToken: () => "good" });
    const troubles = vi.fn();
    hub.onTrouble(troubles);
    hub.start();
    hub.requestRender("modal", planned);
    await eventually(() => expect(server.asked).toHaveLength(1));
    expect([JSON.parse(server.asked[0]?.json ?? ""), server.asked[0]?.context]).toEqual([expected, "modal"]);
    await hub.stop();
    await server.stop();
    expect(troubles).not.toHaveBeenCalled();
  }
  expect(asked).toHaveLength(2);
});
