/** Articles that do not fit where the plan of a room has room for them. */
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { RoomName } from "@showroom/domain/model/product";
import type { RoomToLay } from "@showroom/domain/plan/room-layout";
import { misfit } from "@showroom/domain/plan/room-fit";

type BundleHouseType = Bundle["houseTypes"][number];
type BundleOffer = Bundle["offers"][number];

/** A variant of an offer that does not fit, by its article number, and why. */
export interface Misfit {
  readonly offer: BundleOffer;
  readonly productNumber: string;
  readonly reason: string;
}

/** The article numbers that an offer lets buyers choose, each once. */
export const productNumbersOf = ({ product, variants }: BundleOffer): readonly string[] =>
  variants.length > 0 ? [...new Set(variants)] : [product];

/** The room with its plan; undefined where the house type has none. */
function plannedRoom({ rooms, positions }: BundleHouseType, name: RoomName): RoomToLay | undefined {
  const room = rooms.find((one) => one.name === name);
  const planned = positions.filter((position) => position.room === name);
  if (!room || planned.length === 0) return undefined;
  const { width, depth, height } = room;
  return { type: name === "toilet" ? "Toilet" : "Bathroom", width, depth, height, positions: planned };
}

export function misfitsIn(
  { products, offers }: Pick<Bundle, "products" | "offers">,
  houseType: BundleHouseType,
  name: RoomName,
): readonly Misfit[] {
  const room = plannedRoom(houseType, name);
  if (!room) return [];
  const models = new Map(products.flatMap(({ productNumber, model }) => (model ? [[productNumber, model]] : [])));
  return offers
    .filter(({ rooms }) => rooms.includes(name))
    .flatMap((offer) =>
      productNumbersOf(offer).flatMap((productNumber) => {
        const model = models.get(productNumber);
        const reason = model ? misfit(room, model) : null;
        return reason === null ? [] : [{ offer, productNumber, reason }];
      }),
    );
}
