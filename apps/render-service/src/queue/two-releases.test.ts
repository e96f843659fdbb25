import { randomUUID } from "node:crypto";
import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { expect, it } from "vitest";
import { useRenderQueue } from "../testing/queue-fixture.ts";
import { eventually } from "../testing/service-fixture.ts";
import { FORMER_QUEUE } from "./render-job.ts";

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

it("a job of a hub of the release before is made", async () => {
  const hub = await startHub();
  const { engine } = await startWorker();
  const catalogue = { projectId: 1, revision: 1 };
  const id = randomUUID();
  await hub.boss.send(FORMER_QUEUE, { request: bathroomRequest(), catalogue }, { id, singletonKey: "a view" });
  await eventually(() => expect(engine.finished).toBe(1));
});
