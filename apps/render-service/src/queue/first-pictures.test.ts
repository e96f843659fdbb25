import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { expect, it } from "vitest";
import { useRenderQueue } from "../testing/queue-fixture.ts";
import { eventually } from "../testing/service-fixture.ts";
import { createTestEngine } from "../testing/test-engine.ts";

const { runSql, startHub, startWorker, clientOf } = useRenderQueue();

/** Scenes that each need light of their own. */
const scene = (n: number) => bathroomRequest({ productChoices: [`F-${n}`] });

it("a first picture waits for no refinement, however many wait", async () => {
  const hub = await startHub();
  const { engine } = await startWorker(createTestEngine({ holdLight: true }));
  const buyers = await Promise.all([0, 1, 2, 3, 4].map((n) => clientOf(hub, `buyer ${n}`)));
  for (const [n, buyer] of buyers.entries()) {
    const renderId = await buyer.makeRender(scene(n));
    await eventually(() => expect(buyer.stagesOf(renderId)).toEqual(["preview"]));
  }
  engine.openLight();
  for (const buyer of buyers)
    await eventually(() => expect(buyer.messages.map(({ stage }) => stage)).toEqual(["preview", "refined", "final"]));
  expect(engine.begun).toHaveLength(5);
});

it("a picture is refined by another worker when the one that made its first picture dies", async () => {
  const hub = await startHub();
  const first: Awaited<ReturnType<typeof startWorker>> = await startWorker(createTestEngine(), (own) => ({
    ...own,
    make: async (view, onPicture, signal, part) => {
      await own.make(view, onPicture, signal, part);
      await first.die();
    },
  }));
  const client = await clientOf(hub, "a");
  const renderId = await client.makeRender(scene(0));
  await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview"]));
  const { engine } = await startWorker();
  // The first picture is made again if the worker died before it could tell that it was done.
  await eventually(() => expect([...new Set(client.stagesOf(renderId))]).toEqual(["preview", "refined", "final"]));
  expect([first.engine.begun.length, engine.begun.length]).toEqual([0, 1]);
});

it("a picture is refined although the event of its first one was lost", async () => {
  const hub = await startHub();
  await startWorker(createTestEngine(), (own) => ({
    ...own,
    make: async (view, onPicture, signal, part) => {
      if (part === "first")
        await runSql(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'showroom-events'",
        );
      await own.make(view, onPicture, signal, part);
    },
  }));
  const client = await clientOf(hub, "a");
  const renderId = await client.makeRender(scene(0));
  await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
});

it("a view whose light its worker has lost is refined by any worker", async () => {
  const hub = await startHub();
  const parts: unknown[] = [];
  await startWorker(createTestEngine(), (own) => ({
    ...own,
    make: async (view, onPicture, signal, part) => {
      parts.push(part);
      if (part === "first") onPicture({ name: "preview", stage: "preview", width: 1, height: 1 });
      else await own.make(view, onPicture, signal, part);
    },
  }));
  const client = await clientOf(hub, "a");
  for (const floorTile of ["T-FLOOR", "T-OTHER"]) {
    const renderId = await client.makeRender(bathroomRequest({ floorTile }));
    await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
  }
  expect(parts).toEqual(["first", "refinement", "first", "refinement"]);
});

it("pictures of a buyer who waits for several are refined after those of others", async () => {
  const hub = await startHub();
  const { engine } = await startWorker(createTestEngine({ holdLight: true }));
  const show = async (buyer: string, n: number, floorTile: string) => {
    const page = await clientOf(hub, buyer);
    const renderId = await page.makeRender(bathroomRequest({ productChoices: [`F-${n}`], floorTile }));
    await eventually(() => expect(page.stagesOf(renderId)).toEqual(["preview"]));
    return { page, renderId };
  };
  const shown = [];
  for (const n of [0, 1, 2]) shown.push(await show("a", n, "T-FLOOR"));
  shown.push(await show("b", 3, "T-OTHER"));
  await eventually(() => expect(engine.begun).toHaveLength(1));
  engine.openLight();
  for (const { page, renderId } of shown) await eventually(() => expect(page.stagesOf(renderId)).toContain("final"));
  expect(engine.begun.map((view) => view.endsWith("T-OTHER"))).toEqual([false, true, false, false]);
});
