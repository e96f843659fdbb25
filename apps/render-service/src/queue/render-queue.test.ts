import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { describe, expect, it } from "vitest";
import { useRenderQueue } from "../testing/queue-fixture.ts";
import { eventually } from "../testing/service-fixture.ts";
import { createTestEngine } from "../testing/test-engine.ts";
import { SOLVE_QUEUE } from "./render-job.ts";

const { database, runSql, startHub, startWorker, clientOf } = useRenderQueue();

describe("two hub nodes and two workers on one database", () => {
  it("make every picture once, inform only the client that asked, and serve it from either node", async () => {
    const [one, two] = [await startHub(), await startHub()];
    const workers = [await startWorker(), await startWorker()];
    const clients = [await clientOf(one, "a"), await clientOf(two, "b")];
    const asks = clients.flatMap((client, who) =>
      (["main", "modal", "copy-choices-defaults"] as const).map(async (context, n) => {
        const renderId = await client.makeRender(bathroomRequest({ productChoices: [`F-${who * 3 + n}`] }), context);
        await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview", "refined", "final"]));
        return renderId;
      }),
    );
    const ids = await Promise.all(asks);
    for (const [who, client] of clients.entries()) {
      expect(new Set(client.messages.map(({ renderId }) => renderId))).toEqual(
        new Set(ids.slice(who * 3, who * 3 + 3)),
      );
    }
    expect(workers.flatMap(({ engine }) => engine.begun)).toHaveLength(6);
    const last = clients[0]?.messages.at(-1);
    for (const node of [one, two]) expect((await fetch(`${node.url}/pictures/${last?.filename}.jpg`)).status).toBe(200);
  });

  it("leave the job of a worker that stops to the other", async () => {
    const node = await startHub();
    const leaving = await startWorker(createTestEngine({ holdLight: true }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview"]));
    const staying = await startWorker();
    await leaving.stop();
    await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
    expect(staying.engine.begun).toHaveLength(1);
  });

  it("leave a job to the other although the work for it does not end", async () => {
    const node = await startHub();
    let begun = 0;
    const make = (): Promise<void> => {
      begun += 1;
      return new Promise(() => undefined);
    };
    const leaving = await startWorker(createTestEngine(), (own) => ({ ...own, make }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(begun).toBe(1));
    await startWorker();
    await leaving.stop();
    await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
  });

  it("stop a solve that no client waits for, on any worker", async () => {
    const node = await startHub();
    const { engine } = await startWorker(createTestEngine({ holdLight: true }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview"]));
    await client.stop();
    await eventually(() => expect(engine.aborted).toBe(1));
    await eventually(async () =>
      expect((await node.boss.getQueueStats(SOLVE_QUEUE)).every((stats) => stats.queuedCount === 0)).toBe(true),
    );
  });

  it("say so when a picture cannot be made", async () => {
    const node = await startHub();
    await startWorker(createTestEngine({ failOn: "tiles/T-OTHER" }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest({ floorTile: "T-OTHER" }));
    await eventually(() => expect(client.failures).toEqual([{ renderId, code: "render-unavailable" }]));
  });

  it("find pictures that were made while events of the database were lost", async () => {
    const node = await startHub();
    const { engine } = await startWorker(createTestEngine({ holdLight: true }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview"]));
    await runSql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'showroom-events'");
    engine.openLight();
    await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
  });

  it("find the final picture when only its event was lost", async () => {
    const node = await startHub();
    await startWorker(createTestEngine(), (own) => ({
      ...own,
      make: (view, onPicture, signal) => own.make(view, (made) => made.stage === "final" || onPicture(made), signal),
    }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview", "refined", "final"]));
  });

  it("deliver every picture although the database restarts meanwhile", async () => {
    const nodes = [await startHub(), await startHub()];
    await startWorker();
    await startWorker();
    const clients = await Promise.all(nodes.map((node, n) => clientOf(node, `restart ${n}`)));
    const asks: { readonly client: (typeof clients)[number]; readonly renderId: string }[] = [];
    for (let restart = 0; restart < 2; restart += 1) {
      for (const [who, client] of clients.entries()) {
        const request = bathroomRequest({ productChoices: [`F-${restart}-${who}`] });
        asks.push({ client, renderId: await client.makeRender(request, restart === 0 ? "main" : "modal") });
      }
      await database().shutDown();
      await database().restart();
    }
    await eventually(() => {
      for (const { client, renderId } of asks) expect(client.stagesOf(renderId)).toContain("final");
    });
    for (const client of clients) expect(client.failures).toEqual([]);
  }, 60_000);
});
