import { listFloors } from "@showroom/api-contract/endpoints/floors";
import { operation } from "../../kernel/operation.ts";
import { floorsOfHouseType } from "../../catalogue/floors-of-house-type.ts";

export const listFloorsOperation = operation(listFloors, async ({ app, query }) => [
  ...(await floorsOfHouseType(app, query.houseType)).floors,
]);
