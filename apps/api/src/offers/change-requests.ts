/** What buyers ask to change of what is agreed. All that happens to the requests of a home happens while its offers are locked. */
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ChangeRequest } from "@showroom/api-contract/entities/offer";
import { refuseRequest, type RequestEnding, type RequestRefusal } from "@showroom/domain/agreement/change-request";
import { touchSameLines, type LineKey } from "@showroom/domain/agreement/lines-in-force";
import { isAgreed } from "@showroom/domain/agreement/offer-state";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { calledName } from "../accounts/home-buyers.ts";
import { authorOf } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import { changeRequests } from "../database/schema/change-requests.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { ProblemError } from "../kernel/problem.ts";
import { standingLines } from "./agreed-lines.ts";
import { findOffersOfChoices, findOffersTo, lockOffersOf } from "./find-offers.ts";
import { recordEvent } from "./record-event.ts";

type RequestRow = typeof changeRequests.$inferSelect;
type Member = Asker & { readonly user: UserRow };

export const changeRequestEntity = (row: RequestRow): ChangeRequest => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.byName,
  words: row.words,
  lines: row.lines,
  ending:
    row.ending && row.endedAt ? { kind: row.ending, at: row.endedAt.toISOString(), text: row.answer ?? "" } : null,
});

/** The requests on choices, newest first. */
export const findRequests = async (db: Queries, choicesIds: readonly number[]): Promise<RequestRow[]> =>
  await db
    .select()
    .from(changeRequests)
    .where(inArray(changeRequests.choicesId, [...choicesIds]))
    .orderBy(desc(changeRequests.id));

/** The choices of a person's home; null when there are none. */
async function choicesIdOf(db: Queries, projectId: number, userId: number): Promise<number | null> {
  const [own] = await db
    .select({ id: projectChoices.id })
    .from(projectChoices)
    .where(
      and(
        eq(projectChoices.projectId, projectId),
        isNull(projectChoices.archivedAt),
        sql`${projectChoices.userId} = (select coalesce(one.shares_choices_of, one.id) from users one where one.id = ${userId})`,
      ),
    );
  return own?.id ?? null;
}

/** The choices on which somebody has an agreement, or whose home has one of former buyers; null without either. */
export async function agreedChoicesOf(db: Queries, projectId: number, userId: number): Promise<number | null> {
  const agreed = (await findOffersTo(db, projectId, userId)).find(({ record }) => isAgreed(record));
  if (agreed) return agreed.row.choicesId;
  const choicesId = await choicesIdOf(db, projectId, userId);
  if (choicesId === null) return null;
  const ofHome = await findOffersOfChoices(db, choicesId);
  return ofHome.some(({ row, record }) => row.choicesId !== choicesId && isAgreed(record)) ? choicesId : null;
}

interface Asked {
  readonly projectId: number;
  readonly lines: readonly LineKey[];
  readonly words: string;
}

/** Stores what a buyer asks for and tells the showroom. Returns why not. */
export async function storeRequest(
  { pool, jobs }: Pick<AppContext, "pool" | "jobs">,
  asker: Member,
  { projectId, lines, words }: Asked,
): Promise<"done" | "not-agreed" | RequestRefusal> {
  const { user } = asker;
  return await inTransaction(pool, async ({ tx, client }) => {
    const choicesId = await agreedChoicesOf(tx, projectId, user.id);
    if (choicesId === null) return "not-agreed";
    await lockOffersOf(tx, choicesId);
    // The purchase may have ended while this waited.
    if ((await agreedChoicesOf(tx, projectId, user.id)) !== choicesId) return "not-agreed";
    const inForce = standingLines(await findOffersOfChoices(tx, choicesId));
    const endings = (await findRequests(tx, [choicesId])).map(({ ending }) => ending);
    const refusal = refuseRequest(lines, { endings, inForce });
    if (refusal !== null) return refusal;
    const [stored] = await tx
      .insert(changeRequests)
      .values({
        choicesId,
        byUserId: user.id,
        byName: calledName(user),
        lines: inForce
          .filter((one) => touchSameLines([one], lines))
          .map(({ reference, line, title, name }) => ({ reference, line, title, name })),
        words,
      })
      .returning({ id: changeRequests.id });
    if (!stored) throw new Error("The request was not stored");
    await recordEvent(tx, authorOf(user), { choicesId, event: "changeRequested", note: words });
    await jobs.send("mail.change-request", { requestId: stored.id }, client);
    return "done";
  });
}

/** Ends the open request of a home. The transaction has locked its offers. Returns its id; undefined when there is none. */
export async function endRequest(
  tx: Queries,
  choicesId: number,
  end: { readonly kind: RequestEnding; readonly by: UserRow; readonly answer: string },
): Promise<number | undefined> {
  const [ended] = await tx
    .update(changeRequests)
    .set({ ending: end.kind, endedAt: now(), endedBy: end.by.id, answer: end.answer })
    .where(and(eq(changeRequests.choicesId, choicesId), isNull(changeRequests.ending)))
    .returning({ id: changeRequests.id });
  return ended?.id;
}

interface Refused {
  readonly projectId: number;
  readonly requestId: number;
  readonly reason: string;
}

/** Refuses a request for staff and tells the buyers of the home. @throws ProblemError `not-found` for another project's */
export async function refuseStoredRequest(
  { pool, jobs }: Pick<AppContext, "pool" | "jobs">,
  asker: Member,
  { projectId, requestId, reason }: Refused,
): Promise<"done" | "answered"> {
  return await inTransaction(pool, async ({ tx, client }) => {
    const [found] = await tx
      .select({ choicesId: projectChoices.id, userId: projectChoices.userId })
      .from(changeRequests)
      .innerJoin(projectChoices, eq(projectChoices.id, changeRequests.choicesId))
      .where(and(eq(changeRequests.id, requestId), eq(projectChoices.projectId, projectId)));
    if (!found) throw new ProblemError("not-found");
    const { choicesId, userId } = found;
    await lockOffersOf(tx, choicesId);
    const open = (await findRequests(tx, [choicesId])).find(({ ending }) => ending === null);
    if (open?.id !== requestId) return "answered";
    await endRequest(tx, choicesId, { kind: "refused", by: asker.user, answer: reason });
    await recordEvent(tx, authorOf(asker.user), { choicesId, event: "requestRefused", note: reason });
    await recordAudit(tx, asker, { action: "refused-change-request", subjectId: userId, projectId });
    await jobs.send("mail.change-refused", { requestId }, client);
    return "done";
  });
}
