import type { ProductChoice } from "../model/choices.ts";
import type { Rule } from "../model/rule.ts";
import { slotChoices } from "../selection/room-slots.ts";
import { sameChoice } from "../selection/variants.ts";
import type { Change } from "./consequence.ts";
import type { Repair } from "./repair.ts";

/** The choice that triggered the rules of a change; null when there is none. */
export function causeOf(
  { outcome, before, favoured }: Pick<Repair, "outcome" | "before" | "favoured">,
  { reason, ruleIds, before: removed }: Change,
): ProductChoice | null {
  const rules = outcome.index.rules.filter((rule) => ruleIds.includes(rule.id));
  if (reason === "requirement-lapsed") {
    const present = outcome.effective.map(({ choice }) => choice);
    return (
      subjectsAmong(
        rules,
        slotChoices(before).map(({ choice }) => choice),
      ).find((choice) => !present.some((other) => sameChoice(choice, other))) ?? null
    );
  }
  const subjects = subjectsAmong(
    rules,
    outcome.effective.map(({ choice }) => choice),
  ).filter((choice) => reason !== "excluded" || !sameChoice(choice, removed));
  return subjects.find(({ variantProjectProductId }) => favoured.has(variantProjectProductId)) ?? subjects[0] ?? null;
}

function subjectsAmong(rules: readonly Rule[], choices: readonly ProductChoice[]): readonly ProductChoice[] {
  return choices.filter(({ pageProductId, variantProjectProductId }) =>
    rules.some(
      ({ subjectProducts }) =>
        subjectProducts.includes(pageProductId) || subjectProducts.includes(variantProjectProductId),
    ),
  );
}
