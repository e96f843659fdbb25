/** The product's own rooms, as buyers first see them: the demo project's house types with their standard choices. */
import { readFileSync } from "node:fs";
import { buildScene } from "@showroom/scene/build-scene";
import { fixtureTexture } from "@showroom/scene/textures";
import sharp from "sharp";
import type { ViewRequest } from "../src/view-request.ts";

type SceneInput = Parameters<typeof buildScene>[0];
type RenderArticle = NonNullable<ReturnType<SceneInput["article"]>>;
type FixtureModel = Extract<RenderArticle, { kind: "fixture" }>["model"];
type RenderSceneStructure = SceneInput["structure"];
type CameraPosition = SceneInput["cameraPosition"];

const BUNDLE = new URL("../../demo-catalogue/bundles/de-lindehof/", import.meta.url);

interface BundleProduct {
  readonly productNumber: string;
  readonly type?: string;
  readonly width?: number;
  readonly length?: number;
  readonly images?: readonly string[];
  readonly model?: FixtureModel;
}

interface Bundle {
  readonly products: readonly BundleProduct[];
  readonly offers: readonly { readonly product: string; readonly standardIn?: readonly string[] }[];
  readonly houseTypes: readonly {
    readonly key: string;
    readonly rooms: readonly {
      readonly name: string;
      readonly width: number;
      readonly depth: number;
      readonly height: number;
      readonly surfaceWall: number;
      readonly surfaceWallCeilingHigh: number;
    }[];
  }[];
}

const bundle = JSON.parse(readFileSync(new URL("bundle.json", BUNDLE), "utf8")) as Bundle;
const products = new Map(bundle.products.map((product) => [product.productNumber, product]));

/** Tiles of one picture, as product numbers and grout colour. */
export interface TileSet {
  readonly wall: string;
  readonly floor: string;
  readonly grout: string;
  /** A herringbone accent on the back wall. */
  readonly accent?: string;
}

/** Standard tiles and other choices: light, dark and patterned ones. */
export const TILE_SETS: Readonly<Record<string, TileSet>> = {
  standard: { wall: "ATE-WITM-30X60", floor: "CAV-KIEZ-60X60", grout: "#F2F0EA" },
  dark: { wall: "CAS-LEEM-30X60", floor: "CAV-ZWAR-60X60", grout: "#4A4A48" },
  accent: { wall: "ATE-WITM-20X40", floor: "PLA-NATU-20X120", grout: "#A3A29D", accent: "VIS-ZEEB-7.5X30" },
};

function articleOf(productNumber: string): RenderArticle | undefined {
  const product = products.get(productNumber);
  if (!product) return undefined;
  const { type = "simple_product", width, length, images = [], model } = product;
  if (type.endsWith("_tile")) {
    const [texture] = images;
    if (!texture || !width || !length) return undefined;
    return { kind: "tile", productNumber, width, length, texture, roughness: 0.35, groutWidth: 3 };
  }
  if (type === "finishing_profile") return { kind: "profile", productNumber, finish: "brushed-steel" };
  return model && { kind: "fixture", productNumber, model };
}

function structureOf(houseType: string, roomName: string, tiles: TileSet): RenderSceneStructure {
  const room = bundle.houseTypes.find(({ key }) => key === houseType)?.rooms.find(({ name }) => name === roomName);
  if (!room) throw new Error(`The demo project has no ${roomName} in ${houseType}`);
  const standard = bundle.offers.filter((offer) => offer.standardIn?.includes(roomName));
  const wall = { tile: tiles.wall, groutColor: tiles.grout, pattern: "straight", extent: "wall" } as const;
  const back = tiles.accent ? ({ ...wall, tile: tiles.accent, pattern: "herringbone" } as const) : wall;
  return {
    roomType: roomName === "toilet" ? "Toilet" : "Bathroom",
    dimensions: { width: room.width, depth: room.depth, height: room.height },
    floorTile: tiles.floor,
    floorGroutColor: tiles.grout,
    wallTiles: { back, left: wall, right: wall, front: wall },
    ceilingType: room.surfaceWall >= room.surfaceWallCeilingHigh ? "Full" : "Half",
    finishingProfile: "PROF-RVS",
    productChoices: standard.map((offer) => offer.product).filter((number) => articleOf(number)?.kind === "fixture"),
  };
}

export interface DemoView {
  readonly name: string;
  readonly houseType: string;
  readonly room: "bathroom" | "toilet";
  readonly camera: CameraPosition;
  readonly width: number;
  readonly height: number;
  /** The comparison with Cycles: none, errors only, or times too. A whole picture takes Cycles one or two minutes. */
  readonly compared: "no" | "errors" | "times";
}

const view = (
  name: string,
  houseType: string,
  room: DemoView["room"],
  camera: CameraPosition,
  [width, height]: readonly [number, number],
  compared: DemoView["compared"],
): DemoView => ({ name, houseType, room, camera, width, height, compared });

/** The views that the product shows, in its picture sizes. */
export const DEMO_VIEWS: readonly DemoView[] = [
  view("bathroom A, front", "type-a", "bathroom", "front", [1920, 1080], "times"),
  view("bathroom A, basin", "type-a", "bathroom", "basin", [1920, 1080], "no"),
  view("bathroom C, shower", "type-c", "bathroom", "rain-shower", [1920, 1080], "errors"),
  view("toilet A, front", "type-a", "toilet", "front", [1200, 1600], "times"),
];

/** The largest picture that the product asks for. */
export const LARGEST_VIEW = view("bathroom A, cabinet", "type-a", "bathroom", "cabinet", [1920, 1920], "no");

const textures = new Map<string, ReturnType<ViewRequest["loadTexture"]>>();

/** Tile faces as the render service decodes them: at most 1024 pixels. */
async function readTexture(id: string): ReturnType<ViewRequest["loadTexture"]> {
  if (!id.startsWith("images/")) {
    return fixtureTexture(id);
  }
  const { data, info } = await sharp(new URL(id, BUNDLE).pathname)
    .resize({ width: 1024, height: 1024, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function loadDemoTexture(id: string): ReturnType<ViewRequest["loadTexture"]> {
  const known = textures.get(id) ?? readTexture(id);
  textures.set(id, known);
  return known;
}

/** A view of the demo project, as the render service asks the engine for it. */
export function demoRequest({ houseType, room, camera, width, height }: DemoView, tiles: TileSet): ViewRequest {
  const scene = buildScene({
    structure: structureOf(houseType, room, tiles),
    cameraPosition: camera,
    aspect: width / height,
    article: articleOf,
  });
  if (scene.warnings.length > 0) throw new Error(scene.warnings.join("; "));
  return { ...scene, width, height, samples: 15, loadTexture: loadDemoTexture };
}
