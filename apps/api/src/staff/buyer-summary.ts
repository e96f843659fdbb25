import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { BuyerStatus, StaffBuyer } from "@showroom/api-contract/entities/staff";
import { cents, ZERO } from "@showroom/domain/money/cents";
import type { UserRow } from "../kernel/asker.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { statusOf } from "../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";

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

/** The house type as it was when the choices were handed in. */
export type FrozenHouseType = Pick<Confirmation, "houseTypeId" | "houseTypeName">;

export type BuyerSummary = Omit<StaffBuyer, "progress">;

/** A buyer as a line of the staff's list, but for how far the rooms are. */
export function buyerSummary(
  project: LoadedProject,
  user: BuyerFacts,
  row: ChoicesFacts | null,
  frozen: FrozenHouseType | null,
): BuyerSummary {
  const house = user.houseTypeId === null ? undefined : project.houseTypes.get(user.houseTypeId)?.houseType;
  const houseType = frozen ? { id: frozen.houseTypeId, name: frozen.houseTypeName } : house;
  const status: BuyerStatus = statusOf(row);
  return {
    userId: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    email: user.email,
    buildNumber: user.buildNumber ?? "",
    houseType: houseType ? { id: houseType.id, name: houseType.name } : null,
    status: status === "registered" && !user.registered ? "invited" : status,
    submitType: row?.submitType ?? null,
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    totalPrice: row ? cents(row.addedCost) : ZERO,
    lastChangeAt: row && row.version > 0 ? row.updatedAt.toISOString() : null,
  };
}
