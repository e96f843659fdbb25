import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { ago, DAY, now } from "@showroom/service/clock";
import type { Pool } from "pg";
import { closingDates, closingExceptions } from "../database/schema/closings.ts";
import { homes } from "../database/schema/homes.ts";
import { passedClosings } from "../database/schema/webhooks.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { emitEvent } from "./emit-event.ts";

/** A date that ended longer ago is no news. */
const NEWS_FOR = 7 * DAY;

/** The hourly job: tells of the closing dates that ended since the last run, each once. */
export async function tellPassedClosings(tools: {
  readonly db: Database;
  readonly pool: Pool;
  readonly jobs: Pick<Jobs, "send">;
}): Promise<void> {
  // A day has ended when it is before today in the Netherlands.
  const found = await tools.db
    .select()
    .from(closingDates)
    .where(and(lt(closingDates.lastDay, dayOf(now())), gte(closingDates.lastDay, dayOf(ago(NEWS_FOR)))));
  for (const { projectId, phase, part, lastDay } of found)
    await inTransaction(tools.pool, async (open) => {
      const { tx } = open;
      const told = await tx
        .insert(passedClosings)
        .values({ projectId, phase, part, lastDay })
        .onConflictDoNothing()
        .returning();
      if (told.length === 0) return;
      const ofPhase = await tx.select().from(homes).where(eq(homes.projectId, projectId));
      const inPhase = ofPhase.filter((home) => (home.phase ?? "") === phase);
      const except = await tx
        .select({ homeId: closingExceptions.homeId })
        .from(closingExceptions)
        .where(
          and(
            eq(closingExceptions.part, part),
            inArray(
              closingExceptions.homeId,
              inPhase.map(({ id }) => id),
            ),
          ),
        );
      const exempt = new Set(except.map(({ homeId }) => homeId));
      const exceptBuildNumbers = inPhase.filter(({ id }) => exempt.has(id)).map(({ buildNumber }) => buildNumber);
      await emitEvent(tools, open, projectId, "closing.passed", { phase, part, lastDay, exceptBuildNumbers });
    });
}
