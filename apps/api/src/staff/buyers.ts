import { and, eq } from "drizzle-orm";
import type { BuyerStatus, StaffBuyer } from "@showroom/api-contract/entities/staff";
import { cents, ZERO } from "@showroom/domain/money/cents";
import type { UserRow } from "../accounts/asker.ts";
import type { AppContext } from "../app/context.ts";
import { ProblemError } from "../app/problem.ts";
import type { LoadedProject } from "../catalogue/catalogue.ts";
import { roomsOf, type ChoicesRow } from "../choices/choices-entity.ts";
import { houseTypeOf } from "../choices/home.ts";
import { statusOf } from "../choices/write-choices.ts";
import { users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";

export interface Buyer {
  readonly user: UserRow;
  readonly row: ChoicesRow | null;
}

const isBuyerOf = (projectId: number) => and(eq(users.projectId, projectId), eq(users.role, "projectuser"));
const ownChoices = (projectId: number) =>
  and(eq(projectChoices.userId, users.id), eq(projectChoices.projectId, projectId));

/** The buyers of a project with what they chose. */
export async function findBuyers(app: AppContext, projectId: number): Promise<Buyer[]> {
  return await app.db
    .select({ user: users, row: projectChoices })
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .where(isBuyerOf(projectId));
}

/** @throws ProblemError `not-found` for somebody who is no buyer of the project */
export async function findBuyer(app: AppContext, projectId: number, userId: number): Promise<Buyer> {
  const [buyer] = await app.db
    .select({ user: users, row: projectChoices })
    .from(users)
    .leftJoin(projectChoices, ownChoices(projectId))
    .where(and(isBuyerOf(projectId), eq(users.id, userId)));
  if (!buyer) throw new ProblemError("not-found");
  return buyer;
}

function buyerStatus({ user, row }: Buyer): BuyerStatus {
  const status = statusOf(row);
  return status === "registered" && user.passwordHash === null ? "invited" : status;
}

/** A buyer as a line of the staff's list. */
export function staffBuyer(project: LoadedProject, { user, row }: Buyer): StaffBuyer {
  const house = houseTypeOf(user, project);
  const rooms = house ? roomsOf({ project, house }, row) : {};
  const asking = (house?.houseType.pages ?? []).filter(
    (page) => page.type === "configurator" || (page.type === "floors" && project.document.hasFloors),
  );
  return {
    userId: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    email: user.email,
    buildNumber: user.buildNumber ?? "",
    houseType: house && { id: house.houseType.id, name: house.houseType.name },
    status: buyerStatus({ user, row }),
    submitType: row?.submitType ?? null,
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    totalPrice: row ? cents(row.addedCost) : ZERO,
    lastChangeAt: row && row.version > 0 ? row.updatedAt.toISOString() : null,
    progress: asking.map((page) => ({
      pageId: page.id,
      title: page.title,
      confirmed: rooms[page.id]?.confirmedByUser ?? false,
    })),
  };
}
