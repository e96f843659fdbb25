import { join } from "node:path";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { cameraFor } from "@showroom/domain/render/camera";
import type { RenderArticle } from "@showroom/domain/render/fixture-model";
import {
  DEFAULT_GROUT_COLOR,
  type CameraPosition,
  type RenderRoomType,
  type RenderSceneStructure,
  type RenderWallFinish,
} from "@showroom/domain/render/render-request";
import type { LoadedTexture } from "@showroom/renderer/texture-store";
import sharp from "sharp";
import { bundleFolder } from "../src/bundles.ts";
import { buildLindehof } from "../src/projects/lindehof.ts";

const { bundle } = buildLindehof(() => true);
type RoomName = BundleInput["offers"][number]["rooms"][number];
type Offer = BundleInput["offers"][number];

/** Rooms of the demo whose pictures differ in more than measures: with room for all, short, and small. */
export const DEMO_ROOMS = [
  { room: "bathroom", houseType: "type-a", roomType: "Bathroom" },
  { room: "bathroom2", houseType: "type-c", roomType: "Bathroom" },
  { room: "toilet", houseType: "type-a", roomType: "Toilet" },
] as const satisfies readonly { room: RoomName; houseType: string; roomType: RenderRoomType }[];
export type DemoRoom = (typeof DEMO_ROOMS)[number];

/** One thing that a buyer can pick, and the camera that shows it. */
export interface Pick {
  readonly group: string;
  /** As on a contact sheet: an article number, or what an option is called. */
  readonly name: string;
  readonly camera: CameraPosition;
  readonly isStandard: boolean;
  /** What of the room as it is delivered it changes. */
  readonly changes: Partial<RenderSceneStructure>;
}

/** A colour and size of a sanitary product. */
export interface SanitaryPick extends Pick {
  /** All that is in the room with it. */
  readonly changes: { readonly productChoices: readonly string[] };
}

const offersOf = (room: RoomName, group: string): readonly Offer[] =>
  bundle.offers.filter((offer) => offer.group === group && offer.rooms.includes(room));
const numbersOf = (offer: Offer): readonly string[] => (offer.variants?.length ? offer.variants : [offer.product]);

/** What comes and goes with a choice, as the demo's rules say. */
const ALONGSIDE: Readonly<Record<string, { readonly with?: readonly string[]; readonly without?: readonly string[] }>> =
  {
    wastafel: { without: ["wastafelmeubel"] },
    badkraan: { with: ["BBAD-RECHBAD-WIT-1"] },
    badafvoer: { with: ["BBAD-RECHBAD-WIT-1"] },
    "badkraan.slank-badkraan": { with: ["BBAD-VRIJBAD-WIT-1"] },
    "bad.vrij-bad": { with: ["BAAN-SLANBADK-CHR"] },
  };

/** Every sanitary article that can be picked in a room. */
export function sanitaryPicks({ room }: DemoRoom): readonly SanitaryPick[] {
  const groups = bundle.productGroups.filter((group) => group.type === "standard" && group.rooms.includes(room));
  const standards = groups.map((group) => ({
    group: group.key,
    number: offersOf(room, group.key).find((offer) => offer.standardIn?.includes(room))?.product,
  }));
  return groups.flatMap((group) =>
    offersOf(room, group.key).flatMap((offer) =>
      numbersOf(offer).map((productNumber) => {
        const beside = ALONGSIDE[offer.key] ?? ALONGSIDE[group.key] ?? {};
        const others = standards.flatMap(({ group: other, number }) =>
          other === group.key || number === undefined || beside.without?.includes(other) ? [] : [number],
        );
        return {
          group: group.key,
          name: productNumber,
          camera: cameraFor(group.title),
          isStandard: offer.standardIn?.includes(room) === true && productNumber === offer.product,
          changes: { productChoices: [...others, ...(beside.with ?? []), productNumber] },
        };
      }),
    ),
  );
}

/** The articles of the demo as the render service knows them. */
export const demoArticles: ReadonlyMap<string, RenderArticle> = new Map(
  bundle.products.flatMap((product): [string, RenderArticle][] => {
    const { productNumber, type, model, width, length, images } = product;
    if (type === "finishing_profile")
      return model ? [[productNumber, { kind: "profile", productNumber, finish: model.finish }]] : [];
    if (type?.endsWith("_tile") && width && length && images?.[0])
      return [
        [
          productNumber,
          {
            kind: "tile",
            productNumber,
            width,
            length,
            texture: images[0],
            roughness: 0.35,
            groutWidth: product.isRectified ? 2 : 3,
          },
        ],
      ];
    return model ? [[productNumber, { kind: "fixture", productNumber, model }]] : [];
  }),
);

/** The pictures of tiles, by the name that articles have for them. */
export async function loadTileFaces(): Promise<Readonly<Record<string, () => LoadedTexture>>> {
  const faces: Record<string, () => LoadedTexture> = {};
  for (const article of demoArticles.values()) {
    if (article.kind !== "tile" || faces[article.texture]) continue;
    const { data, info } = await sharp(join(bundleFolder("de-lindehof"), article.texture))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    faces[article.texture] = () => ({ data, width: info.width, height: info.height });
  }
  return faces;
}

