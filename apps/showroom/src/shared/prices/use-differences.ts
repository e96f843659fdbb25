import { createContext, use } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import type { Cents } from "@showroom/domain/money/cents";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { costBase, priceDifference } from "@showroom/domain/pricing/price-difference";
import { settle } from "@showroom/domain/rules/settle";
import { roomContext } from "@showroom/domain/selection/room-context";
import type { RoomAction } from "../choices/choices-store.ts";

/**
 * Says what an action would change in the total, in cents, before it is done. Null while it cannot be known, or would change nothing.
 * `name` stands for the action within its page: the same name is reckoned once per change of the choices, however often it is asked for.
 */
export type Differences = (name: string, action: RoomAction) => Cents | null;

const UNKNOWN: Differences = () => null;

export const DifferencesContext = createContext<Differences>(UNKNOWN);

/** Differences from the present choice; they follow it a moment later, so that the click itself shows at once. */
export function useDifferences(): Differences {
  return use(DifferencesContext);
}

/** Reckons the differences of a page's choices, each alternative once. */
export function differencesOf(
  input: CostInput | null,
  page: Page,
  project: Project,
  standard: RoomChoice,
): Differences {
  if (input === null) return UNKNOWN;
  const base = costBase(input);
  const context = roomContext(page, project, null);
  const present = input.choices[page.id] ?? standard;
  const reckon = (action: RoomAction): Cents | null => {
    const wanted = action(context, present);
    if (wanted === present) return null;
    const room = page.type === "configurator" ? settle(context, present, wanted).room : wanted;
    return priceDifference(base, page.id, room);
  };
  const known = new Map<string, Cents | null>();
  return (name, action) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const difference = reckon(action);
    known.set(name, difference);
    return difference;
  };
}
