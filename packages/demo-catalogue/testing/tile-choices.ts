import {
  DEFAULT_GROUT_COLOR,
  type RenderSceneStructure,
  type RenderWallFinish,
} from "@showroom/domain/render/render-request";
import {
  bundle,
  demoStructure,
  numbersOf,
  offeredAs,
  offersIn,
  type DemoRoom,
  type Offer,
  type Pick,
} from "./choices.ts";

type Changes = Pick["changes"];
type WallTiles = RenderSceneStructure["wallTiles"];
type Accessory = NonNullable<Offer["tileAccessoryType"]>;

/** The same finish on every wall. */
export const allWalls = (finish: RenderWallFinish): WallTiles => ({
  back: finish,
  left: finish,
  right: finish,
  front: finish,
});

function accessoriesOf(demo: DemoRoom, type: Accessory, kind: "grout_color" | "finishing_profile") {
  const products = new Map(bundle.products.map((product) => [product.productNumber, product]));
  return offersIn(demo).flatMap((offer) => {
    const product = products.get(offer.product);
    return offer.tileAccessoryType === type && product?.type === kind
      ? [
          {
            offered: offeredAs(offer, offer.product),
            name: offer.product,
            isStandard: offer.standardIn?.includes(demo.room) === true,
            groutColor: product.groutColor ?? DEFAULT_GROUT_COLOR,
          },
        ]
      : [];
  });
}

/** Makes the changes for a tile option with the given grout and profile. */
type Optional = (finish: Partial<RenderWallFinish>) => Changes;

/** Every tile, grout, profile, height and tile option of a room, as the front camera sees it. */
export function tilePicks(demo: DemoRoom): readonly Pick[] {
  const { room } = demo;
  const standard = demoStructure(demo);
  const plain = standard.wallTiles.back;
  const floor = { ...plain, tile: standard.floorTile };
  const walls = (finish: Partial<RenderWallFinish>): WallTiles => allWalls({ ...plain, ...finish });
  const back = (finish: RenderWallFinish): WallTiles => ({ ...standard.wallTiles, back: finish });
  const pick = (group: string, name: string, changes: Changes, isStandard = false, offered?: string): Pick => ({
    ...(offered === undefined ? {} : { offered }),
    group,
    name,
    camera: "front",
    isStandard,
    changes,
  });
  const tiles = (prefix: string, group: string, changes: (tile: string) => Changes, called = (tile: string) => tile) =>
    offersIn(demo)
      .filter((offer) => offer.key.startsWith(prefix))
      .flatMap((offer) =>
        numbersOf(offer).map((tile) =>
          pick(
            group,
            called(tile),
            changes(tile),
            tile === plain.tile || tile === standard.floorTile,
            offeredAs(offer, tile),
          ),
        ),
      );
  const grouts = (type: Accessory, group: string, changes: (groutColor: string) => Changes) =>
    accessoriesOf(demo, type, "grout_color").map((grout) =>
      pick(group, grout.name, changes(grout.groutColor), grout.isStandard, grout.offered),
    );
  const profiles = (type: Accessory, group: string, changes: (number: string) => Changes) =>
    accessoriesOf(demo, type, "finishing_profile").map((profile) =>
      pick(group, profile.name, changes(profile.name), profile.isStandard, profile.offered),
    );

  // At standard height only the cistern box of a toilet's back wall is tiled, so that both accents look the same.
  const herringbone = (tile: string, finish: Partial<RenderWallFinish> = {}): Changes => ({
    wallTiles: back({ ...plain, tile, pattern: "herringbone", ...finish }),
    ceilingType: "Full",
  });
  const reservoir = (tile: string, finish: Partial<RenderWallFinish> = {}): Changes => ({
    wallTiles: back({ ...plain, tile, pattern: "herringbone", extent: "reservoir", ...finish }),
  });
  const accentTile = numbersOf(offersIn(demo).find((offer) => offer.key.startsWith("herringbone."))!)[0]!;
  const options: Readonly<Partial<Record<Accessory, Optional>>> = {
    "floortile-on-wall": (finish) => ({ wallTiles: back({ ...floor, ...finish }) }),
    "floortile-on-all-walls": (finish) => ({ wallTiles: walls({ ...floor, ...finish }) }),
    "accent-herringbone": (finish) => herringbone(accentTile, finish),
    "accent-herringbone-reservoir": (finish) => reservoir(accentTile, finish),
  };
  return [
    ...tiles("wall.", "wandtegel", (tile) => ({ wallTiles: walls({ tile }) })),
    ...tiles("floor.", "vloertegel", (floorTile) => ({ floorTile })),
    ...grouts("wallTileAccessory", "wandvoeg", (groutColor) => ({ wallTiles: walls({ groutColor }) })),
    ...grouts("floorTileAccessory", "vloervoeg", (floorGroutColor) => ({ floorGroutColor })),
    ...profiles("wallTileAccessory", "profiel", (finishingProfile) => ({ finishingProfile })),
    pick("opties", "zoals opgeleverd", {}, true),
    standard.ceilingType === "Half"
      ? pick("opties", "plafondhoog", { ceilingType: "Full" })
      : pick("opties", "half hoog", { ceilingType: "Half" }),
    pick("opties", "vloertegel op een wand", { wallTiles: back(floor) }),
    pick("opties", "vloertegel op alle wanden", { wallTiles: walls({ tile: standard.floorTile }) }),
    ...tiles(
      "herringbone.",
      "opties",
      (tile) => herringbone(tile),
      (tile) => `visgraat ${tile}`,
    ),
    ...(room === "toilet"
      ? tiles(
          "herringbone.",
          "opties",
          (tile) => reservoir(tile),
          (tile) => `reservoir ${tile}`,
        )
      : []),
    ...(Object.entries(options) as [Accessory, Optional][]).flatMap(([type, optional]) => [
      ...grouts(type, `voeg-${type}`, (groutColor) => optional({ groutColor })),
      ...profiles(type, `profiel-${type}`, (finishingProfile) => optional({ finishingProfile })),
    ]),
  ];
}