const standardTile = (room: RoomName, prefix: string): string => {
  const offer = bundle.offers.find(({ key, standardIn }) => key.startsWith(prefix) && standardIn?.includes(room));
  if (offer === undefined) throw new Error(`The demo has no standard ${prefix} tile`);
  return offer.product;
};

/** A room as it is delivered, with changes. */
export function demoStructure(
  { room, houseType, roomType }: DemoRoom,
  changes: Partial<RenderSceneStructure> = {},
): RenderSceneStructure {
  const measures = bundle.houseTypes.find(({ key }) => key === houseType)?.rooms.find(({ name }) => name === room);
  if (measures === undefined) throw new Error(`${houseType} has no ${room}`);
  const { width, depth, height } = measures;
  const wall = {
    tile: standardTile(room, "wall."),
    groutColor: "#F2F0EA",
    pattern: "straight",
    extent: "wall",
  } as const;
  return {
    roomType,
    dimensions: { width, depth, height },
    floorTile: standardTile(room, "floor."),
    floorGroutColor: "#A3A29D",
    wallTiles: { back: wall, left: wall, right: wall, front: wall },
    ceilingType: room === "toilet" ? "Half" : "Full",
    finishingProfile: "PROF-RVS",
    productChoices: bundle.offers.flatMap((offer) =>
      offer.rooms.includes(room) && offer.standardIn?.includes(room) && !offer.tileType && !offer.tileAccessoryType
        ? [offer.product]
        : [],
    ),
    ...changes,
  };
}

/** Every tile, grout, profile, height and tile option of a room, as the front camera sees it. */
export function tilePicks(demo: DemoRoom): readonly Pick[] {
  const { room } = demo;
  const standard = demoStructure(demo);
  const plain = standard.wallTiles.back;
  const walls = (finish: Partial<RenderWallFinish>): RenderSceneStructure["wallTiles"] => {
    const all = { ...plain, ...finish };
    return { back: all, left: all, right: all, front: all };
  };
  const pick = (group: string, name: string, isStandard: boolean, changes: Partial<RenderSceneStructure>): Pick => ({
    group,
    name,
    camera: "front",
    isStandard,
    changes,
  });
  const tiles = (prefix: string): readonly string[] =>
    bundle.offers.filter((offer) => offer.key.startsWith(prefix) && offer.rooms.includes(room)).flatMap(numbersOf);
  const accessories = (type: string, prefix: string) =>
    bundle.offers.filter((offer) => offer.tileAccessoryType === type && offer.product.startsWith(prefix));
  const groutOf = (productNumber: string): string =>
    bundle.products.find((product) => product.productNumber === productNumber)?.groutColor ?? DEFAULT_GROUT_COLOR;
  const floor = { ...plain, tile: standard.floorTile };
  const accent = { pattern: "herringbone", groutColor: plain.groutColor } as const;
  return [
    ...tiles("wall.").map((tile) => pick("wandtegel", tile, tile === plain.tile, { wallTiles: walls({ tile }) })),
    ...tiles("floor.").map((floorTile) =>
      pick("vloertegel", floorTile, floorTile === standard.floorTile, { floorTile }),
    ),
    ...accessories("wallTileAccessory", "VOEG").map(({ product, standardIn }) =>
      pick("wandvoeg", product, standardIn?.includes(room) === true, {
        wallTiles: walls({ groutColor: groutOf(product) }),
      }),
    ),
    ...accessories("floorTileAccessory", "VOEG").map(({ product, standardIn }) =>
      pick("vloervoeg", product, standardIn?.includes(room) === true, { floorGroutColor: groutOf(product) }),
    ),
    ...accessories("wallTileAccessory", "PROF").map(({ product, standardIn }) =>
      pick("profiel", product, standardIn?.includes(room) === true, { finishingProfile: product }),
    ),
    pick("opties", "zoals opgeleverd", true, {}),
    pick("opties", "plafondhoog", false, { ceilingType: standard.ceilingType === "Half" ? "Full" : "Half" }),
    pick("opties", "vloertegel op een wand", false, { wallTiles: { ...standard.wallTiles, back: floor } }),
    pick("opties", "vloertegel op alle wanden", false, { wallTiles: walls({ tile: standard.floorTile }) }),
    ...tiles("herringbone.").flatMap((tile) => [
      pick("opties", `visgraat ${tile}`, false, {
        wallTiles: { ...standard.wallTiles, back: { ...accent, tile, extent: "wall" } },
        // At standard height nothing of a toilet's back wall but the box shows; there the two accents look the same.
        ceilingType: "Full",
      }),
      ...(room === "toilet"
        ? [
            pick("opties", `reservoir ${tile}`, false, {
              wallTiles: { ...standard.wallTiles, back: { ...accent, tile, extent: "reservoir" } },
            }),
          ]
        : []),
    ]),
  ];
}
