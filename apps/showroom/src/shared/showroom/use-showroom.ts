import { createContext, use } from "react";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { Step } from "@showroom/domain/steps/step-sequence";
import type { ChoicesStore } from "../choices/choices-store.ts";
import type { CostView } from "../choices/cost.ts";

/** What every part of the showroom knows: where the buyer is, what is chosen and what it costs. */
export interface ShowroomView {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly store: ChoicesStore;
  readonly steps: readonly Step[];
  readonly step: Step;
  /** The full page of the step. */
  readonly page: Page;
  /** Null while the first price is on its way. */
  readonly cost: CostView | null;
  /** Opens a step by its page. */
  goToPage(pageId: number): void;
  /** Confirms the page, waits for the save and opens the next step. @throws the failure of saving */
  confirmAndContinue(): Promise<void>;
}

export const ShowroomContext = createContext<ShowroomView | null>(null);

export function useShowroom(): ShowroomView {
  const view = use(ShowroomContext);
  if (view === null) throw new Error("There is no showroom outside a step's layout");
  return view;
}
