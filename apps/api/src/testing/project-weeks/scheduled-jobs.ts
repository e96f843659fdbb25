/** The scheduled jobs of the simulated project, which run when its weeks say so and not when the machine's clock does. */
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import { sendPlanning, tellPlanning } from "../../closings/tell-planning.ts";
import type { DatabaseHandle } from "../../database/database.ts";
import { createSeal } from "../../kernel/seal.ts";
import type { Mail } from "../../mail/mailer.ts";
import type { TestApp } from "../test-app.ts";
import { TEST_SECRET_KEY, testConfig } from "../test-environment.ts";

/** Ends the schedules by the machine's clock. */
export async function endSchedules({ pool }: TestApp): Promise<void> {
  await pool.query(`delete from ${JOB_SCHEMAS.api}.schedule`);
}

/** The hourly job that tells buyers of dates. `letters` are those that it sent so far. */
export function openPlanning({ databaseUrl, url }: TestApp, database: DatabaseHandle) {
  const letters: Mail[] = [];
  const queued: number[] = [];
  const tools = {
    ...database,
    config: testConfig({ DATABASE_URL: databaseUrl, PUBLIC_URL: url }),
    sealOf: (purpose: string) => createSeal(TEST_SECRET_KEY, purpose),
    mailer: { send: async (mail: Mail): Promise<void> => void letters.push(mail) },
    jobs: {
      failed: { list: async () => [], retry: async () => undefined, discard: async () => undefined },
      send: async (name: string, data: object): Promise<void> => {
        if (name === "mail.planning" && "userId" in data) queued.push(Number(data.userId));
      },
      work: async () => undefined,
      stop: async () => undefined,
    },
  };
  async function tell(): Promise<void> {
    await tellPlanning(tools);
    for (const id of queued.splice(0)) await sendPlanning(tools, id);
  }
  return { letters, tell };
}
