import { listFloors } from "@showroom/api-contract/endpoints/floors";
import { operation } from "../../kernel/operation.ts";
import { floorsOfHouseType } from "../../choices/read/floors-of-house-type.ts";

export const listFloorsOperation = operation(listFloors, async ({ app, asker, query }) => [
  ...(await floorsOfHouseType(app, asker, query.houseType)).floors,
]);
