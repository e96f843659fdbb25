import * as fc from "fast-check";
import { type RoomChoice } from "../src/model/choices.ts";
import { TILE_OPTION_KINDS } from "../src/model/tile-option.ts";
import type { Page } from "../src/model/page.ts";
import type { TileFormat } from "../src/model/tile-format.ts";
import type { PageProduct, ProductGroup } from "../src/model/product.ts";
import type { HouseType, Project } from "../src/model/project.ts";
import { standardRoomChoice } from "../src/configurator/standard-room.ts";
import { isAccent } from "../src/model/tile-option.ts";
import { roomContext, type RoomContext } from "../src/selection/room-context.ts";
import { buildEmptyPage, buildPackage, buildTileFormat } from "./build-empty-page.ts";
import {
  arbitraryGroups,
  arbitraryPrice,
  arbitraryRules,
  drafts,
  fromDraft,
  TILE_SIZES,
  withRules,
} from "./arbitrary-products.ts";
import { buildGroup } from "./build-product.ts";
import { buildHouseType, buildProject, buildRoomVariables } from "./build-project.ts";

/** m² or m¹ to the hundredth. */
const quantity = fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100);
const flags = fc.record({
  enableLabour: fc.boolean(),
  hasHardPrices: fc.boolean(),
  alwaysCeilingHigh: fc.boolean(),
  hasTileOptions: fc.boolean(),
});
/**
 * A generated home: one configurator page with tiles, accessories, options, sanitary groups and rules, and its prices.
 */
export interface GeneratedRoom {
  readonly page: Page;
  readonly project: Project;
  readonly houseType: HouseType;
  readonly context: RoomContext;
  /** The standard set-up. */
  readonly start: RoomChoice;
}

const tileFormats: fc.Arbitrary<readonly Partial<TileFormat>[]> = fc.array(
  fc.record({
    wallTileWidth: fc.constantFrom(null, ...TILE_SIZES.map(([width]) => width)),
    floorTileWidth: fc.constantFrom(null, ...TILE_SIZES.map(([width]) => width)),
    addedCost: arbitraryPrice,
    addedCostCeilingHigh: arbitraryPrice,
    floorTileOnWallCost: arbitraryPrice,
    floorTileOnWallCostCeilingHigh: arbitraryPrice,
    floorTileOnAllWallsCost: arbitraryPrice,
    floorTileOnAllWallsCostCeilingHigh: arbitraryPrice,
  }),
  { maxLength: 4 },
);

const roomVariables = fc
  .record({
    surfaceWall: quantity,
    surfaceFloor: quantity,
    schluter: quantity,
    surfaceWallCeilingHigh: quantity,
    schluterCeilingHigh: quantity,
    accentSurface: quantity,
    accentSurfaceCeilingHigh: quantity,
    reservoirSurface: quantity,
  })
  .map((variables) => buildRoomVariables(variables));

