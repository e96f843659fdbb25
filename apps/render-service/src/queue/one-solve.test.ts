import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { describe, expect, it } from "vitest";
import { useRenderQueue } from "../testing/queue-fixture.ts";
import { eventually } from "../testing/service-fixture.ts";
import { createTestEngine } from "../testing/test-engine.ts";
import type { TestEngine } from "../testing/test-engine.ts";

const { api, startHub, startWorker, clientOf } = useRenderQueue();

const finalOf = (client: Awaited<ReturnType<typeof clientOf>>, renderId: string) =>
  eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
const begunBy = (workers: readonly { readonly engine: TestEngine }[]) =>
  workers.map(({ engine }) => engine.begun.length);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("a scene that two hubs ask for", () => {
  it("is solved once, and both get its picture", async () => {
    const hubs = [await startHub(), await startHub()];
    const workers = [
      await startWorker(createTestEngine({ holdLight: true })),
      await startWorker(createTestEngine({ holdLight: true })),
    ];
    const clients = await Promise.all(hubs.map((hub, n) => clientOf(hub, `same ${n}`)));
    const asked = await Promise.all(
      clients.map(async (client) => ({ client, renderId: await client.makeRender(bathroomRequest()) })),
    );
    await eventually(() => expect(begunBy(workers).some((begun) => begun > 0)).toBe(true));
    // Long enough for the other worker to look for jobs.
    await pause(1_500);
    for (const { engine } of workers) engine.openLight();
    for (const { client, renderId } of asked) await finalOf(client, renderId);
    expect(begunBy(workers).toSorted((one, other) => one - other)).toEqual([0, 1]);
  });

  it("in other tiles waits for its light, and goes to the worker that solved it", async () => {
    const hubs = [await startHub(), await startHub()];
    const workers = [
      await startWorker(createTestEngine({ holdLight: true })),
      await startWorker(createTestEngine({ holdLight: true })),
    ];
    const clients = await Promise.all(hubs.map((hub, n) => clientOf(hub, `tiles ${n}`)));
    const asked = await Promise.all(
      clients.map(async (client, n) => ({
        client,
        renderId: await client.makeRender(bathroomRequest({ floorTile: ["T-FLOOR", "T-OTHER"][n] ?? "" })),
      })),
    );
    await eventually(() => expect(begunBy(workers).some((begun) => begun > 0)).toBe(true));
    await pause(1_500);
    expect(begunBy(workers).toSorted((one, other) => one - other)).toEqual([0, 1]);
    for (const { engine } of workers) engine.openLight();
    for (const { client, renderId } of asked) await finalOf(client, renderId);
    const [idle, solver] = begunBy(workers).toSorted((one, other) => one - other);
    expect(idle).toBe(0);
    // On a busy machine a job may be queued again before the solver takes it.
    expect(solver).toBeGreaterThanOrEqual(2);
  });
});

describe("changes of a view", () => {
  it("go to the worker that knows it, from every hub", async () => {
    const hubs = [await startHub(), await startHub()];
    const workers = [await startWorker(), await startWorker()];
    const clients = await Promise.all(hubs.map((hub, n) => clientOf(hub, `changes ${n}`)));
    for (let change = 0; change < 6; change += 1) {
      api().addTile(`T-CHANGE-${change}`);
      const client = clients[change % 2];
      if (client) await finalOf(client, await client.makeRender(bathroomRequest({ floorTile: `T-CHANGE-${change}` })));
    }
    expect(begunBy(workers).toSorted((one, other) => one - other)).toEqual([0, 6]);
  });

  it.each(["stops", "dies"] as const)("go to another worker when that one %s", async (end) => {
    const hub = await startHub();
    const first = await startWorker();
    const client = await clientOf(hub, end);
    await finalOf(client, await client.makeRender(bathroomRequest()));
    const second = await startWorker();
    await (end === "stops" ? first.stop() : first.die());
    await finalOf(client, await client.makeRender(bathroomRequest({ floorTile: "T-OTHER" })));
    expect(begunBy([first, second])).toEqual([1, 1]);
  });
});
