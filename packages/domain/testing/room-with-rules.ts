import type { RoomChoice } from "../src/model/choices.ts";
import type { Rule } from "../src/model/rule.ts";
import { evaluateRules } from "../src/rules/evaluate.ts";
import { settle } from "../src/rules/settle.ts";
import { standardRoomChoice } from "../src/configurator/standard-room.ts";
import { sanitaryGroup, selectSanitary } from "../src/selection/sanitary.ts";
import { buildPage, PAGE_IDS } from "./build-page.ts";
import { buildContext } from "./build-project.ts";

/** The choice of a product without variants. */
export const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

/** The choice of a variant of the coloured basin. */
export const pickBasin = (variant: number) => ({
  pageProductId: PAGE_IDS.basinGroup.coloured,
  variantProjectProductId: variant,
});

/** The room of `buildPage` with the given rules, its standard set-up, and functions to act on it. */
export function roomWith(...rules: readonly Rule[]) {
  const context = buildContext({ page: buildPage({ rules }) });
  const start = standardRoomChoice(context.catalogue, context.settings);
  const choose = (room: RoomChoice, groupId: number, choice: ReturnType<typeof pick>) =>
    settle(context, room, selectSanitary(context, room, groupId, choice));
  const outcome = (room: RoomChoice) => evaluateRules(context.catalogue, room);
  const product = (id: number) => {
    const found = context.catalogue.products.get(id);
    if (!found) throw new Error(`no product ${id}`);
    return found;
  };
  const group = (id: number) => sanitaryGroup(context.catalogue, id);
  return { context, start, choose, outcome, product, group };
}
