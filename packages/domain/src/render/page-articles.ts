/** The articles of a picture. */
import type { RenderArticle } from "../model/fixture-model.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { renderArticle } from "./render-article.ts";
import type { RenderSceneStructure } from "./render-request.ts";

/** How the articles of a page are drawn, by product number. */
export function articlesOf(catalogue: PageCatalogue): (productNumber: string) => RenderArticle | undefined {
  const products = new Map([...catalogue.variants.values()].map(({ product }) => [product.product_number, product]));
  return (productNumber) => {
    const product = products.get(productNumber);
    return product && (renderArticle(product) ?? undefined);
  };
}

/** The product numbers of everything in a room. */
export function productNumbers(structure: RenderSceneStructure): string[] {
  const walls = Object.values(structure.wallTiles);
  const profiles = [structure, ...walls].flatMap(({ finishingProfile }) => finishingProfile ?? []);
  return [structure.floorTile, ...walls.map((wall) => wall.tile), ...profiles, ...structure.productChoices];
}
