/** Describes why rules exclude or require a product. */
import type { RuleExplanation } from "@showroom/domain/rules/explain";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { anyOf } from "../../shared/room-words/choice-texts.ts";
import { sanitaryTexts } from "./texts.ts";

const listed = (names: readonly string[]): string => anyOf(names) || sanitaryTexts.reasons.unknown;

export function ruleWords(catalogue: PageCatalogue, explanation: RuleExplanation): string {
  const nameOf = (id: number): string[] => {
    const product = catalogue.products.get(id)?.product ?? catalogue.variants.get(id)?.product;
    return product ? [product.name] : [];
  };
  const subjects = () =>
    listed("subjects" in explanation ? explanation.subjects.flatMap((choice) => nameOf(choice.pageProductId)) : []);
  const { reasons } = sanitaryTexts;
  switch (explanation.kind) {
    case "hidden":
      return reasons.hidden(subjects());
    case "not-shown":
      return (
        explanation.rules.find((rule) => rule.reason)?.reason ??
        reasons.notShown(listed(explanation.enabledBy.flatMap(nameOf)))
      );
    case "displaced":
      return reasons.displaced(subjects(), listed(explanation.options.flatMap(nameOf)));
    case "required":
      return reasons.required(subjects());
  }
}
