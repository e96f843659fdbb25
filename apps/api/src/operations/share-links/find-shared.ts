/** The choices behind a share link. */
import { eq, sql } from "drizzle-orm";
import { digestOf } from "../../accounts/secrets.ts";
import { users } from "../../database/schema/accounts.ts";
import { confirmations, projectChoices, shareLinks } from "../../database/schema/choices.ts";
import type { AppContext } from "../../kernel/context.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { isInForce } from "../../choices/confirm/find-confirmations.ts";
import { roomsOf } from "../../choices/read/choices-entity.ts";
import { homeOfChoices } from "../../choices/read/home.ts";
import { isOpen } from "../../choices/read/share-link-entity.ts";

type SharedChoices = Awaited<ReturnType<typeof findShared>>;

/** @throws ProblemError `not-found` or `link-used` */
export async function findShared(app: Pick<AppContext, "db">, token: string) {
  const hash = digestOf(token);
  const [found] = await app.db
    .select({
      link: shareLinks,
      choices: projectChoices,
      user: users,
      cost: confirmations.cost,
      confirmationId: confirmations.id,
      works: sql<boolean>`${isOpen()} and ${projectChoices.archivedAt} is null`,
    })
    .from(shareLinks)
    .innerJoin(projectChoices, eq(projectChoices.id, shareLinks.choicesId))
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .leftJoin(confirmations, isInForce)
    .where(eq(shareLinks.hash, hash));
  if (!found) throw new ProblemError("not-found");
  if (!found.works) throw new ProblemError("link-used");
  return { ...found, hash };
}

/** Home and rooms as the link shows them. */
export async function sharedHome(app: AppContext, { user, choices }: Pick<SharedChoices, "user" | "choices">) {
  const live = await app.catalogue.project(choices.projectId);
  const home = await homeOfChoices(app, user, live, choices);
  return { home, rooms: roomsOf(home, choices) };
}
