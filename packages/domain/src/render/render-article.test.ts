import { describe, expect, it } from "vitest";
import { finishOf, renderArticle } from "./render-article.ts";

describe("the finish of a profile", () => {
  it.each([
    ["Mat zwart", "matt-black"],
    ["Chroom", "chrome"],
    ["Messing geborsteld", "brass"],
    ["Wit", "white"],
    ["Mat wit", "matt-white"],
    ["RVS", "brushed-steel"],
    ["Aluminium mat", "aluminium"],
    ["Wit mat", "matt-white"],
    [null, "brushed-steel"],
  ])("of %s is %s", (name, finish) => {
    expect(finishOf(name)).toBe(finish);
  });
});

describe("the surface of a tile", () => {
  const tile = {
    product_number: "A-1",
    type: "wall_tile",
    width: 300,
    length: 600,
    isRectified: false,
    model: null,
    images: [{ public_id: "tiles/a-1.webp" }],
  } as const;
  it.each([
    ["Atelier", "Wit glans", 0.15],
    ["Carra hoogglans", null, 0.15],
    ["Carra gepolijst", "Wit", 0.15],
    ["Atelier", "Wit mat", 0.35],
    ["Atelier zijdeglans", "Wit", 0.35],
    ["Atelier", null, 0.35],
  ])("of %s, %s", (name, colorName, roughness) => {
    expect(renderArticle({ ...tile, name, colorName })).toMatchObject({ kind: "tile", roughness });
  });
});
