import { createContext, use } from "react";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import type { Step } from "@showroom/domain/steps/step-sequence";
import type { ChoicesStore } from "../choices/choices-store.ts";
import type { CostView } from "../choices/cost-view.ts";

/** The present step with the project and the store of the choices. The object does not change when the buyer chooses something. */
export interface ShowroomView {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly store: ChoicesStore;
  readonly steps: readonly Step[];
  readonly step: Step;
  /** The full page of the step. */
  readonly page: Page;
  /** Opens the step of a page; resolves when it is shown. */
  readonly goToPage: (pageId: number) => Promise<void>;
  /** Confirms the page, saves, and opens the next step. @throws the failure of saving */
  readonly confirmAndContinue: () => Promise<void>;
}

export const ShowroomContext = createContext<ShowroomView | null>(null);

export function useShowroom(): ShowroomView {
  const view = use(ShowroomContext);
  if (view === null) throw new Error("There is no showroom outside a step's layout");
  return view;
}

/** The price of the choices; null while the first price is loading. */
export const CostContext = createContext<CostView | null>(null);

export function useCostView(): CostView | null {
  return use(CostContext);
}

/** The input of the price calculation; null until all data that it needs is loaded. */
export const CostInputContext = createContext<CostInput | null>(null);

export function useCostInput(): CostInput | null {
  return use(CostInputContext);
}
