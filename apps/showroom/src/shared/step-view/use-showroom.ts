import { createContext, use } from "react";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import type { Step } from "@showroom/domain/steps/step-sequence";
import type { ChoicesStore } from "../choices/choices-store.ts";
import type { CostView } from "../choices/cost-view.ts";

/** What every part of the showroom knows: where the buyer is and what is chosen. It does not change with a choice. */
export interface ShowroomView {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly store: ChoicesStore;
  readonly steps: readonly Step[];
  readonly step: Step;
  /** The full page of the step. */
  readonly page: Page;
  /** Opens a step by its page; resolves when it is there. */
  readonly goToPage: (pageId: number) => Promise<void>;
  /** Confirms the page, waits for the save and for the next step. @throws the failure of saving */
  readonly confirmAndContinue: () => Promise<void>;
}

export const ShowroomContext = createContext<ShowroomView | null>(null);

export function useShowroom(): ShowroomView {
  const view = use(ShowroomContext);
  if (view === null) throw new Error("There is no showroom outside a step's layout");
  return view;
}

/** What the choices cost. */
export const CostContext = createContext<CostView | null>(null);

/** Null while the first price is on its way. */
export function useCostView(): CostView | null {
  return use(CostContext);
}

/** What a price is reckoned from. */
export const CostInputContext = createContext<CostInput | null>(null);

/** Null until every page of the house type is here. */
export function useCostInput(): CostInput | null {
  return use(CostInputContext);
}
