import { describe, expect, it } from "vitest";
import { renderArticlesSchema, renderRequestSchema } from "./render.ts";
import { bathroomRequest } from "./testing/render-request.ts";

describe("renderRequestSchema", () => {
  it("accepts a bathroom with and without the optional fields", () => {
    const request = bathroomRequest();
    expect(renderRequestSchema.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
    const fuller = bathroomRequest({
      dimensions: { width: 2_400, depth: 3_000, height: 2_600 },
      finishingProfile: "P-1",
    });
    expect(renderRequestSchema.parse(fuller)).toEqual(fuller);
    const { wallTiles } = fuller.sceneStructure;
    const edged = bathroomRequest({
      wallTiles: { ...wallTiles, back: { ...wallTiles.back, finishingProfile: "P-2" } },
    });
    expect(renderRequestSchema.parse(edged)).toEqual(edged);
  });

  it.each([
    ["no floor tile", { floorTile: "" }, "floorTile"],
    ["a grout color that is none", { floorGroutColor: "white" }, "floorGroutColor"],
    ["a room without walls", { wallTiles: {} }, "wallTiles"],
    ["a room as large as a field", { dimensions: { width: 1e6, depth: 3_000, height: 2_600 } }, "dimensions"],
    ["too many products", { productChoices: Array.from({ length: 65 }, () => "x") }, "productChoices"],
    ["something unknown", { exec: "rm" }, "sceneStructure"],
  ])("refuses %s and names the path", (_name, change, where) => {
    const request = {
      ...bathroomRequest(),
      sceneStructure: { ...bathroomRequest().sceneStructure, ...change },
    };
    const result = renderRequestSchema.safeParse(request);
    expect(result.success).toBe(false);
    expect(result.error?.issues.map((issue) => issue.path.join(".")).join(" ")).toContain(where);
  });

  it("refuses sizes that are too large, too small or not a whole number of pixels", () => {
    for (const imageWidth of [1_921, 63, 100.5, Number.NaN, "1920"]) {
      const request = bathroomRequest();
      expect(
        renderRequestSchema.safeParse({
          ...request,
          sceneSettings: { ...request.sceneSettings, imageWidth },
        }).success,
      ).toBe(false);
    }
  });
});

describe("renderArticlesSchema", () => {
  it("distinguishes tiles, profiles and fixtures", () => {
    const articles = [
      {
        kind: "tile",
        productNumber: "T-1",
        width: 300,
        length: 600,
        texture: "tiles/sand",
        roughness: 0.4,
        groutWidth: 2,
      },
      { kind: "profile", productNumber: "P-1", finish: "brass" },
      {
        kind: "fixture",
        productNumber: "F-1",
        model: {
          kind: "toilet",
          shape: "round",
          width: 360,
          depth: 530,
          height: 400,
          finish: "white",
        },
      },
    ];
    expect(renderArticlesSchema.parse(articles)).toEqual(articles);
    expect(renderArticlesSchema.safeParse([{ ...articles[0], kind: "fixture" }]).success).toBe(false);
  });
});
