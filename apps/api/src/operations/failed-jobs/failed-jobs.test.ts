import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { discardFailedJob, listFailedJobs, retryFailedJob } from "@showroom/api-contract/endpoints/failed-jobs";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { ADMIN, ADVISOR, BUYER, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  // No server listens there, so every mail fails.
  app = await startTestApp({ environment: { SMTP_URL: "smtp://127.0.0.1:9" } });
  const boss = new PgBoss({ connectionString: app.databaseUrl, supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  // One attempt, so that the first failure is the last.
  await boss.updateQueue("mail.password-reset", { retryLimit: 0 });
  await boss.stop({ graceful: false });
});
afterAll(() => app.stop());

/** Lets mails fail, until there are so many failed jobs. */
async function failedJobs(count: number) {
  const admin = await app.signedIn(ADMIN);
  for (let mail = (await admin.call(listFailedJobs, {})).body.items.length; mail < count; mail += 1)
    await app.client().call(requestPasswordReset, { body: { email: BUYER } });
  return await vi.waitFor(async () => {
    const { items } = (await admin.call(listFailedJobs, {})).body;
    expect(items).toHaveLength(count);
    return { admin, items };
  }, 15_000);
}

const auditOf = async (jobId: string) =>
  (await app.pool.query("select actor_role, action from audit_log where details ->> 'jobId' = $1", [jobId])).rows;

describe("jobs that failed for good", () => {
  it("are shown to admins without the person they were for, and to no other staff", async () => {
    const { items } = await failedJobs(1);
    expect(items[0]).toMatchObject({ queue: "mail.password-reset", reason: expect.stringContaining("ECONNREFUSED") });
    expect(JSON.stringify(items)).not.toContain(BUYER);
    for (const email of [ADVISOR, PROJECT_ADMIN, BUYER])
      expect(await (await app.signedIn(email)).status("GET", "/api/staff/failed-jobs")).toBe(403);
  });

  it("are deleted, which is in the audit log", async () => {
    const { admin, items } = await failedJobs(1);
    const jobId = items[0]?.id ?? "";
    await admin.call(discardFailedJob, { params: { jobId } });
    expect((await admin.call(listFailedJobs, {})).body.items).toEqual([]);
    expect(await auditOf(jobId)).toEqual([{ actor_role: "admin", action: "discarded-job" }]);
    expect(await admin.status("DELETE", `/api/staff/failed-jobs/${jobId}`)).toBe(404);
  });

  it("are done when they are repeated and the cause is gone", async () => {
    const { items } = await failedJobs(1);
    const jobId = items[0]?.id ?? "";
    await app.stop();
    app = await startTestApp({ databaseUrl: app.databaseUrl });
    const admin = await app.signedIn(ADMIN);
    await admin.call(retryFailedJob, { params: { jobId } });
    expect((await admin.call(listFailedJobs, {})).body.items).toEqual([]);
    expect(await auditOf(jobId)).toEqual([{ actor_role: "admin", action: "retried-job" }]);
    expect(await app.mails(1)).toHaveLength(1);
  });
});
