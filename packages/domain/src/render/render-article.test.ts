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

describe("how an article is drawn", () => {
  const article = {
    product_number: "A-7",
    type: "floor_tile",
    name: "Carra",
    colorName: "Wit",
    width: 450,
    length: 900,
    isRectified: false,
    model: null,
    images: [{ public_id: "tiles/a-7.webp" }],
  } as const;
  const model = { kind: "toilet", shape: "soft", width: 360, depth: 540, height: 400, finish: "white" } as const;

  it("is a tile with its measures, its first picture and the width of its joints", () => {
    expect(renderArticle(article)).toEqual({
      kind: "tile",
      productNumber: "A-7",
      width: 450,
      length: 900,
      texture: "tiles/a-7.webp",
      roughness: 0.35,
      groutWidth: 3,
    });
    expect(renderArticle({ ...article, isRectified: true })).toMatchObject({ groutWidth: 2 });
    expect(renderArticle({ ...article, faces: 8, shadeVariation: "V3" })).toMatchObject({
      faces: 8,
      shadeVariation: "V3",
    });
  });

  it.each([{ width: null }, { length: null }, { images: [] }])("is unknown for a tile with %o", (change) => {
    expect(renderArticle({ ...article, ...change })).toBeNull();
  });

  it("is the finish of a profile, by its colour or else its name", () => {
    const profile = { ...article, type: "finishing_profile", name: "Profiel messing" } as const;
    expect(renderArticle({ ...profile, colorName: "Chroom" })).toEqual({
      kind: "profile",
      productNumber: "A-7",
      finish: "chrome",
    });
    expect(renderArticle({ ...profile, colorName: null })).toMatchObject({ finish: "brass" });
  });

  it.each(["simple_product", "combined_product"] as const)("is the model of a %s, if it has one", (type) => {
    expect(renderArticle({ ...article, type, model })).toEqual({ kind: "fixture", productNumber: "A-7", model });
    expect(renderArticle({ ...article, type })).toBeNull();
  });

  it("is nothing for grout", () => {
    expect(renderArticle({ ...article, type: "grout_color", model })).toBeNull();
  });
});
