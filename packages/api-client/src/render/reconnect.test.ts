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
