import { listFloorMaterials } from "@showroom/api-contract/endpoints/floors";
import { operation } from "../../app/operation.ts";
import { ProblemError } from "../../app/problem.ts";
import { floorsOfHouseType } from "../../catalogue/floors-of-house-type.ts";

/** The call names no house type: it is the one that the asker configures. */
export const listFloorMaterialsOperation = operation(listFloorMaterials, async ({ app, asker }) => {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  const { houseTypeId } = asker.user;
  return houseTypeId === null ? [] : [...(await floorsOfHouseType(app, houseTypeId)).materials];
});
