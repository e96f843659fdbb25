import * as fc from "fast-check";
import type { RoomChoice } from "../src/model/choices.ts";
import { linesOf, type CostResult } from "../src/model/cost.ts";
import { DISCOUNT_TARGETS } from "../src/model/discount.ts";
import type { Page } from "../src/model/page.ts";
import type { Project } from "../src/model/project.ts";
import { cents } from "../src/money/cents.ts";
import type { CostInput } from "../src/pricing/calculate-cost.ts";
import { emptyRoomChoice, type RoomContext } from "../src/selection/room-context.ts";
import { arbitraryRoom } from "./arbitraries.ts";
import { arbitraryClicks } from "./arbitrary-clicks.ts";
import { buildEmptyPage } from "./build-empty-page.ts";
import { buildBaseboard, buildFloor, buildFloorMaterial } from "./build-project.ts";

/** A bathroom after some clicks, and a living room with or without a floor. */
export interface Configuration {
  readonly input: CostInput & { readonly project: Project };
  readonly page: Page;
  readonly living: Page;
  readonly context: RoomContext;
  readonly room: RoomChoice;
}

const price = fc.integer({ min: 0, max: 20_000 }).map(cents);

const floors = fc.tuple(price, price, price, price).map(([perMetre, once, baseboard, baseboardOnce]) => ({
  materials: [buildFloorMaterial(1)],
  floors: [buildFloor(11, 1, { price_m2: perMetre, addedCost: once })],
  baseboards: [buildBaseboard(31, { price: baseboard, addedCost: baseboardOnce })],
}));

const discounts = fc
  .array(
    fc.record({
      appliesTo: fc.constantFrom(...DISCOUNT_TARGETS),
      percentage: fc.integer({ min: 0, max: 4000 }).map((share) => share / 100),
      minimumSubtotal: fc.integer({ min: 0, max: 300_000 }).map(cents),
    }),
    { maxLength: 2 },
  )
  .map((rules) => [{ id: 1, name: "", rules }]);

const living = buildEmptyPage({ id: 2, order: 1, type: "floors", configuratorType: null, roomName: null });

export const arbitraryConfiguration: fc.Arbitrary<Configuration> = fc
  .tuple(arbitraryRoom({ rules: 2 }), arbitraryClicks, floors, fc.boolean(), discounts)
  .map(([{ page, context, houseType, start, ...generated }, clicks, offer, withFloor, projectDiscounts]) => {
    const project = { ...generated.project, discounts: projectDiscounts };
    const room = clicks.reduce((before, click) => click(context, before), start);
    const floor: RoomChoice = {
      ...emptyRoomChoice(living.id),
      ...(withFloor ? { floorMaterialId: 1, colorId: 11, baseboardId: 31 } : { floorMaterialId: -1 }),
    };
    const choices = { [page.id]: room, [living.id]: floor };
    return {
      input: { project, houseType, pages: [page, living], floors: offer, choices },
      page,
      living,
      context,
      room,
    };
  });

/** How many configurations were of each kind. */
export interface SeenKinds {
  high: number;
  options: number;
  dropped: number;
  labour: number;
  hard: number;
  discount: number;
  floor: number;
  pairs: number;
}

export const NO_KINDS: SeenKinds = {
  high: 0,
  options: 0,
  dropped: 0,
  labour: 0,
  hard: 0,
  discount: 0,
  floor: 0,
  pairs: 0,
};

/** Counts the kinds of a configuration in `seen`. */
export function countKinds(seen: SeenKinds, { input, room }: Configuration, cost: CostResult): void {
  const lines = cost.pageCosts.flatMap(linesOf);
  seen.high += Number(room.tileOptions.some(({ tileOption }) => tileOption === "CeilingHigh"));
  seen.options += Number(cost.pageCosts.some(({ tileOptions }) => tileOptions.length > 0));
  seen.dropped += Number(lines.some(({ status }) => status === "dropped"));
  seen.labour += Number(input.project.enableLabour);
  seen.hard += Number(lines.some(({ indicative }) => !indicative));
  seen.discount += Number(cost.discount > 0);
  seen.floor += Number(cost.pageCosts.some(({ items }) => items.length > 0));
  seen.pairs += Number(lines.some(({ pieces }) => pieces > 1));
}
