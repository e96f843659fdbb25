import { listFloorMaterials } from "@showroom/api-contract/endpoints/floors";
import { hasProjectAccess } from "@showroom/domain/access/access";
import { actorOf } from "../../accounts/actor.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { floorsOfHouseType } from "../../choices/read/floors-of-house-type.ts";

/** Without a house type in the request, the user's own is used; staff may have none. */
export const listFloorMaterialsOperation = operation(listFloorMaterials, async ({ app, asker, query }) => {
  const { user } = registered(asker);
  const houseTypeId = query.houseType ?? user.houseTypeId;
  if (houseTypeId === null) return [];
  const { id, showroomId } = await app.catalogue.projectOfHouseType(houseTypeId);
  if (!hasProjectAccess(actorOf(user), { id, showroomOrganisationId: showroomId })) throw new ProblemError("not-found");
  return [...(await floorsOfHouseType(app, asker, houseTypeId)).materials];
});
