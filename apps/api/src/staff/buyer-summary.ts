import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { BuyerStatus, StaffBuyer } from "@showroom/api-contract/entities/staff";
import { cents, ZERO } from "@showroom/domain/money/cents";
import { calledName, namesOfBuyers, type CoBuyer } from "../accounts/home-buyers.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { statusOf } from "../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";

/** The columns of an account for the list of buyers. */
export interface BuyerFacts extends Pick<
  UserRow,
  "id" | "firstName" | "lastName" | "email" | "buildNumber" | "houseTypeId"
> {
  readonly coBuyers: readonly CoBuyer[];
  /** Whether the account has a password. */
  readonly registered: boolean;
}

/** The columns of choices for the list of buyers, without the choices themselves, which are large. */
export type ChoicesFacts = Pick<
  ChoicesRow,
  "id" | "version" | "submitType" | "submittedAt" | "reopened" | "addedCost" | "updatedAt"
>;

/** The house type at submission. */
export type FrozenHouseType = Pick<Confirmation, "houseTypeId" | "houseTypeName">;

export type BuyerSummary = Omit<StaffBuyer, "progress">;

/** A row of the list of buyers, without the progress of the rooms. */
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
    name: namesOfBuyers([user, ...user.coBuyers]),
    email: user.email,
    coBuyers: user.coBuyers.map((one) => ({ userId: one.id, name: calledName(one), email: one.email })),
    buildNumber: user.buildNumber ?? "",
    houseType: houseType ? { id: houseType.id, name: houseType.name } : null,
    status: status === "registered" && !user.registered ? "invited" : status,
    submitType: row?.submitType ?? null,
    submittedAt: row?.submittedAt?.toISOString() ?? null,
    reopened: row?.reopened ?? null,
    totalPrice: row ? cents(row.addedCost) : ZERO,
    lastChangeAt: row && row.version > 0 ? row.updatedAt.toISOString() : null,
  };
}
