import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import type { Rule } from "../model/rule.ts";
import { slotKey, type SlotChoice } from "../selection/room-slots.ts";
import { chosenInGroup, setGroup, standardOfGroup } from "../selection/sanitary.ts";
import { mainChoice, sameChoice, variantsOf } from "../selection/variants.ts";
import type { ConsequenceReason } from "./consequence.ts";
import { evaluateRules, type RuleOutcome } from "./evaluate.ts";
import { meets, type Requirement } from "./requirements.ts";
import type { Repair, Repaired } from "./repair.ts";
import { putInSlot, slotStandard, takeFromSlot } from "./slot-edits.ts";
import { isHiddenChoice } from "./visible-choices.ts";

/** Removes a hidden choice. A slot for one product gets its standard if that is visible. */
export function removeHidden(repair: Repair): Repaired | null {
  const hidden = repair.outcome.ineffective[0];
  if (!hidden) return null;
  const { reason, rules } = rulesHiding(repair.outcome, hidden);
  return removed(repair, hidden, reason, rules);
}

/** The room without a choice. A slot for one product gets its standard, once, if that is visible. */
export function removed(
  { context, room, outcome, mended }: Repair,
  placed: SlotChoice,
  reason: ConsequenceReason,
  rules: readonly Rule[],
): Repaired {
  const { slot, choice: before } = placed;
  const key = `removed:${slotKey(slot)}`;
  const standard = mended.has(key) ? null : slotStandard(context, slot);
  mended.add(key);
  const taken = takeFromSlot(context, room, placed);
  const after = standard && !sameChoice(standard, before) && isVisible(outcome, standard) ? standard : null;
  return {
    room: after ? putInSlot(context, taken, { slot, choice: after }) : taken,
    changes: [{ reason, slot, before, after, ruleIds: rules.map((rule) => rule.id) }],
  };
}

/**
 * Puts a product that a rule required back to the standard when that rule is no longer active. In a group with several
 * choices this affects only the products that the rule names; the buyer chose the others.
 */
export function undoLapsed({ context, room, outcome, earlier, before, mended, met }: Repair): Repaired | null {
  for (const requirement of [...(earlier?.requirements ?? []), ...met]) {
    const group = groupOf(context.catalogue.groups, requirement);
    const key = `lapsed:${requirement.rule.id}:${requirement.groupId}`;
    const vague = group?.singleChoice === false && requirement.options.length === 0;
    if (!group || vague || mended.has(key) || !requirement.satisfied) continue;
    if (outcome.requirements.some((other) => other.groupId === requirement.groupId)) continue;
    mended.add(key);
    const chosen = chosenInGroup(room, group.id);
    const had = met.includes(requirement) ? chosen : chosenInGroup(before, group.id);
    const lapsed = chosen.filter(
      (choice) => meets(outcome.index, requirement, choice) && had.some((other) => sameChoice(other, choice)),
    );
    const standards = standardOfGroup(group);
    const gone = lapsed.filter((choice) => !standards.some((standard) => sameChoice(standard, choice)));
    if (gone.length === 0) continue;
    const back = standards.filter(
      (choice) => !chosen.some((other) => sameChoice(other, choice)) && isVisible(outcome, choice),
    );
    const kept = chosen.filter((choice) => !gone.includes(choice));
    return replaced(room, group, gone, back, [...kept, ...back], "requirement-lapsed", [requirement.rule.id]);
  }
  return null;
}

/** Chooses a product that a rule requires: the first visible option, standard options first. */
export function meetRequirements(repair: Repair): Repaired | null {
  const { context, room, outcome, mended, met } = repair;
  for (const requirement of outcome.requirements) {
    const group = groupOf(context.catalogue.groups, requirement);
    const key = requiredKey(requirement);
    if (requirement.satisfied || !group || mended.has(key)) continue;
    const option = firstOption(repair, group, requirement);
    if (!option) continue;
    mended.add(key);
    met.push({ ...requirement, satisfied: true });
    const { kept, gone } = makeRoom(room, group, option);
    return replaced(room, group, gone, [option], [...kept, option], "required", [requirement.rule.id]);
  }
  return null;
}

/** The key in `mended` of a requirement that was met. */
export const requiredKey = ({ rule, groupId }: Requirement): string => `required:${rule.id}:${groupId}`;

