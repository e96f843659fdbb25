import type { RoomChoice } from "@showroom/domain/model/choices";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { mainChoice } from "@showroom/domain/selection/variants";
import type { TestBuyer } from "../src/testing/buyer.ts";

/** Choices of whole homes that differ in the tiles of every room: each wall tile combined with every floor tile. */
export function homes(buyer: TestBuyer, count: number): readonly Readonly<Record<string, RoomChoice>>[] {
  const standard = buyer.everything();
  const rooms = buyer.pages.filter((page) => page.type === "configurator");
  return Array.from({ length: count }, (_, at) => ({
    ...standard,
    ...Object.fromEntries(
      rooms.map((page, order) => {
        const { wall, floor } = pageCatalogue(page).tiles;
        const walls = wall.products.length;
        const wallTile = wall.products[(at + order) % walls];
        const floorTile = floor.products[Math.floor((at + order) / walls) % floor.products.length];
        const room = standard[page.id];
        if (!room || !wallTile || !floorTile) throw new Error(`${page.title} has nothing to choose`);
        return [
          String(page.id),
          { ...room, wallTileProduct: mainChoice(wallTile), floorTileProduct: mainChoice(floorTile) },
        ];
      }),
    ),
  }));
}
