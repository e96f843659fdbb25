import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { BouncedMail } from "@showroom/api-contract/endpoints/bounced-mails";
import { now } from "@showroom/service/clock";
import { calledName } from "../accounts/home-buyers.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { sentMails } from "../database/schema/sent-mails.ts";
import { ProblemError } from "../kernel/problem.ts";

const MOST = 200;

/** Subjects of RFC 3463: the part after the class. */
const REASONS: readonly (readonly [RegExp, BouncedMail["reason"]])[] = [
  [/^\d\.2\.2$/, "full"],
  [/^\d\.(?:2\.3|3\.4)$/, "too-large"],
  [/^\d\.7\.\d+$/, "blocked"],
  [/^\d\.(?:1\.\d+|2\.1|4\.4)$/, "address"],
];

export const reasonOf = (status: string): BouncedMail["reason"] =>
  REASONS.find(([pattern]) => pattern.test(status))?.[1] ?? "other";

/** The projects that a mail is of: that of a buyer with the address, or those of the showroom. */
const isOfProject = (projectIds: readonly number[]) =>
  or(
    inArray(users.projectId, [...projectIds]),
    sql`lower(${sentMails.toEmail}) in (select lower(p.document -> 'showroom' ->> 'email') from ${projects} p where p.id in ${projectIds})`,
  );

/** The mails of projects that came back and were not set aside, newest first: also for the list of an advisor's day. */
export async function findBouncedMails(
  db: Queries,
  projectIds: readonly number[],
): Promise<(BouncedMail & { readonly projectId: number | null })[]> {
  if (projectIds.length === 0) return [];
  const found = await db
    .select({ mail: sentMails, user: users })
    .from(sentMails)
    .leftJoin(
      users,
      and(eq(sql`lower(${users.email})`, sql`lower(${sentMails.toEmail})`), eq(users.role, "projectuser")),
    )
    .where(and(isNotNull(sentMails.bouncedAt), isNull(sentMails.handledAt), isOfProject(projectIds)))
    .orderBy(desc(sentMails.bouncedAt))
    .limit(MOST);
  return found.flatMap(({ mail, user }) =>
    mail.bouncedAt === null
      ? []
      : [
          {
            projectId: user?.projectId ?? null,
            id: mail.messageId,
            to: mail.toEmail,
            subject: mail.subject,
            sentAt: mail.sentAt.toISOString(),
            bouncedAt: mail.bouncedAt.toISOString(),
            reason: reasonOf(mail.status),
            diagnostic: mail.diagnostic,
            buyer: user && { userId: user.id, name: calledName(user), buildNumber: user.buildNumber ?? "" },
          },
        ],
  );
}

/** Sets a mail aside. @throws ProblemError `not-found` for one of another project */
export async function settleBounce(db: Queries, projectId: number, id: string): Promise<void> {
  if (!(await findBouncedMails(db, [projectId])).some((mail) => mail.id === id)) throw new ProblemError("not-found");
  await db.update(sentMails).set({ handledAt: now() }).where(eq(sentMails.messageId, id));
}
