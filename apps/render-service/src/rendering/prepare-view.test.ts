import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { expect, test } from "vitest";
import { createViewPreparer } from "./prepare-view.ts";

const tile = (productNumber: string, roughness: number): RenderArticle => ({
  kind: "tile",
  productNumber,
  width: 300,
  length: 600,
  texture: productNumber,
  roughness,
  groutWidth: 2,
});
const ARTICLES = [tile("T-WALL", 0.35), tile("T-GLOSS", 0.15), tile("T-FLOOR", 0.35)];

const CATALOGUE = { projectId: 1, revision: 1 };
const preparer = createViewPreparer({
  articles: {
    find: (_catalogue, numbers) =>
      Promise.resolve(
        new Map(
          ARTICLES.filter(({ productNumber }) => numbers.includes(productNumber)).map((article) => [
            article.productNumber,
            article,
          ]),
        ),
      ),
  },
  loadTexture: () => Promise.resolve(null),
  engineVersion: "test",
  onWarning: () => {},
});

test("the view in the other gloss has the same light as the room with glossy tiles, and vice versa", async () => {
  const wall = { ...bathroomRequest().sceneStructure.wallTiles.back, tile: "T-GLOSS" };
  const matt = await preparer.prepare(bathroomRequest(), CATALOGUE);
  const glossy = await preparer.prepare(
    bathroomRequest({ wallTiles: { back: wall, left: wall, right: wall, front: wall } }),
    CATALOGUE,
  );
  expect(matt.viewKey).not.toBe(glossy.viewKey);
  expect(preparer.withOtherGloss(matt).viewKey).toBe(glossy.viewKey);
  expect(preparer.withOtherGloss(glossy).viewKey).toBe(matt.viewKey);
});
