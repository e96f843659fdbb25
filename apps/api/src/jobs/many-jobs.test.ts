import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { pino } from "pino";
import { openDatabase, type DatabaseHandle } from "../database/database.ts";
import { cloneDatabase } from "../testing/test-database.ts";
import type { JobName } from "./job-data.ts";
import { openJobs, type JobHandlers, type Jobs } from "./jobs.ts";

let database: DatabaseHandle;
let jobs: Jobs;
beforeAll(async () => {
  const url = await cloneDatabase("empty");
  database = openDatabase(url, 2, () => undefined);
  jobs = await openJobs(url, database.pool, pino({ level: "silent" }));
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

it("jobs that are queued together run one after the other without a pause", async () => {
  const done: number[] = [];
  const handlers = new Proxy({} as JobHandlers, {
    get: (_, name: JobName) => async (data: { readonly userId?: number }) => {
      if (name === "mail.invitation") done.push(Date.now());
      await Promise.resolve(data);
    },
  });
  const client = await database.pool.connect();
  await client.query("begin");
  for (let invitationId = 1; invitationId <= 20; invitationId += 1)
    await jobs.send("mail.invitation", { invitationId }, client);
  await client.query("commit");
  client.release();
  await jobs.work(handlers);
  await vi.waitFor(() => expect(done).toHaveLength(20), { timeout: 15_000, interval: 20 });
  // At one job in two seconds these would take 38 s.
  expect((done.at(-1) ?? 0) - (done[0] ?? 0)).toBeLessThan(10_000);
});
