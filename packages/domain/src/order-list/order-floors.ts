import type { RoomChoice } from "../model/choices.ts";
import type { HouseType } from "../model/project.ts";
import { formatMillimetreSize } from "../format/measures.ts";
import { floorAmounts } from "../pricing/floor-amounts.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { orderLine, type OrderLine } from "./order-line.ts";

/** The order lines of a living floor: its colour in m², its baseboard in metres. */
export function orderFloors(
  pageId: number,
  houseType: HouseType,
  offer: FloorOffer,
  room: RoomChoice,
): readonly OrderLine[] {
  const { material, colour, baseboard } = floorAmounts(houseType, offer, room);
  const shared = { pageId, amountPerBox: null, isStandard: false } as const;
  const lines: OrderLine[] = [];
  if (colour) {
    const { floor } = colour;
    const facts = {
      part: "floor",
      productNumber: floor.product_number,
      name: floor.name,
      brand: material?.name ?? floor.series,
      colorName: floor.name,
      unit: "m2",
    } as const;
    lines.push(
      orderLine(
        { ...shared, ...facts, size: formatMillimetreSize(floor.width, floor.length), cuttingLoss: floor.cutting_loss },
        houseType.amountFloorsM2,
      ),
    );
  }
  if (baseboard) {
    const item = baseboard.baseboard;
    const facts = {
      part: "baseboard",
      productNumber: item.product_number,
      name: item.name,
      brand: item.material,
      colorName: item.finish,
      unit: "m1",
    } as const;
    lines.push(
      orderLine(
        { ...shared, ...facts, size: formatMillimetreSize(item.width, item.length), cuttingLoss: 0 },
        houseType.amountBaseboards,
      ),
    );
  }
  return lines;
}