/** The choices that stay in a group and those that are removed when a choice is added. */
function makeRoom(room: RoomChoice, group: ProductGroup, choice: ProductChoice) {
  const chosen = chosenInGroup(room, group.id);
  const gone = chosen.filter((other) => group.singleChoice || other.pageProductId === choice.pageProductId);
  return { gone, kept: chosen.filter((other) => !gone.includes(other)) };
}

/** Restores standards that the rules hid before and show now, unless something else was chosen instead. */
export function restoreStandards({ context, room, outcome, earlier, mended }: Repair): Repaired | null {
  if (!earlier || !context.settings.hasSanitary) return null;
  for (const group of context.catalogue.sanitaryGroups) {
    const key = `restored:${group.id}`;
    const chosen = chosenInGroup(room, group.id);
    if (mended.has(key) || (group.singleChoice && chosen.length > 0)) continue;
    const back = standardOfGroup(group).filter(
      (choice) =>
        !isVisible(earlier, choice) &&
        isVisible(outcome, choice) &&
        !chosen.some((other) => other.pageProductId === choice.pageProductId),
    );
    if (back.length === 0) continue;
    mended.add(key);
    return replaced(room, group, [], back, [...chosen, ...back], "restored", []);
  }
  return null;
}

/**
 * The first visible option that hides no other choice, otherwise the first visible one. Skips options that remove what
 * another rule requires, and options that deactivate the requirement instead of meeting it.
 */
export function firstOption(
  { context, room, outcome, favoured }: Pick<Repair, "context" | "room" | "outcome" | "favoured">,
  group: ProductGroup,
  requirement: Requirement,
): ProductChoice | null {
  const choices = group.products.flatMap((item) => [
    mainChoice(item),
    ...variantsOf(item).map((variant) => ({ pageProductId: item.id, variantProjectProductId: variant.id })),
  ]);
  const met = outcome.requirements.filter((other) => other.groupId === group.id && other.satisfied);
  let second: ProductChoice | null = null;
  for (const choice of choices) {
    if (!meets(outcome.index, requirement, choice) || !isVisible(outcome, choice)) continue;
    const after = [...makeRoom(room, group, choice).kept, choice];
    if (!met.every((other) => after.some((candidate) => meets(outcome.index, other, candidate)))) continue;
    const next = evaluateRules(context.catalogue, setGroup(room, group, after), favoured);
    if (
      !next.requirements.some(
        (other) => other.rule === requirement.rule && other.groupId === group.id && other.satisfied,
      )
    )
      continue;
    if (next.ineffective.length === 0) return choice;
    second ??= choice;
  }
  return second;
}

export function groupOf(groups: ReadonlyMap<number, ProductGroup>, { groupId }: Requirement): ProductGroup | null {
  const group = groupId === null ? undefined : groups.get(groupId);
  return group?.type === "standard" ? group : null;
}

function isVisible(outcome: RuleOutcome, choice: ProductChoice): boolean {
  return !isHiddenChoice(outcome.index, outcome.effects, choice);
}

/** The active rules that hide a choice; without these, the inactive rules that would show it. */
function rulesHiding(
  outcome: RuleOutcome,
  { choice }: SlotChoice,
): { readonly reason: "hidden" | "not-shown"; readonly rules: readonly Rule[] } {
  const { index } = outcome;
  const group = index.groupOf(choice.pageProductId);
  const touches = (rule: Rule) =>
    rule.affectedProducts.includes(choice.pageProductId) ||
    rule.affectedProducts.includes(choice.variantProjectProductId) ||
    (group !== null && rule.productGroups.includes(group));
  const hiding = outcome.effects.active.filter((rule) => rule.type === "hide" && touches(rule));
  if (hiding.length > 0) return { reason: "hidden", rules: hiding };
  const { active } = outcome.effects;
  const showing = index.rules.filter((rule) => rule.type === "show" && touches(rule) && !active.includes(rule));
  return { reason: "not-shown", rules: showing };
}

/** Stores a group's new choices, and reports the changes as pairs of a removed and an added choice. */
function replaced(
  room: Repair["room"],
  group: ProductGroup,
  gone: readonly ProductChoice[],
  come: readonly ProductChoice[],
  choices: readonly ProductChoice[],
  reason: ConsequenceReason,
  ruleIds: readonly number[],
): Repaired {
  const slot = { kind: "sanitary", groupId: group.id } as const;
  const changes = Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
    reason,
    slot,
    before: gone[at] ?? null,
    after: come[at] ?? null,
    ruleIds,
  }));
  return { room: setGroup(room, group, choices), changes };
}
