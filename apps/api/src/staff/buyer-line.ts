import type { BuyerStatus, StaffBuyer } from "@showroom/api-contract/entities/staff";
import { cents, ZERO } from "@showroom/domain/money/cents";
import type { UserRow } from "../kernel/asker.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { statusOf, type ChoicesRow } from "../choices/read/choices-entity.ts";

/** What of an account a line of the list tells. */
export interface BuyerFacts extends Pick<
  UserRow,
  "id" | "firstName" | "lastName" | "email" | "buildNumber" | "houseTypeId"
> {
  /** Has a password. */
  readonly registered: boolean;
}

/** What of choices a line of the list tells: not the choices themselves, which are large. */
export type ChoicesFacts = Pick<
  ChoicesRow,
  "id" | "version" | "submitType" | "submittedAt" | "addedCost" | "updatedAt"
>;

export type BuyerLine = Omit<StaffBuyer, "progress">;

/** A buyer as a line of the staff's list, but for how far the rooms are. */
export function buyerLine(project: LoadedProject, user: BuyerFacts, row: ChoicesFacts | null): BuyerLine {
  const house = user.houseTypeId === null ? undefined : project.houseTypes.get(user.houseTypeId);
  const status: BuyerStatus = statusOf(row);
  return {
    userId: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    email: user.email,
    buildNumber: user.buildNumber ?? "",
    houseType: house ? { id: house.houseType.id, name: house.houseType.name } : null,
    status: status === "registered" && !user.registered ? "invited" : status,
    submitType: row?.submitType ?? null,
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    totalPrice: row ? cents(row.addedCost) : ZERO,
    lastChangeAt: row && row.version > 0 ? row.updatedAt.toISOString() : null,
  };
}
