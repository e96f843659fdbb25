import { createHash } from "node:crypto";
import { TILE_ROUGHNESS } from "@showroom/domain/render/render-article";
import { isPanoramaFace } from "@showroom/domain/render/panorama";
import { productNumbers } from "@showroom/domain/render/page-articles";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { surfaceLayout } from "@showroom/renderer/material-table";
import { buildScene } from "@showroom/scene/build-scene";
import type { SurfaceFinish, SurfaceFinishes, TiledSurface } from "@showroom/scene/mesh-format";
import type { ArticleSource } from "../articles/article-source.ts";
import type { CatalogueKey } from "../articles/catalogue-key.ts";
import type { ViewRequest } from "@showroom/renderer/view-request";
import type { LoadedTexture } from "@showroom/renderer/loaded-texture";
import type { PreparedView } from "./prepared-view.ts";
import { stableJson } from "./stable-json.ts";

export interface ViewPreparerOptions {
  readonly articles: ArticleSource;
  /** Null when there is no such texture. */
  readonly loadTexture: (id: string) => Promise<LoadedTexture | null>;
  /** Part of every key, because another engine makes other pictures and light. */
  readonly engineVersion: string;
  readonly onWarning: (warning: string) => void;
}

type TileFinish = Extract<SurfaceFinish, { readonly kind: "tile" }>;

/** The texture of a tile without a picture. */
const NEUTRAL_TEXTURE_ID = "neutral";
const NEUTRAL_TEXTURE: LoadedTexture = {
  data: new Uint8Array(8 * 8 * 4).fill(200).map((value, at) => (at % 4 === 3 ? 255 : value)),
  width: 8,
  height: 8,
};

export interface ViewPreparer {
  /** Finds the articles and builds the scene. Throws `ArticlesUnavailableError`. */
  prepare(request: RenderRequest, catalogue: CatalogueKey): Promise<PreparedView>;
  /** The same view with a neutral face for tiles without a picture. Throws if pictures cannot be fetched now. */
  withKnownTextures(view: PreparedView): Promise<PreparedView>;
  /** The same view with tiles of the other gloss on its walls, which needs other light. */
  withOtherGloss(view: PreparedView): PreparedView;
}

export function createViewPreparer(options: ViewPreparerOptions): ViewPreparer {
  const loadTexture = async (id: string): Promise<LoadedTexture> => {
    const texture = id === NEUTRAL_TEXTURE_ID ? NEUTRAL_TEXTURE : await options.loadTexture(id);
    if (texture === null) throw new Error(`There is no texture '${id}'`);
    return texture;
  };

  function prepared(
    { request, catalogue }: Pick<PreparedView, "request" | "catalogue">,
    scene: Omit<ViewRequest, "loadTexture">,
  ): PreparedView {
    const { geometryKey, camera, width, height, samples, finishes } = scene;
    const viewKey = keyOf([options.engineVersion, geometryKey, camera, width, height, surfaceLayout(finishes)]);
    return {
      request,
      catalogue,
      view: { ...scene, loadTexture },
      viewKey,
      imageKey: keyOf([viewKey, samples, finishes]),
    };
  }

  /** The view with each of its tiles changed. */
  function withTiles(
    asked: PreparedView,
    change: (tile: TileFinish, surface: TiledSurface) => TileFinish,
  ): PreparedView {
    const { view } = asked;
    const finishes: Partial<Record<TiledSurface, SurfaceFinish>> = { ...view.finishes };
    for (const [surface, finish] of entriesOf(view.finishes))
      if (finish.kind === "tile") finishes[surface] = change(finish, surface);
    return prepared(asked, { ...view, finishes });
  }

  return {
    async prepare(request, catalogue) {
      const { sceneSettings: settings, sceneStructure: structure } = request;
      const articles = await options.articles.find(catalogue, productNumbers(structure));
      const { geometryKey, geometry, camera, finishes, warnings } = buildScene({
        structure,
        cameraPosition: settings.cameraPosition,
        aspect: settings.imageWidth / settings.imageHeight,
        article: (productNumber) => articles.get(productNumber),
      });
      for (const warning of warnings) options.onWarning(warning);
      const { imageWidth: width, imageHeight: height, samples } = settings;
      // Panoramas come after stills.
      const rank = isPanoramaFace(settings.cameraPosition) ? 1 : 0;
      const scene = { geometryKey, geometry, camera, finishes, width, height, samples, rank };
      return prepared({ request, catalogue }, scene);
    },

    async withKnownTextures(view) {
      const missing = new Set<string>();
      for (const id of tileTextures(view.view.finishes)) {
        if (id === NEUTRAL_TEXTURE_ID || (await options.loadTexture(id)) !== null) continue;
        missing.add(id);
        options.onWarning(`There is no texture '${id}'; a neutral one is shown`);
      }
      if (missing.size === 0) return view;
      return withTiles(view, (tile) => (missing.has(tile.texture) ? { ...tile, texture: NEUTRAL_TEXTURE_ID } : tile));
    },

    withOtherGloss: (view) =>
      withTiles(view, (tile, surface) => (surface === "floor" ? tile : { ...tile, roughness: otherGloss(tile) })),
  };
}

function otherGloss({ roughness }: TileFinish): number {
  return roughness === TILE_ROUGHNESS.glossy ? TILE_ROUGHNESS.silky : TILE_ROUGHNESS.glossy;
}

function tileTextures(finishes: SurfaceFinishes): Set<string> {
  return new Set(entriesOf(finishes).flatMap(([, finish]) => (finish.kind === "tile" ? [finish.texture] : [])));
}

function entriesOf(finishes: SurfaceFinishes): [TiledSurface, SurfaceFinish][] {
  return Object.entries(finishes) as [TiledSurface, SurfaceFinish][];
}

function keyOf(parts: unknown): string {
  return createHash("sha256").update(stableJson(parts)).digest("hex");
}
