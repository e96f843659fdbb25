import { createContext, use } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import type { Cents } from "@showroom/domain/money/cents";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import {
  costBase,
  isIncluded,
  isIndicativeDifference,
  priceDifference,
} from "@showroom/domain/pricing/price-difference";
import { settle } from "@showroom/domain/rules/settle";
import { roomContext } from "@showroom/domain/selection/room-context";
import type { RoomAction } from "../choices/choices-store.ts";

/**
 * The change of the total that an action would cause, in cents. Null while prices are loading, or when the action changes nothing.
 * `name` identifies the action within its page: the difference is calculated once per name and change of the choices.
 *
 * Right after a choice the differences still belong to the choices before it. Therefore an action only adds: when the room
 * already has the option, it returns the room unchanged. A toggle would show the price of removing it for a moment.
 */
export type Differences = (name: string, action: RoomAction) => Difference | null;

export interface Difference {
  readonly amount: Cents;
  /** Whether the alternative has the same price as the present choice, without extra cost over the standard. */
  readonly included: boolean;
  /** Whether a line that changes has an indicative price. */
  readonly indicative: boolean;
}

const UNKNOWN: Differences = () => null;

export const DifferencesContext = createContext<Differences>(UNKNOWN);

/** Price differences to the present choice. They are updated after the choice itself is shown, so that a click responds at once. */
export function useDifferences(): Differences {
  return use(DifferencesContext);
}

/** Calculates the price differences of a page's alternatives, each once. */
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
  const differenceOf = (action: RoomAction): Difference | null => {
    const wanted = action(context, present);
    if (wanted === present) return null;
    const room = page.type === "configurator" ? settle(context, present, wanted).room : wanted;
    const amount = priceDifference(base, page.id, room);
    return {
      amount,
      included: amount === 0 && isIncluded(base, page.id, room),
      indicative: isIndicativeDifference(base, page.id, room),
    };
  };
  const known = new Map<string, Difference | null>();
  return (name, action) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const difference = differenceOf(action);
    known.set(name, difference);
    return difference;
  };
}
