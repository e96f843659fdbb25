import { and, desc, eq, inArray } from "drizzle-orm";
import type { FormerBuyers } from "@showroom/api-contract/endpoints/occupancy";
import { linesOf } from "@showroom/domain/model/cost";
import { namesOfBuyers } from "../accounts/home-buyers.ts";
import { confirmationsOf } from "../choices/confirm/find-confirmations.ts";
import { roomsOf } from "../choices/read/choices-entity.ts";
import { costOf } from "../choices/read/settle-rooms.ts";
import { users } from "../database/schema/accounts.ts";
import { choiceChanges, projectChoices } from "../database/schema/choices.ts";
import type { AppContext } from "../kernel/context.ts";
import { agreedInOrder } from "../offers/agreed-lines.ts";
import { findOffersOfHome } from "../offers/find-offers.ts";
import { findHome } from "./household.ts";

type ArchivedRow = typeof projectChoices.$inferSelect;

/** What was chosen, by room, in the catalogue of the choices. */
async function roomsInWords(
  { catalogue }: Pick<AppContext, "catalogue">,
  row: ArchivedRow,
): Promise<FormerBuyers["rooms"]> {
  const project = await catalogue.at(row.projectId, row.revision);
  const house = project.houseTypes.get(row.houseTypeId);
  if (!house) return [];
  const place = { project, house };
  const rooms = roomsOf(place, row);
  const { pageCosts } = costOf(place, rooms);
  return house.pages.flatMap(({ id, title }) => {
    const cost = rooms[id] && pageCosts.find((page) => page.id === id);
    const lines = cost ? linesOf(cost).filter(({ status }) => status !== "dropped") : [];
    return lines.length === 0 ? [] : [{ title, lines: [...new Set(lines.map(({ name }) => name))] }];
  });
}

/** Who had a home before, with what they chose, newest first. @throws ProblemError `not-found` for a home of another project */
export async function findFormerBuyers(app: AppContext, projectId: number, homeId: number): Promise<FormerBuyers[]> {
  const { db } = app;
  await findHome(db, projectId, homeId);
  const archived = await db
    .select()
    .from(projectChoices)
    .where(and(eq(projectChoices.projectId, projectId), eq(projectChoices.archivedHomeId, homeId)))
    .orderBy(desc(projectChoices.archivedAt));
  const agreed = agreedInOrder(await findOffersOfHome(db, homeId));
  return await Promise.all(
    archived.map(async (row): Promise<FormerBuyers> => {
      const persons = await db
        .select()
        .from(users)
        .where(inArray(users.id, [...row.archivedFor]));
      const [event] = await db
        .select()
        .from(choiceChanges)
        .where(and(eq(choiceChanges.choicesId, row.id), inArray(choiceChanges.event, ["purchaseEnded", "buyersMoved"])))
        .orderBy(desc(choiceChanges.id))
        .limit(1);
      const [newest] = await confirmationsOf(db, row.id);
      return {
        names: namesOfBuyers(persons),
        leftAt: (row.archivedAt ?? row.updatedAt).toISOString(),
        by: event?.byName ?? "",
        reason: event?.note ?? "",
        reference: newest?.reference ?? null,
        rooms: await roomsInWords(app, row),
        agreed: agreed.filter((offer) => offer.row.choicesId === row.id).map(({ document }) => document.reference),
      };
    }),
  );
}
