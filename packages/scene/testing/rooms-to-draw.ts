import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import type { RenderSceneStructure, RenderWallFinish } from "@showroom/domain/render/render-request";
import * as fc from "fast-check";
import { BATHROOM_KINDS, model, sceneInput, TOILET_KINDS } from "./articles.ts";

/** A room with its articles. */
export interface RoomToDraw {
  readonly structure: RenderSceneStructure;
  readonly article: (productNumber: string) => RenderArticle | undefined;
}

const tile = fc.record({
  width: fc.constantFrom(75, 100, 150, 200, 300, 600, 1200),
  length: fc.constantFrom(75, 200, 300, 450, 600, 1200, 1500, 3000),
  groutWidth: fc.constantFrom(0, 2, 3, 5),
});

/** Rooms of all measures with tiles of all sizes in every pattern: the walls have the first, the back wall or its box the second. */
export const roomsToDraw: fc.Arbitrary<RoomToDraw> = fc
  .record({
    roomType: fc.constantFrom("Bathroom" as const, "Toilet" as const),
    ceilingType: fc.constantFrom("Half" as const, "Full" as const),
    dimensions: fc.record({
      width: fc.integer({ min: 800, max: 4000 }),
      depth: fc.integer({ min: 1100, max: 4000 }),
      height: fc.integer({ min: 2200, max: 3000 }),
    }),
    back: fc.record({
      pattern: fc.constantFrom("straight" as const, "herringbone" as const),
      extent: fc.constantFrom("wall" as const, "reservoir" as const),
    }),
    tiles: fc.array(tile, { minLength: 2, maxLength: 2 }),
  })
  .map(({ back, tiles, ...measures }) => {
    const plain: RenderWallFinish = { tile: "0", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" };
    const kinds = measures.roomType === "Toilet" ? TOILET_KINDS : BATHROOM_KINDS;
    const input = sceneInput({
      structure: {
        ...measures,
        finishingProfile: "profile",
        wallTiles: { back: { ...plain, ...back, tile: "1" }, left: plain, right: plain, front: plain },
      },
      models: kinds.map((kind) => model(kind)),
    });
    const article = (productNumber: string): RenderArticle | undefined => {
      const size = tiles[Number(productNumber)];
      return size
        ? { kind: "tile", productNumber, texture: "face", roughness: 0.3, ...size }
        : input.article(productNumber);
    };
    return { structure: input.structure, article };
  });
