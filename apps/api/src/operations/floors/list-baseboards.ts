import { listBaseboards } from "@showroom/api-contract/endpoints/floors";
import { operation } from "../../kernel/operation.ts";
import { floorsOfHouseType } from "../../catalogue/floors-of-house-type.ts";

export const listBaseboardsOperation = operation(listBaseboards, async ({ app, query }) => [
  ...(await floorsOfHouseType(app, query.houseType)).baseboards,
]);
