import type { FixtureModel } from "@showroom/domain/model/fixture-model";
import type { RenderSceneStructure } from "@showroom/domain/render/render-request";
import type { ArticleLookup } from "../finishes.ts";
import { railOf } from "../fixtures/thermostat.ts";
import { placeFixtures, slotNameOf, type PlacedFixture, type PlacingOptions } from "./place-fixtures.ts";
import { planRoom, type RoomPlan } from "./plan.ts";
import type { SlotName } from "./slots.ts";

/** Fixtures that every room has. They are drawn plain if an unknown article may be one of them. */
const STAND_INS: Readonly<Record<RenderSceneStructure["roomType"], readonly FixtureModel[]>> = {
  Bathroom: [
    { kind: "toilet", shape: "soft", width: 360, depth: 530, height: 340, finish: "white" },
    { kind: "control-plate", shape: "square", width: 246, depth: 10, height: 164, finish: "white" },
    { kind: "basin-cabinet", shape: "square", width: 800, depth: 460, height: 500, finish: "white" },
    { kind: "basin-tap", shape: "round", width: 46, depth: 120, height: 160, finish: "chrome" },
  ],
  Toilet: [
    { kind: "toilet", shape: "soft", width: 360, depth: 530, height: 340, finish: "white" },
    { kind: "control-plate", shape: "square", width: 246, depth: 10, height: 164, finish: "white" },
  ],
};

function modelsOf(
  { roomType, productChoices }: RenderSceneStructure,
  article: ArticleLookup,
  warn: (message: string) => void,
): readonly FixtureModel[] {
  const models: FixtureModel[] = [];
  let unknown = false;
  for (const productNumber of productChoices) {
    const found = article(productNumber);
    if (found?.kind === "fixture") models.push(found.model);
    else if (found === undefined) {
      warn(`unknown product ${productNumber}`);
      unknown = true;
    }
  }
  const standIns = unknown ? STAND_INS[roomType] : [];
  return [...models, ...standIns.filter((plain) => !models.some((model) => model.kind === plain.kind))];
}

/**
 * The plan of a room and the fixtures in it, for pictures and drawings.
 * @throws RangeError if a room dimension is not a positive number.
 */
export function furnishRoom(
  structure: RenderSceneStructure,
  article: ArticleLookup,
  warn: (message: string) => void,
  options?: PlacingOptions,
): { readonly plan: RoomPlan; readonly fixtures: readonly PlacedFixture[] } {
  const models = modelsOf(structure, article, warn);
  const { plan, warnings } = planRoom(
    structure,
    models.some(({ kind }) => kind === "bath"),
  );
  for (const warning of warnings) warn(warning);
  return { plan, fixtures: placeFixtures(plan, models, options) };
}

/** The chosen product that is drawn in each place. What stands in for an unknown article is of no product. */
export function productsBySlot(
  { productChoices }: RenderSceneStructure,
  article: ArticleLookup,
): ReadonlyMap<SlotName, string> {
  const chosen = productChoices.flatMap((productNumber) => {
    const found = article(productNumber);
    return found?.kind === "fixture" ? [{ productNumber, model: found.model }] : [];
  });
  const rails = chosen.flatMap(({ productNumber, model }) =>
    railOf(model).map((rail) => ({ productNumber, model: rail })),
  );
  // As in a picture, the first of two for the same place is drawn.
  return new Map(
    [...chosen, ...rails].toReversed().map(({ productNumber, model }) => [slotNameOf(model), productNumber] as const),
  );
}
