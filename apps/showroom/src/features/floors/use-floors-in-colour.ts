import { useMemo } from "react";
import { coloursAmong, materialsInColour, type FittingMaterial } from "@showroom/domain/filter/floor-colours";
import type { WantedTraits } from "@showroom/domain/filter/traits";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { useAddressWriter } from "../../shared/browser/use-address-writer.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useAskedTraits, type AskedTraits } from "../../shared/traits/use-asked-traits.ts";

export interface FloorsInColour {
  readonly asked: AskedTraits;
  /** The colours of the floors on offer. */
  readonly offered: WantedTraits;
  /** The materials that are left. */
  readonly left: readonly FittingMaterial[];
}

/** The materials that come in the colours that the address asks for. */
export function useFloorsInColour(offer: FloorOffer): FloorsInColour {
  const { room } = useRoom();
  const asked = useAskedTraits(useAddressWriter());
  const offered = useMemo(() => coloursAmong(offer), [offer]);
  const left = useMemo(
    () => materialsInColour(offer, asked.wanted, room.floorMaterialId),
    [offer, asked.wanted, room.floorMaterialId],
  );
  return { asked, offered, left };
}
