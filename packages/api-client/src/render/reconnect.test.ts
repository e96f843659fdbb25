import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { HubException } from "@showroom/signalr-server/hub-exception";
import { expect, it, vi } from "vitest";
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
  await vi.waitFor(() => expect(hub.state).toBe("connected"));
  hub.requestRender("main", bathroomRequest({ floorTile: "REFUSED" }));
  hub.requestRender("modal", bathroomRequest({ floorTile: "FORGOTTEN" }));
  await vi.waitFor(() => expect([troubles.mock.calls.length, first.asked.length]).toEqual([1, 1]));
  hub.forget("modal");
  await first.stop();
  const second = await startRenderHub({ port: first.port });
  hub.requestRender("copy-choices-defaults", bathroomRequest({ floorTile: "WANTED" }));
  await vi.waitFor(() => expect(second.asked).toHaveLength(1), { timeout: 5_000 });
  await hub.stop();
  await second.stop();
  expect(second.asked.map(({ json }) => /REFUSED|FORGOTTEN|WANTED/.exec(json)?.[0])).toEqual(["WANTED"]);
  expect(heard).not.toHaveBeenCalled();
});
