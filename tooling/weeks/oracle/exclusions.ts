/** A small definition of a legal room, written apart from the domain's: what excludes what, and single choices. */
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";

const ALONE = "FloorTileOnAllWalls";

export function findExclusions(page: Page, room: RoomChoice): string[] {
  const found: string[] = [];
  const options = room.tileOptions.map(({ tileOption }) => tileOption).filter((option) => option !== "CeilingHigh");
  if (options.includes(ALONE) && options.length > 1) found.push(`${options.join(" and ")} together`);
  if (new Set(options).size < options.length) found.push(`twice the same tile option: ${options.join(", ")}`);
  for (const { id, title, singleChoice } of page.productGroups) {
    const chosen = room.products[id] ?? [];
    if (singleChoice && chosen.length > 1) found.push(`${chosen.length} products in ${title}`);
    if (new Set(chosen.map(({ pageProductId }) => pageProductId)).size < chosen.length)
      found.push(`twice the same product in ${title}`);
  }
  const floor = [room.floorMaterialId, room.colorId, room.baseboardId].filter((value) => value !== null && value > 0);
  if (floor.length > 0 && floor.length < 3) found.push("a floor without its colour or baseboard");
  return found;
}
