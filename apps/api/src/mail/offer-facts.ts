import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { findOfferById } from "../offers/find-offers.ts";

/** An offer with its project and the named persons who still have an account; undefined when it is gone. */
export async function findMailedOffer(db: Queries, offerId: number) {
  const offer = await findOfferById(db, offerId);
  if (!offer) return undefined;
  const [project] = await db
    .select({ slug: projects.slug, document: projects.document })
    .from(projects)
    .where(eq(projects.id, offer.projectId));
  if (!project) return undefined;
  const persons = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(inArray(users.id, [...offer.record.persons]), isNull(users.disabledAt)));
  return { offer, project, persons };
}
