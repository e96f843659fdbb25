import type { ProductGroup } from "../model/product.ts";
import type { Rule } from "../model/rule.ts";
import type { SlotChoice } from "../selection/room-slots.ts";
import { evaluateRules } from "./evaluate.ts";
import { firstOption, groupOf, removed, requiredKey } from "./repairs.ts";
import type { Repair, Repaired } from "./repair.ts";
import type { Requirement } from "./requirements.ts";
import { takeFromSlot } from "./slot-edits.ts";

/**
 * Ends a requirement that no product of its group can meet, because other choices require or hide something else there: one of these
 * choices is removed. The newest choice stays, with what it requires; between others the one with the lowest variant id, as for choices
 * that hide one another. Afterwards every requirement of a group is met.
 */
export function endConflict(repair: Repair): Repaired | null {
  const { context, outcome, mended } = repair;
  for (const requirement of outcome.requirements) {
    const group = groupOf(context.catalogue.groups, requirement);
    if (requirement.satisfied || !group) continue;
    const rivals = rivalRules(repair, group, requirement);
    const loser = subjectsOf(repair, rivals)
      .filter((placed) => !mended.has(conflictKey(placed)))
      .find((placed) => endsWithout(repair, group, requirement, placed));
    if (loser) {
      mended.add(conflictKey(loser));
      mended.delete(requiredKey(requirement));
      return removed(repair, loser, "excluded", [requirement.rule, ...rivals]);
    }
    const [subject] = subjectsOf(repair, [requirement.rule]);
    if (subject) return removed(repair, subject, "excluded", rivals);
  }
  return null;
}

const conflictKey = ({ choice }: SlotChoice): string => `conflict:${choice.variantProjectProductId}`;

/** The active rules that decide what is chosen in a group: the requirement's own, other requirements there, and what hides its products. */
function rivalRules({ outcome }: Repair, group: ProductGroup, { rule }: Requirement): readonly Rule[] {
  const ids = new Set(group.products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]));
  return outcome.effects.active.filter(
    (other) =>
      other === rule ||
      (other.type !== "show" &&
        (other.productGroups.includes(group.id) || other.affectedProducts.some((id) => ids.has(id)))),
  );
}

/** The chosen subjects of rules, the ones to give up first: older choices, then the highest variant id. */
function subjectsOf({ outcome, favoured }: Repair, rules: readonly Rule[]): readonly SlotChoice[] {
  const subjects = new Set(rules.flatMap((rule) => rule.subjectProducts));
  const isNew = ({ choice }: SlotChoice) => Number(favoured.has(choice.variantProjectProductId));
  return outcome.effective
    .filter(({ choice }) => subjects.has(choice.pageProductId) || subjects.has(choice.variantProjectProductId))
    .toSorted((a, b) => isNew(a) - isNew(b) || b.choice.variantProjectProductId - a.choice.variantProjectProductId);
}

/** Whether the requirement lapses, or can be met, in the room without a choice. */
function endsWithout(
  { context, room, favoured }: Repair,
  group: ProductGroup,
  { rule, groupId }: Requirement,
  placed: SlotChoice,
): boolean {
  const without = takeFromSlot(context, room, placed);
  const outcome = evaluateRules(context.catalogue, without, favoured);
  const left = outcome.requirements.find((other) => other.rule === rule && other.groupId === groupId);
  return !left || left.satisfied || firstOption({ context, room: without, outcome, favoured }, group, left) !== null;
}
