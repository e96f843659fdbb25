import { join } from "node:path";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { cameraOfTitle } from "@showroom/domain/render/camera";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { renderArticle } from "@showroom/domain/render/render-article";
import type { CameraPosition, RenderRoomType, RenderSceneStructure } from "@showroom/domain/render/render-request";
import type { LoadedTexture } from "@showroom/renderer/loaded-texture";
import { buildScene, type BuiltScene } from "@showroom/scene/build-scene";
import sharp from "sharp";
import { bundleFolder } from "../src/bundles.ts";
import { roomPlan } from "../src/projects/room-plan.ts";
import { buildLindehof } from "../src/projects/lindehof.ts";

export const { bundle } = buildLindehof(() => true);
type RoomName = BundleInput["offers"][number]["rooms"][number];
export type Offer = BundleInput["offers"][number];

/** Demo rooms with a different layout: a large bathroom, a short one, and a small toilet. */
export const DEMO_ROOMS = [
  { room: "bathroom", houseType: "type-a", roomType: "Bathroom" },
  { room: "bathroom2", houseType: "type-c", roomType: "Bathroom" },
  { room: "toilet", houseType: "type-a", roomType: "Toilet" },
] as const satisfies readonly { room: RoomName; houseType: string; roomType: RenderRoomType }[];
export type DemoRoom = (typeof DEMO_ROOMS)[number];

/** One choice of a buyer, and the camera that shows it. */
export interface Pick {
  /** Its name in `allOffered`; absent for an option without an article. */
  readonly offered?: string;
  readonly group: string;
  /** Label on a contact sheet: an article number, or the name of an option. */
  readonly name: string;
  readonly camera: CameraPosition;
  readonly isStandard: boolean;
  /** The changes to the standard room. */
  readonly changes: Partial<RenderSceneStructure>;
}

/** A colour and size of a sanitary product. */
export interface SanitaryPick extends Pick {
  /** All articles in the room, including this one. */
  readonly changes: { readonly productChoices: readonly string[] };
}

const offersOf = (room: RoomName, group: string): readonly Offer[] =>
  bundle.offers.filter((offer) => offer.group === group && offer.rooms.includes(room));
export const numbersOf = (offer: Offer): readonly string[] =>
  offer.variants?.length ? offer.variants : [offer.product];
export const offeredAs = (offer: Offer, productNumber: string): string => `${offer.key} ${productNumber}`;

/** Everything that can be chosen in a room. */
export const offersIn = ({ room }: DemoRoom): readonly Offer[] =>
  bundle.offers.filter((offer) => offer.rooms.includes(room));

/** Names of everything on offer in a room, with every colour and size. */
export const allOffered = (demo: DemoRoom): readonly string[] =>
  offersIn(demo).flatMap((offer) => numbersOf(offer).map((productNumber) => offeredAs(offer, productNumber)));

/** Articles that the demo's rules add or remove with a choice. */
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
          offered: offeredAs(offer, productNumber),
          group: group.key,
          name: productNumber,
          camera: cameraOfTitle(group.title),
          isStandard: offer.standardIn?.includes(room) === true && productNumber === offer.product,
          changes: { productChoices: [...others, ...(beside.with ?? []), productNumber] },
        };
      }),
    ),
  );
}

/** The articles of the demo in the form that the render service uses. */
export const demoArticles: ReadonlyMap<string, RenderArticle> = new Map(
  bundle.products.flatMap((product): [string, RenderArticle][] => {
    const article = renderArticle({
      product_number: product.productNumber,
      type: product.type ?? "simple_product",
      name: product.name,
      colorName: product.colorName ?? null,
      width: product.width ?? null,
      length: product.length ?? null,
      isRectified: product.isRectified ?? false,
      faces: product.faces ?? undefined,
      shadeVariation: product.shadeVariation ?? undefined,
      images: (product.images ?? []).map((file) => ({ public_id: file })),
      model: product.model ?? null,
    });
    return article ? [[product.productNumber, article]] : [];
  }),
);

/** The pictures of tile faces, by the `texture` of their articles. */
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

/** The standard room, with changes. */
export function demoStructure(
  { room, houseType, roomType }: DemoRoom,
  changes: Partial<RenderSceneStructure> = {},
): RenderSceneStructure {
  const home = bundle.houseTypes.find(({ key }) => key === houseType);
  const measures = home?.rooms.find(({ name }) => name === room);
  if (home === undefined || measures === undefined) throw new Error(`${houseType} has no ${room}`);
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
    positions: roomPlan(home, room),
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

/** The scene of the room with changes, from a camera, for pictures of the given width to height ratio. */
export const demoScene = (
  room: DemoRoom,
  { changes, camera }: { readonly changes: Pick["changes"]; readonly camera: CameraPosition },
  aspect: number,
): BuiltScene =>
  buildScene({
    structure: demoStructure(room, changes),
    cameraPosition: camera,
    aspect,
    article: (productNumber) => demoArticles.get(productNumber),
  });
