import { and, eq } from "drizzle-orm";
import type { PhaseDates } from "@showroom/api-contract/endpoints/closings";
import { PARTS, type Part } from "@showroom/domain/closing-date/closing-date";
import { lockKeptProject } from "../accounts/project-homes.ts";
import { closingChanges, closingDates, closingExceptions } from "../database/schema/closings.ts";
import { homes } from "../database/schema/homes.ts";
import { inTransaction } from "../database/transaction.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";

export type Outcome = "done" | "changed";

interface PhaseChange {
  readonly phase: string;
  /** The dates that the author saw. */
  readonly seen: PhaseDates;
  readonly dates: PhaseDates;
}

/** Sets the dates of a phase, all at once, and keeps the earlier ones in the history. */
export async function savePhaseDatesOf(
  { pool }: Pick<AppContext, "pool">,
  author: UserRow,
  projectId: number,
  { phase, seen, dates }: PhaseChange,
): Promise<Outcome> {
  return await inTransaction(pool, async ({ tx }) => {
    await lockKeptProject(tx, projectId);
    const ofPhase = and(eq(closingDates.projectId, projectId), eq(closingDates.phase, phase));
    const stored = await tx.select().from(closingDates).where(ofPhase);
    const storedDay = (part: Part): string | null => stored.find((one) => one.part === part)?.lastDay ?? null;
    if (PARTS.some((part) => storedDay(part) !== seen[part])) return "changed";
    for (const part of PARTS) {
      const [before, after] = [storedDay(part), dates[part]];
      if (before === after) continue;
      await tx.delete(closingDates).where(and(ofPhase, eq(closingDates.part, part)));
      if (after !== null) await tx.insert(closingDates).values({ projectId, phase, part, lastDay: after });
      await tx.insert(closingChanges).values({ projectId, phase, part, before, after, actorId: author.id });
    }
    return "done";
  });
}

interface ExceptionChange {
  readonly homeId: number;
  readonly part: Part;
  /** The exception that the author saw. */
  readonly seen: string | null;
  /** Null takes the exception back. */
  readonly lastDay: string | null;
  readonly reason: string;
}

/** Gives a home an exception or takes it back. @throws ProblemError `not-found` for a home of another project */
export async function saveExceptionOf(
  { pool }: Pick<AppContext, "pool">,
  author: UserRow,
  projectId: number,
  { homeId, part, seen, lastDay, reason }: ExceptionChange,
): Promise<Outcome> {
  return await inTransaction(pool, async ({ tx }) => {
    await lockKeptProject(tx, projectId);
    const [home] = await tx
      .select({ id: homes.id })
      .from(homes)
      .where(and(eq(homes.projectId, projectId), eq(homes.id, homeId)));
    if (!home) throw new ProblemError("not-found");
    const ofHome = and(eq(closingExceptions.homeId, homeId), eq(closingExceptions.part, part));
    const [stored] = await tx.select().from(closingExceptions).where(ofHome);
    const before = stored?.lastDay ?? null;
    if (before !== seen) return "changed";
    await tx.delete(closingExceptions).where(ofHome);
    if (lastDay !== null) await tx.insert(closingExceptions).values({ homeId, part, lastDay, reason });
    if (before !== null || lastDay !== null)
      await tx
        .insert(closingChanges)
        .values({ projectId, homeId, part, before, after: lastDay, reason, actorId: author.id });
    return "done";
  });
}
