/** Whether an article fits where the plan of a room has room for it. Without a plan nothing is known, so everything fits. */
import type { FixtureModel } from "../model/fixture-model.ts";
import { layOut } from "./layout.ts";
import type { RoomLayout, RoomToLay } from "./room-layout.ts";
import { inCentimetres } from "./words.ts";

/** Drawings of articles are rounded, and a wall has its tiles. Millimetres. */
const SLACK = 5;
/** The widest glass of a shower, and what stays free between it and the toilet. */
const SCREEN = { widest: 1200, beside: 220 } as const;

interface Room {
  readonly measure: "breed" | "lang" | "hoog";
  readonly wanted: number;
  readonly free: number;
}

/** What of an article has to fit, by its kind; what is not listed fits anywhere. */
const MEASURED: Readonly<
  Partial<Record<FixtureModel["kind"], (layout: RoomLayout, model: FixtureModel) => readonly Room[]>>
> = {
  "basin-cabinet": ({ basin }, model) => [wide(model, basin.width)],
  basin: ({ basin }, model) => [wide(model, basin.width)],
  mirror: ({ mirrorWidth }, model) => [wide(model, mirrorWidth)],
  radiator: ({ radiator }, model) => [
    wide(model, radiator.width),
    { measure: "hoog", wanted: model.height, free: radiator.height },
  ],
  bath: ({ bath }, model) => [
    { measure: "lang", wanted: Math.max(model.width, model.depth), free: bath.to - bath.from },
  ],
  "shower-screen": (layout, model) => [wide(model, screenWidth(layout))],
};

const wide = ({ width }: FixtureModel, free: number): Room => ({ measure: "breed", wanted: width, free });

/** Basins of toilets are small, and their places too: only a radiator is measured there. */
const roomFor = (layout: RoomLayout, model: FixtureModel): readonly Room[] =>
  layout.type === "Toilet" && model.kind !== "radiator" ? [] : (MEASURED[model.kind]?.(layout, model) ?? []);

/** The widest glass beside the shower. */
export const screenWidth = ({ toilet, width, showerSide }: RoomLayout): number =>
  Math.min(SCREEN.widest, (showerSide === "left" ? toilet : width - toilet) - SCREEN.beside);

/** Why an article does not fit in a room, in Dutch; null if it does. */
export function misfit(room: RoomToLay, model: FixtureModel): string | null {
  if (room.positions.length === 0) return null;
  const tight = roomFor(layOut(room, model.kind === "bath"), model).find(({ wanted, free }) => wanted > free + SLACK);
  if (!tight) return null;
  return `Past hier niet: ${inCentimetres(tight.wanted)} ${tight.measure}, en op deze plaats is ${inCentimetres(Math.max(0, tight.free))} vrij.`;
}
