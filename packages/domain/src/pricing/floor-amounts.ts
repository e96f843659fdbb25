import { NO_FLOOR, type RoomChoice } from "../model/choices.ts";
import type { Baseboard, Floor, FloorMaterial } from "../model/floor.ts";
import type { HouseType } from "../model/project.ts";
import { cents, ZERO, type Cents } from "../money/cents.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { lineAmounts, type Amounts } from "./amounts.ts";
import { exact } from "./exact.ts";

export interface FloorAmounts {
  readonly material: FloorMaterial | null;
  readonly colour: { readonly floor: Floor; readonly amounts: Amounts } | null;
  readonly baseboard: { readonly baseboard: Baseboard; readonly amounts: Amounts } | null;
}

/** The amounts for the chosen floor colour and baseboard, each with its added cost once; "Geen woonvloer" has neither. */
export function floorAmounts(houseType: HouseType, offer: FloorOffer, room: RoomChoice): FloorAmounts {
  const none = room.floorMaterialId === null || room.floorMaterialId === NO_FLOOR;
  const floor = none ? undefined : offer.floors.find((item) => item.id === room.colorId);
  const baseboard = none ? undefined : offer.baseboards.find((item) => item.id === room.baseboardId);
  return {
    material: offer.materials.find((item) => item.id === room.floorMaterialId) ?? null,
    colour: floor ? { floor, amounts: colourAmounts(houseType, floor) } : null,
    baseboard: baseboard ? { baseboard, amounts: baseboardAmounts(houseType, baseboard) } : null,
  };
}

/** The lowest price of a material: its cheapest colour with the cheapest baseboard. Zero without colours. */
export function minimumFloorPrice(
  houseType: HouseType,
  offer: Pick<FloorOffer, "floors" | "baseboards">,
  materialId: number,
): Cents {
  const least = (amounts: readonly Amounts[]) =>
    amounts.reduce<Cents | null>((low, { totalPrice }) => (low === null || totalPrice < low ? totalPrice : low), null);
  const colour = least(
    offer.floors.filter((floor) => floor.material === materialId).map((floor) => colourAmounts(houseType, floor)),
  );
  const baseboard = least(offer.baseboards.map((item) => baseboardAmounts(houseType, item)));
  return colour === null ? ZERO : cents(colour + (baseboard ?? 0));
}

function colourAmounts(houseType: HouseType, floor: Floor): Amounts {
  const laid = exact(floor.price_m2, houseType.amountFloorsM2, 1 + floor.cutting_loss);
  return lineAmounts(laid + exact(floor.addedCost), 0, 0);
}

function baseboardAmounts(houseType: HouseType, baseboard: Baseboard): Amounts {
  return lineAmounts(exact(baseboard.price, houseType.amountBaseboards) + exact(baseboard.addedCost), 0, 0);
}
