import type { RenderSceneStructure } from "@showroom/domain/render/render-request";
import { expect, test } from "vitest";
import { sceneInput } from "../testing/articles.ts";
import { linearColor, surfaceFinishes } from "./finishes.ts";

const plain = { tile: "wall", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" } as const;
const walls = { back: plain, left: plain, right: plain, front: plain };

function finishesOf(structure: Partial<RenderSceneStructure>) {
  const warnings: string[] = [];
  const { structure: whole, article } = sceneInput({ structure });
  return { finishes: surfaceFinishes(whole, article, (message) => warnings.push(message)), warnings };
}
const textureOf = (finish: ReturnType<typeof finishesOf>["finishes"]["floor"]) =>
  finish?.kind === "tile" ? finish.texture : finish?.kind;

test("half-high walls are painted above the tiling", () => {
  const { finishes } = finishesOf({ ceilingType: "Half" });
  expect(finishes["back-lower"]?.kind).toBe("tile");
  for (const wall of ["back", "left", "right", "front"] as const) expect(finishes[`${wall}-upper`]?.kind).toBe("paint");
});

test("full-height walls have their tile up to the ceiling", () => {
  const { finishes } = finishesOf({ ceilingType: "Full" });
  expect(finishes["left-upper"]).toEqual(finishes["left-lower"]);
});

test("tiles keep their size, grout and pattern", () => {
  const { finishes } = finishesOf({ floorGroutColor: "#808080" });
  expect(finishes.floor).toMatchObject({
    tileWidth: 0.6,
    tileHeight: 0.6,
    groutWidth: 0.003,
    pattern: "straight",
    roughness: 0.4,
  });
});

test("grout lies behind the faces of tiles and is darker for it, more so in a narrow joint", () => {
  const tile = {
    kind: "tile",
    productNumber: "floor",
    width: 600,
    length: 600,
    texture: "face",
    roughness: 0.4,
  } as const;
  const { structure } = sceneInput({ structure: { floorGroutColor: "#808080" } });
  const groutOf = (groutWidth: number): number => {
    const { floor } = surfaceFinishes(
      structure,
      () => ({ ...tile, groutWidth }),
      () => {},
    );
    return floor?.kind === "tile" ? floor.groutColor[0] : 0;
  };
  const [narrow, wide, flush] = [groutOf(2), groutOf(5), groutOf(1000)];
  expect(flush).toBeCloseTo(0.2159, 3);
  expect(wide).toBeLessThan(0.95 * flush);
  expect(narrow).toBeLessThan(0.92 * wide);
  expect(narrow).toBeGreaterThan(0.75 * flush);
});

test("a herringbone wall covers the reservoir too", () => {
  const { finishes } = finishesOf({
    wallTiles: { ...walls, back: { ...plain, tile: "herringbone", pattern: "herringbone" } },
  });
  expect(finishes["back-lower"]).toMatchObject({ texture: "herringbone-face", pattern: "herringbone" });
  expect(finishes.reservoir).toEqual(finishes["back-lower"]);
});

test("a reservoir accent leaves the rest of the wall in the room's own tile", () => {
  const accent = { tile: "herringbone", groutColor: "#000000", pattern: "herringbone", extent: "reservoir" } as const;
  const { finishes } = finishesOf({ wallTiles: { ...walls, back: accent, left: { ...plain, tile: "floor" } } });
  expect(finishes.reservoir).toMatchObject({ texture: "herringbone-face", pattern: "herringbone" });
  expect(finishes["back-lower"]).toMatchObject({ texture: "wall-face", pattern: "straight" });
  expect(textureOf(finishes["left-lower"])).toBe("floor-face");
});

test("planks are laid with staggered ends, on the floor and on a wall; other tiles straight", () => {
  const plank = { kind: "tile", productNumber: "plank", width: 200, length: 1200 } as const;
  const { structure, article } = sceneInput({
    structure: { floorTile: "plank", wallTiles: { ...walls, back: { ...plain, tile: "plank" } } },
  });
  const finishes = surfaceFinishes(
    structure,
    (number) => (number === "plank" ? { ...plank, texture: "wood", roughness: 0.4, groutWidth: 2 } : article(number)),
    () => {},
  );
  expect([finishes.floor, finishes["back-lower"], finishes["left-lower"]]).toMatchObject([
    { pattern: "staggered" },
    { pattern: "staggered" },
    { pattern: "straight" },
  ]);
});

test("an invalid grout colour is replaced by the standard one, with a warning", () => {
  const { finishes, warnings } = finishesOf({ floorGroutColor: "grijs" });
  expect(finishes.floor).toEqual(finishesOf({ floorGroutColor: "#FFFBF2" }).finishes.floor);
  expect(warnings).toEqual(['grout colour "grijs" is not written as #RRGGBB']);
});

test.each([
  ["#FFFFFF", [1, 1, 1]],
  ["000000", [0, 0, 0]],
  ["rood", undefined],
  ["#FFF", undefined],
])("%s in linear light", (hex, expected) => {
  expect(linearColor(hex)).toEqual(expected);
});
