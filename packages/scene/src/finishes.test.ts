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

test("full-height walls wear their tile to the ceiling", () => {
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
  expect(finishes.floor?.kind === "tile" ? finishes.floor.groutColor[0] : 0).toBeCloseTo(0.2159, 3);
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

test("a grout colour that is none is replaced by the default, with a warning", () => {
  const { finishes, warnings } = finishesOf({ floorGroutColor: "grijs" });
  expect(finishes.floor?.kind === "tile" ? finishes.floor.groutColor : undefined).toEqual(linearColor("#FFFBF2"));
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
