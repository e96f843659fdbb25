import type { RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import type { RoomContext } from "../selection/room-context.ts";
import { chosenInGroup, setGroup, standardOfGroup } from "../selection/sanitary.ts";
import { sameChoice } from "../selection/variants.ts";

/**
 * Puts a group back to its standard. Groups that the rules of its present choices affect are put back to their standard
 * too, or cleared when they have none.
 */
export function resetSanitaryGroup(context: RoomContext, room: RoomChoice, group: ProductGroup): RoomChoice {
  const standards = standardOfGroup(group);
  const chosen = chosenInGroup(room, group.id);
  const asIs =
    chosen.length === standards.length && chosen.every((choice, at) => sameChoice(choice, standards[at] ?? null));
  if (context.locked || standards.length === 0 || asIs) return room;
  const leaving = chosen.filter((choice) => !standards.some((standard) => sameChoice(standard, choice)));
  let next = room;
  for (const affected of affectedGroups(context, leaving))
    if (affected.id !== group.id) next = setGroup(next, affected, standardOfGroup(affected));
  return setGroup(next, group, standards);
}

/** Resets several groups to their standard, in the given order. */
export function resetGroups(context: RoomContext, room: RoomChoice, groups: readonly ProductGroup[]): RoomChoice {
  return groups.reduce((before, group) => resetSanitaryGroup(context, before, group), room);
}

function affectedGroups(
  { catalogue }: RoomContext,
  choices: readonly { readonly pageProductId: number; readonly variantProjectProductId: number }[],
): readonly ProductGroup[] {
  const subjects = new Set(choices.flatMap((choice) => [choice.pageProductId, choice.variantProjectProductId]));
  const rules = catalogue.rules.filter((rule) => rule.subjectProducts.some((id) => subjects.has(id)));
  const productGroup = (id: number) => catalogue.groupOfProduct.get(catalogue.variants.get(id)?.pageProduct.id ?? id);
  const found = rules.flatMap((rule) => [
    ...rule.productGroups.map((id) => catalogue.groups.get(id)),
    ...rule.affectedProducts.map(productGroup),
  ]);
  return [...new Set(found)].filter((group) => group !== undefined).filter((group) => group.type === "standard");
}
