import { expect, test } from "vitest";
import type { TileType } from "@showroom/domain/model/product";
import { openedAtFirst } from "../section/opened-sections.ts";
import { openedByFilter, type TilesLeft } from "./opened-by-filter.ts";

const leaves =
  (wall: Partial<Record<TileType, number>>, floor: Partial<Record<TileType, number>>): TilesLeft =>
  (surface, type) =>
    (surface === "wall" ? wall : floor)[type] ?? 0;
const atFirst = openedAtFirst("wall");

test("an assortment without a tile that is left closes, and those with one open", () => {
  const { surface, parts } = openedByFilter(atFirst, leaves({ luxe: 3, theWall: 1 }, { standard: 2 }), undefined);
  expect(surface).toBe("wall");
  expect(parts.wall).toEqual(["theWall", "luxe"]);
});

test("the floor opens when no wall tile is left, or when its sizes were narrowed", () => {
  const floorOnly = openedByFilter(atFirst, leaves({}, { standard: 2 }), undefined);
  expect([floorOnly.surface, floorOnly.parts.floor]).toEqual(["floor", ["standard"]]);
  expect(openedByFilter(atFirst, leaves({ standard: 5 }, { luxe: 2 }), "floor").surface).toBe("floor");
  expect(openedByFilter(atFirst, leaves({ standard: 5 }, {}), "floor").surface).toBe("wall");
});

test("open accessories stay open, and nothing changes when no tile is left", () => {
  const withGrout = { surface: "wall", parts: { wall: ["standard", "GroutColor"], floor: [] } } as const;
  expect(openedByFilter(withGrout, leaves({ luxe: 1 }, {}), undefined).parts.wall).toEqual(["luxe", "GroutColor"]);
  expect(openedByFilter(withGrout, leaves({}, {}), undefined)).toBe(withGrout);
});

test("a section that was closed opens with what is left", () => {
  const closed = { ...atFirst, surface: null };
  expect(openedByFilter(closed, leaves({ standard: 1 }, {}), undefined).surface).toBe("wall");
});
