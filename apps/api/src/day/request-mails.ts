/** Mails about requests to staff who want them: one for each, or one a day with all of them. */
import { and, asc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { RequestMails } from "@showroom/domain/staff/day-item";
import { findEnteredProjects, mayEnter } from "../accounts/staff-projects.ts";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import { staffWishes } from "../database/schema/day.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { isHandedIn } from "../offers/last-offers.ts";
import { findConfirmation } from "../mail/find-confirmation.ts";
import { writeLetter } from "../mail/letter.ts";
import type { LetterToEach } from "../mail/letter-to-each.ts";
import type { MailTools } from "../mail/mail-tools.ts";
import { submissionLetter } from "../mail/send-submission.ts";
import { MAIL_TEXTS } from "../mail/texts.ts";
import { findStaff } from "./find-day.ts";

/** The staff who want mails in a way. */
async function findReaders(db: Queries, wanted: RequestMails): Promise<(UserRow & { readonly toldUpTo: number })[]> {
  const wishes = await db.select().from(staffWishes).where(eq(staffWishes.requestMails, wanted));
  if (wishes.length === 0) return [];
  const toldUpTo = new Map(wishes.map((one) => [one.userId, one.toldUpTo]));
  return (await findStaff(db)).flatMap((one) => {
    const told = toldUpTo.get(one.id);
    return told === undefined ? [] : [{ ...one, toldUpTo: told }];
  });
}

/** The letter about one request, to the staff of the project who want one for each. Null when nobody does. */
export async function requestLetter(
  { db, config }: Pick<MailTools, "db" | "config">,
  confirmationId: number,
): Promise<LetterToEach | null> {
  const found = await findConfirmation(db, confirmationId);
  if (!found) return null;
  const [project] = await db
    .select({ id: projects.id, showroomId: projects.showroomId })
    .from(projects)
    .where(eq(projects.slug, found.slug));
  const readers = (await findReaders(db, "each")).filter((reader) => project && mayEnter(reader, project));
  if (readers.length === 0) return null;
  const letter = submissionLetter(found, config.publicUrl);
  return { ...letter, readers, parts: [...letter.parts, { kind: "paragraph", text: MAIL_TEXTS.requestDigest.off }] };
}

interface NewRequest {
  readonly id: number;
  readonly project: string;
  readonly buildNumber: string;
  readonly buyer: string;
  readonly reference: string;
}

/** What was handed in after a confirmation, in the projects that somebody may enter, oldest first. */
async function findNew(db: Queries, reader: UserRow, toldUpTo: number): Promise<NewRequest[]> {
  const entered = (await findEnteredProjects(db, reader)).filter(({ state }) => state !== "archived");
  if (entered.length === 0) return [];
  return await db
    .select({
      id: confirmations.id,
      project: projects.name,
      buildNumber: sql<string>`${confirmations.document} ->> 'buildNumber'`,
      buyer: sql<string>`${confirmations.document} ->> 'buyerName'`,
      reference: sql<string>`${confirmations.document} ->> 'reference'`,
    })
    .from(confirmations)
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(
      and(
        gt(confirmations.id, toldUpTo),
        isHandedIn,
        inArray(
          projects.id,
          entered.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(confirmations.id));
}

/** The daily job: queues one mail for each member of staff with new requests. */
export async function tellRequests({
  db,
  jobs,
}: Pick<AppContext, "db"> & { readonly jobs: Pick<AppContext["jobs"], "send"> }): Promise<void> {
  for (const reader of await findReaders(db, "daily"))
    if ((await findNew(db, reader, reader.toldUpTo)).length > 0)
      await jobs.send("mail.request-digest", { userId: reader.id });
}

/** Sends somebody the requests since the mail before. What was told is stored after the mail, as for `sendPlanning`. */
export async function sendRequestDigest({ db, config, mailer }: MailTools, userId: number): Promise<void> {
  const reader = (await findReaders(db, "daily")).find(({ id }) => id === userId);
  const requests = reader ? await findNew(db, reader, reader.toldUpTo) : [];
  const last = requests.at(-1);
  if (!reader || !last) return;
  const texts = MAIL_TEXTS.requestDigest;
  await mailer.send({
    to: reader.email,
    subject: texts.subject(requests.length),
    ...writeLetter(
      MAIL_TEXTS.greeting(reader.firstName),
      [
        { kind: "paragraph", text: texts.intro },
        {
          kind: "table",
          title: texts.title,
          rows: requests.map(({ project, buildNumber, buyer, reference }) => [
            texts.line(project, buildNumber, buyer),
            reference,
          ]),
        },
        { kind: "action", label: texts.action, url: `${config.publicUrl}/admin?soort=request` },
        { kind: "paragraph", text: texts.off },
      ],
      config.productName,
    ),
  });
  await db.update(staffWishes).set({ toldUpTo: last.id }).where(eq(staffWishes.userId, userId));
}

/** How somebody gets mails about requests. */
export async function findRequestMails(db: Queries, userId: number): Promise<RequestMails> {
  const [row] = await db.select().from(staffWishes).where(eq(staffWishes.userId, userId));
  return row?.requestMails ?? "none";
}

/** Who begins to want one mail a day is told of what comes from now on. */
export async function saveRequestMails(db: Queries, userId: number, requestMails: RequestMails): Promise<void> {
  const newest = sql`(select coalesce(max(id), 0) from confirmations)`;
  await db.insert(staffWishes).values({ userId }).onConflictDoNothing();
  await db
    .update(staffWishes)
    .set({ requestMails, ...(requestMails === "daily" && { toldUpTo: newest }) })
    .where(and(eq(staffWishes.userId, userId), ne(staffWishes.requestMails, requestMails)));
}