/** A generated room with at most `rules` rules; 0 to test prices without rules. */
export function arbitraryRoom({ rules = 8 }: { readonly rules?: number } = {}): fc.Arbitrary<GeneratedRoom> {
  const parts = fc.record({
    walls: drafts(1, 4),
    floors: drafts(1, 4),
    accents: drafts(1, 2),
    grouts: drafts(2, 4),
    profiles: drafts(2, 4),
    groups: arbitraryGroups.chain((groups) => arbitraryRules(groups, rules).map((list) => withRules(groups, list))),
    packages: tileFormats,
    packageCosts: fc.tuple(arbitraryPrice, arbitraryPrice),
    variables: roomVariables,
    flags,
    rates: fc.record({
      wallTileLaborPrice: arbitraryPrice,
      floorTileLaborPrice: arbitraryPrice,
      losses: fc.integer({ min: 0, max: 2000 }).map((share) => share / 10_000),
    }),
    toilet: fc.boolean(),
    code: fc.record({
      unit: fc.constantFrom("m2", "m1", "piece"),
      grossPrice: arbitraryPrice,
      quantity: fc.integer({ min: 0, max: 300 }).map((share) => share / 100),
    }),
  });
  return parts.map((part) => {
    const use = [{ code: "C", quantity: part.code.quantity }];
    const walls = part.walls.map((item, at) =>
      fromDraft(101 + at, item, { installationCodes: at % 2 ? use : [], product: { type: "wall_tile" } }),
    );
    const floors = part.floors.map((item, at) => fromDraft(201 + at, item, { product: { type: "floor_tile" } }));
    const accents = part.accents.map((item, at) =>
      fromDraft(301 + at, item, { installationCodes: use, product: { type: "herringbone_tile" } }),
    );
    const accessories = (base: number, place: PageProduct["tileAccessoryType"]) => [
      ...part.grouts.map((item, at) =>
        fromDraft(base + at, { ...item, variants: 0 }, { tileAccessoryType: place, product: { type: "grout_color" } }),
      ),
      ...part.profiles.map((item, at) =>
        fromDraft(
          base + 50 + at,
          { ...item, variants: 0 },
          { tileAccessoryType: place, product: { type: "finishing_profile" } },
        ),
      ),
    ];
    const collections = {
      wallTileCollections: [{ title: "", tileType: "standard" as const, tiles: walls }],
      floorTileCollections: [{ title: "", tileType: "standard" as const, tiles: floors }],
    };
    const page = buildEmptyPage({
      id: 1,
      configuratorType: part.toilet ? "toilet" : "bathroom",
      projectPackages: [
        buildPackage(
          [
            buildTileFormat(1, { ...collections, wallTileLength: 1 }),
            ...part.packages.slice(0, 2).map((group, at) => buildTileFormat(at + 2, group)),
          ],
          { addedCost: part.packageCosts[0] },
        ),
        buildPackage(
          part.packages.slice(2).map((group, at) => buildTileFormat(at + 4, group)),
          { id: 2, addedCost: part.packageCosts[1] },
        ),
      ],
      productGroups: [
        buildGroup(90, [...accessories(400, "wallTileAccessory"), ...accessories(500, "floorTileAccessory")], {
          type: "tiles-accessories",
        }),
        ...part.groups,
      ],
      tileOptions: TILE_OPTION_KINDS.filter((kind) => kind !== "CeilingHigh").map((kind, at) => ({
        id: at + 1,
        kind,
        title: kind,
        description: "",
        image: null,
        variants: isAccent(kind) ? accents : [],
        accessories: accessories(600 + 100 * at, null),
      })),
    });
    const houseType = buildHouseType({ roomVariables: [part.variables] });
    const { losses, ...rates } = part.rates;
    const project = buildProject({
      ...part.flags,
      ...rates,
      wallTileCuttingLoss: losses,
      floorTileCuttingLoss: losses / 2,
      tileInstallationCodes: [
        { id: 1, code: "C", description: "", unit: part.code.unit, grossPrice: part.code.grossPrice },
      ],
      houseTypes: [houseType],
    });
    const context = roomContext(page, project, null);
    const generated = {
      page,
      project,
      houseType,
      context,
      start: standardRoomChoice(context.catalogue, project),
      [fc.toStringMethod]: () => summaryOf(part.groups, generated.context),
    };
    return generated;
  });
}

/** The short form of a room that a failing property prints; the whole room is too long to read. */
function summaryOf(groups: readonly ProductGroup[], { catalogue }: RoomContext): string {
  const products = groups.map((group) => [
    group.id,
    group.singleChoice ? "one of" : "any of",
    ...group.products.map((item) => [item.id, item.standardOption, item.variants.map((variant) => variant.id)]),
  ]);
  return JSON.stringify({
    groups: products,
    rules: catalogue.rules.map(({ id, type, subjectProducts, affectedProducts, productGroups }) => [
      id,
      type,
      subjectProducts,
      affectedProducts,
      productGroups,
    ]),
  });
}
