import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PgBoss } from "pg-boss";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { listJobs, retryJobs } from "../cli/jobs.ts";
import { BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";
import { DEAD_LETTERS, listDeadLetters } from "./dead-letters.ts";

const METRICS = "read-metrics-in-tests";
let broken: TestApp;
let boss: PgBoss;

beforeAll(async () => {
  // No server listens there, so every mail fails.
  broken = await startTestApp({ environment: { SMTP_URL: "smtp://127.0.0.1:9", METRICS_TOKEN: METRICS } });
  boss = new PgBoss({ connectionString: broken.databaseUrl, supervise: false, schedule: false });
  boss.on("error", () => undefined);
  await boss.start();
  // One attempt, so that the first failure is the last.
  await boss.updateQueue("mail.password-reset", { retryLimit: 0 });
});
afterAll(() => boss.stop({ graceful: false }));

const figure = async (app: TestApp, start: string): Promise<number> => {
  const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } });
  const line = (await answer.text()).split("\n").find((text) => text.startsWith(start));
  return Number(line?.split(" ")[1] ?? 0);
};

describe("a mail that cannot be sent", () => {
  it("is counted and ends as a dead letter, which an operator can see and repeat", async () => {
    await broken.client().call(requestPasswordReset, { body: { email: BUYER } });
    await vi.waitFor(async () => expect(await listDeadLetters(boss)).toHaveLength(1), 15_000);
    const [letter] = await listDeadLetters(boss);
    expect(letter).toMatchObject({ name: "mail.password-reset", data: { email: BUYER } });
    expect(letter?.reason).toContain("ECONNREFUSED");
    expect(await figure(broken, "showroom_mail_failures_total")).toBe(1);
    expect(await figure(broken, `showroom_jobs_waiting{queue="${DEAD_LETTERS}"}`)).toBe(1);

    vi.stubEnv("DATABASE_URL", broken.databaseUrl);
    expect(await listJobs()).toContain(`${letter?.id}`);
    await expect(retryJobs(["00000000-0000-0000-0000-000000000000"], false)).rejects.toThrow(
      "er is geen mislukte taak",
    );
    await broken.stop();
    const whole = await startTestApp({ databaseUrl: broken.databaseUrl });
    expect(await retryJobs([], true)).toBe("Opnieuw in de wachtrij: 1");
    expect(await listJobs()).toBe("Er is geen taak mislukt");
    expect(await whole.mails(1)).toHaveLength(1);
    await whole.stop();
  });
});
