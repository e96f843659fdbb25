import { randomUUID } from "node:crypto";
import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import type { Job } from "pg-boss";
import { expect, it } from "vitest";
import { useRenderQueue } from "../testing/queue-fixture.ts";
import { eventually } from "../testing/service-fixture.ts";
import { FIRST_QUEUE, FORMER_QUEUE, SOLVE_QUEUE } from "./render-job.ts";

const { startHub, startWorker, clientOf } = useRenderQueue();

it("what only this release can draw waits for one of its workers, and a worker of the release before cannot fail it", async () => {
  const hub = await startHub();
  let taken = 0;
  await hub.boss.work(FORMER_QUEUE, { pollingIntervalSeconds: 0.5 }, () => {
    taken += 1;
    return Promise.reject(new Error("this camera is not known"));
  });
  const client = await clientOf(hub, "a");
  const renderId = await client.makeRender(bathroomRequest(undefined, "around-left"));
  // Long enough for the worker to look for jobs.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect({ taken, failures: client.failures, stages: client.stagesOf(renderId) }).toEqual({
    taken: 0,
    failures: [],
    stages: [],
  });
  await startWorker();
  await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
});

it.each([FORMER_QUEUE, SOLVE_QUEUE])(
  "a job of a hub of the release before in %s is made, and wholly",
  async (queue) => {
    const hub = await startHub();
    const { engine } = await startWorker();
    const catalogue = { projectId: 1, revision: 1 };
    const id = randomUUID();
    await hub.boss.send(queue, { request: bathroomRequest(), catalogue }, { id, singletonKey: "a view" });
    await eventually(() => expect(engine.finished).toBe(1));
    expect(engine.begun).toHaveLength(1);
  },
);

it("workers of the release before, which take no first pictures, are asked for the whole one", async () => {
  const hub = await startHub({ firstTakenWithin: 200 });
  const asked: unknown[] = [];
  await hub.boss.work(SOLVE_QUEUE, { pollingIntervalSeconds: 0.5 }, ([job]: Job[]) => {
    asked.push(job?.data);
    return Promise.resolve();
  });
  const client = await clientOf(hub, "a");
  await client.makeRender(bathroomRequest());
  await eventually(() => expect(asked).toHaveLength(1));
  expect(asked[0]).not.toHaveProperty("part");
  expect((await hub.boss.getQueueStats(FIRST_QUEUE)).every(({ queuedCount }) => queuedCount === 0)).toBe(true);
});
