import { and, eq, sql } from "drizzle-orm";
import type { ProjectHome } from "@showroom/api-contract/endpoints/homes";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { homeState } from "@showroom/domain/staff/project-home";
import { calledName, notWithdrawn } from "../accounts/home-buyers.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { houseTypes } from "../database/schema/catalogue.ts";
import { homes } from "../database/schema/homes.ts";
import { isBuyerOf } from "../staff/buyers.ts";

/** Of the account in a home: its building number, in any case of the letters. */
export const livesThere = (projectId: number) =>
  and(isBuyerOf(projectId), eq(sql`lower(${users.buildNumber})`, sql`lower(${homes.buildNumber})`));

/** The homes of a project, each with who was invited for it, by building number. */
export async function findProjectHomes(db: Queries, projectId: number): Promise<ProjectHome[]> {
  const found = await db
    .select({
      home: homes,
      houseType: houseTypes.name,
      former: sql<number>`(select count(*)::int from project_choices c where c.archived_home_id = ${homes.id})`,
      buyer: { userId: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(homes)
    .leftJoin(houseTypes, eq(houseTypes.id, homes.houseTypeId))
    .leftJoin(users, and(livesThere(projectId), notWithdrawn))
    .where(eq(homes.projectId, projectId));
  const rows = Map.groupBy(found, ({ home }) => home.id);
  return [...rows.values()]
    .flatMap(([first, ...more]) => {
      if (!first) return [];
      const buyers = [first, ...more].flatMap(({ buyer }) =>
        buyer ? [{ userId: buyer.userId, name: calledName(buyer) }] : [],
      );
      const { id, version, buildNumber, phase, address, closedAt } = first.home;
      return {
        id,
        version,
        buildNumber,
        houseType: first.houseType ?? "",
        phase: phase ?? "",
        address: address ?? "",
        state: homeState({ isClosed: closedAt !== null, hasBuyers: buyers.length > 0 }),
        buyers,
        former: first.former,
      };
    })
    .toSorted((one, other) => compareBuildNumbers(one.buildNumber, other.buildNumber));
}
