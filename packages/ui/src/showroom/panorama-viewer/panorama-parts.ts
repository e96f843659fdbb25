/** What is chosen of what a panorama shows. Pure. */
import type { PartChoice } from "../picture-parts/part-choices.tsx";
import { partsAt, type PartMap, type Place } from "../picture-parts/part-map.ts";
import { facedAt, type Face, type Look, type OfFaces, type Stage } from "./look.ts";

/** The parts in the picture of one face; `first` is added to its numbers, so that each number of a panorama is used once. */
export interface FaceParts {
  readonly map: PartMap;
  readonly first: number;
}

/** What lies where in the faces. */
export type PanoramaParts = OfFaces<FaceParts>;

/** The parts of the faces that there is a picture of. */
export const drawnParts = (parts: PanoramaParts, faces: OfFaces<string>): PanoramaParts =>
  Object.fromEntries(Object.entries(parts).filter(([face]) => faces[face as Face] !== undefined));

/** Points of the stage that are looked at for what is in view, along each side. */
const RASTER = 14;
/** As many points as a part has to be seen at, to be named. */
const ENOUGH = 2;

/** The numbers at a place of a face, the nearest first. `reach`: how far a finger may miss something small, as a share of the face. */
export function numbersAt(
  parts: PanoramaParts,
  { face, ...place }: Place & { readonly face: Face },
  reach: number,
): readonly number[] {
  const own = parts[face];
  if (!own) return [];
  return partsAt(own.map, place, reach, () => false).map((number) => number + own.first);
}

/** What is chosen of these numbers, each once. */
export function choicesOf(numbers: readonly number[], choices: readonly PartChoice[]): readonly PartChoice[] {
  const hit = numbers.flatMap((number) => choices.filter(({ parts }) => parts.includes(number)));
  return [...new Map(hit.map((choice) => [choice.key, choice])).values()];
}

/** The numbers of what is in view. */
export function numbersInView(parts: PanoramaParts, look: Look, stage: Stage): ReadonlySet<number> {
  const seen = new Map<number, number>();
  for (let row = 0; row < RASTER; row++) {
    for (let column = 0; column < RASTER; column++) {
      const x = ((column + 0.5) / RASTER) * stage.width;
      const y = ((row + 0.5) / RASTER) * stage.height;
      for (const number of numbersAt(parts, facedAt(look, stage, x, y), 0))
        seen.set(number, (seen.get(number) ?? 0) + 1);
    }
  }
  return new Set([...seen].filter(([, count]) => count >= ENOUGH).map(([number]) => number));
}
