/** The walls of a room with the buyer's choices, as drawings and in words. */
import { renderArticle } from "@showroom/domain/render/render-article";
import { mapScene } from "@showroom/domain/render/map-scene";
import type { SceneInput } from "@showroom/domain/render/map-scene";
import type { Product } from "@showroom/domain/model/product";
import { productWords } from "@showroom/domain/words/product-words";
import type { drawWalls, Elevation, RoomElevations } from "@showroom/scene/elevation/draw-walls";
import type { WallDrawing } from "@showroom/ui/showroom/wall-elevation/wall-drawing";
import { elevationTexts as texts } from "./texts.ts";

export interface DrawnWall {
  readonly wall: Elevation["wall"];
  readonly title: string;
  readonly description: string;
  readonly drawing: WallDrawing;
  readonly fixtures: readonly string[];
  /** Which tiles are where. */
  readonly tiles: readonly (readonly [part: string, words: string])[];
}

export interface RoomDrawing {
  readonly walls: readonly DrawnWall[];
  readonly measures: RoomElevations["measures"];
  readonly layout: RoomElevations["layout"];
}

/** A tile without a known colour. */
const NEUTRAL = "#D8D5CE";

const whole = (millimetres: number): string => String(Math.max(0, Math.round(millimetres)));

/** The drawings of a room; null while it has no wall tile or no floor tile. */
export function roomDrawing(input: SceneInput, draw: typeof drawWalls): RoomDrawing | null {
  const request = mapScene(input);
  if (request === null) return null;
  const products = new Map(
    [...input.catalogue.variants.values()].map(({ product }) => [product.product_number, product]),
  );
  const { walls, measures, layout } = draw(request.sceneStructure, (productNumber) => {
    const product = products.get(productNumber);
    return product && (renderArticle(product) ?? undefined);
  });
  return { walls: walls.map((elevation) => drawnWall(elevation, products)), measures, layout };
}

function drawnWall(elevation: Elevation, products: ReadonlyMap<string, Product>): DrawnWall {
  const { wall, width, height, fields, openings, fixtures } = elevation;
  const hasDoor = openings.some(({ kind }) => kind === "door");
  const title = wall === "front" && hasDoor ? texts.wallWithDoor : texts.walls[wall];
  const tiles = fields.map(({ tile, surface, pattern, joint, pieces }) => {
    const product = products.get(tile);
    const cut = pieces.filter((piece) => piece.cut).length;
    const words = [
      product ? productWords({ ...product, brand: product.group, productNumber: tile }) : tile,
      texts.patterns[pattern],
      texts.joint(whole(joint)),
      texts.pieces(pieces.length - cut, cut),
    ].join(" · ");
    return [surface === "reservoir" ? texts.onBox : texts.onWall, words] as const;
  });
  const names = [...new Set(fixtures.map(({ name }) => texts.fixtureName(name)))];
  return {
    wall,
    title,
    description: [
      texts.wall(title, whole(width), whole(height)),
      ...(tiles.length === 0 ? [texts.untiled] : tiles.map(([part, words]) => `${part}: ${words}.`)),
      ...openings.map(({ kind }) => texts.openings[kind]),
      ...(names.length > 0 ? [texts.onIt(names.join(", "))] : []),
    ].join(" "),
    drawing: {
      ...elevation,
      fields: fields.map((field) => ({ ...field, color: products.get(field.tile)?.color ?? NEUTRAL })),
    },
    fixtures: fixtures.map(({ name, axis, bottom, top }) =>
      texts.fixture(name, whole(axis), whole(bottom), whole(top)),
    ),
    tiles,
  };
}
