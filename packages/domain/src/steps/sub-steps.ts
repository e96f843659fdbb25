import type { OfferedParts } from "../model/offered-parts.ts";
import type { PageOutline } from "../model/page.ts";

export const SUB_STEPS = ["start", "tiles", "products", "result"] as const;
/** Tabs of a configurator page; on the screen Start, Tegels, Sanitair, Resultaat. */
export type SubStep = (typeof SUB_STEPS)[number];

/** What the buttons at the foot of a page do. `save-and-go` is the last action: it confirms the page. */
export type FooterAction =
  | { readonly kind: "select"; readonly subStep: Exclude<SubStep, "start" | "result"> }
  | { readonly kind: "view-result" }
  | { readonly kind: "save-and-go"; readonly page: PageOutline | null };

export type FooterBack =
  | { readonly kind: "sub-step"; readonly subStep: SubStep }
  | { readonly kind: "page"; readonly page: PageOutline };

/** What decides which tabs a configurator page has. */
export type SubStepSettings = Pick<OfferedParts, "hasTiles" | "hasSanitary">;

/** The sub-steps of a configurator page: Tegels only with tiles, Sanitair only with sanitary ware. */
export function subSteps({ hasTiles, hasSanitary }: SubStepSettings): readonly SubStep[] {
  return SUB_STEPS.filter((subStep) => (subStep !== "tiles" || hasTiles) && (subStep !== "products" || hasSanitary));
}

/** The sub-step on which the choices of a page begin. */
export function firstChoices(settings: SubStepSettings): SubStep {
  return subSteps(settings).find((subStep) => subStep !== "start") ?? "result";
}

/** The next button on a sub-step; `nextPage` is the page after this one. */
export function nextAction(steps: readonly SubStep[], current: SubStep, nextPage: PageOutline | null): FooterAction {
  const next = steps[steps.indexOf(current) + 1];
  if (next === undefined || next === "start") return { kind: "save-and-go", page: nextPage };
  return next === "result" ? { kind: "view-result" } : { kind: "select", subStep: next };
}

/** The previous button; null on the first sub-step of the first page. */
export function backAction(
  steps: readonly SubStep[],
  current: SubStep,
  previousPage: PageOutline | null,
): FooterBack | null {
  const previous = steps[steps.indexOf(current) - 1];
  if (previous !== undefined) return { kind: "sub-step", subStep: previous };
  return previousPage ? { kind: "page", page: previousPage } : null;
}
