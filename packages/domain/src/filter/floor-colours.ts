/** Living-room floors by their colours. */
import type { Floor, FloorMaterial } from "../model/floor.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { asksTraits, traitBits, traitsAmong, wantedMasks, type TraitBits, type WantedTraits } from "./traits.ts";

const bitsOf = ({ color }: Pick<Floor, "color">): TraitBits =>
  traitBits({ color, colorGroup: null, model: null, appearance: null, gloss: null });

/** The colours that at least one of the floors has. */
export const coloursAmong = ({ floors }: Pick<FloorOffer, "floors">): WantedTraits => traitsAmong(floors.map(bitsOf));

/** A material with its floors that fit, the first of which is shown. */
export interface FittingMaterial {
  readonly material: FloorMaterial;
  readonly fitting: readonly Floor[];
}

/** The materials that come in a colour that is asked for. The chosen one stays, so that it can be seen and changed. */
export function materialsInColour(
  { materials, floors }: Pick<FloorOffer, "materials" | "floors">,
  wanted: WantedTraits,
  chosenMaterialId: number | null,
): readonly FittingMaterial[] {
  const masks = wantedMasks(wanted);
  return materials.flatMap((material) => {
    const fitting = floors.filter(
      (floor) => floor.material === material.id && masks.every((mask) => (bitsOf(floor) & mask) !== 0),
    );
    const isLeft = fitting.length > 0 || !asksTraits(wanted) || material.id === chosenMaterialId;
    return isLeft ? [{ material, fitting }] : [];
  });
}
