import type { FloorOffer } from "@showroom/domain/selection/floors";
import { FloorList } from "./floor-list.tsx";
import { useFloorsInColour } from "./use-floors-in-colour.ts";

/** The materials that come in the colours that the address asks for. */
export function NarrowedFloors({ offer }: { readonly offer: FloorOffer }) {
  return <FloorList offer={offer} materials={useFloorsInColour(offer).left} />;
}
