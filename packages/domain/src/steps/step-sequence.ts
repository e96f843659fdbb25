import type { RoomChoice } from "../model/choices.ts";
import type { PageOutline } from "../model/page.ts";
import { stepNumberOf } from "./step-number.ts";

export const STEP_STATUSES = ["completed", "available", "locked"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

export interface Step {
  readonly page: PageOutline;
  /** As in the URL. */
  readonly stepNumber: number;
  readonly status: StepStatus;
  /** True for the step that is open. */
  readonly active: boolean;
  /** The page that must be completed first; null unless locked. */
  readonly lockedBy: PageOutline | null;
}

/** Order of the last page that the buyer confirmed; -1 when none. */
export function lastConfirmedOrder(
  pages: readonly PageOutline[],
  choices: Readonly<Record<string, RoomChoice>>,
): number {
  return pages.reduce((last, page) => (choices[page.id]?.confirmedByUser ? Math.max(last, page.order) : last), -1);
}

/** The step bar: steps up to the last confirmed page are completed, the next one is available, the rest is locked. */
export function stepSequence(
  pages: readonly PageOutline[],
  choices: Readonly<Record<string, RoomChoice>>,
  activeStepNumber: number,
): readonly Step[] {
  const last = lastConfirmedOrder(pages, choices);
  const sequence = inSequence(pages);
  const next = sequence.find((page) => page.order > last) ?? null;
  return sequence.map((page) => {
    const status = page.order <= last ? "completed" : page.order <= last + 1 ? "available" : "locked";
    const stepNumber = stepNumberOf(page);
    return {
      page,
      stepNumber,
      status,
      active: stepNumber === activeStepNumber,
      lockedBy: status === "locked" ? next : null,
    };
  });
}

export function findStep(steps: readonly Step[], stepNumber: number): Step | null {
  return steps.find((step) => step.stepNumber === stepNumber) ?? null;
}

/** The target of the next arrow; null when there is no next step or it is still locked. */
export function nextStep(steps: readonly Step[], stepNumber: number): Step | null {
  const next = steps.find((step) => step.stepNumber > stepNumber) ?? null;
  return next?.status === "locked" ? null : next;
}

export function previousStep(steps: readonly Step[], stepNumber: number): Step | null {
  return steps.findLast((step) => step.stepNumber < stepNumber) ?? null;
}

/** The step that opens when the URL names none: the first that is not completed, else the last. */
export function resumeStep(steps: readonly Step[]): Step | null {
  return steps.find((step) => step.status !== "completed") ?? steps.at(-1) ?? null;
}

/**
 * The step to redirect to; null when the step of the URL may open. An invalid or unknown step number redirects to the
 * first page, a locked step to the last step that is not locked.
 */
export function redirectStep(steps: readonly Step[], stepNumber: number): number | null {
  const first = steps[0];
  if (!first) return null;
  const step = Number.isInteger(stepNumber) ? findStep(steps, stepNumber) : null;
  if (!step) return first.stepNumber;
  return step.status === "locked" ? (steps.findLast((other) => other.status !== "locked") ?? first).stepNumber : null;
}

function inSequence(pages: readonly PageOutline[]): readonly PageOutline[] {
  return pages.toSorted((a, b) => a.order - b.order);
}
