import * as fc from "fast-check";
import { TILE_OPTION_KINDS, ACCESSORY_TYPES, type RoomChoice } from "../src/model/choices.ts";
import { RULE_TYPES, type Rule } from "../src/model/rule.ts";
import type { PackageGroup, Page } from "../src/model/page.ts";
import type { PageProduct, ProductGroup } from "../src/model/product.ts";
import type { HouseType, Project } from "../src/model/project.ts";
import { cents } from "../src/money/cents.ts";
import { selectAccessory } from "../src/selection/accessories.ts";
import { defaultRoomChoice } from "../src/selection/default-room.ts";
import { ACCESSORY_PLACES, isAccent } from "../src/selection/page-catalogue.ts";
import { roomContext, type RoomContext } from "../src/selection/room-context.ts";
import { deselectSanitary, selectSanitary } from "../src/selection/sanitary.ts";
import { selectAccent, setCeilingHigh, toggleFloorTileOption } from "../src/selection/tile-options.ts";
import { selectFloorTile, selectWallTile } from "../src/selection/tiles.ts";
import { variantsOf } from "../src/selection/variants.ts";
import { buildEmptyPage, buildPackage, buildPackageGroup } from "./build-page.ts";
import { buildGroup, buildPageProduct, buildRule, buildVariant } from "./build-product.ts";
import { buildHouseType, buildProject, buildRoomVariables } from "./build-project.ts";

const price = fc.integer({ min: 0, max: 250_000 }).map(cents);
/** m² or m¹ to the hundredth. */
const quantity = fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100);
const flags = fc.record({
  enableLabour: fc.boolean(),
  hasHardPrices: fc.boolean(),
  alwaysCeilingHigh: fc.boolean(),
  hasTileOptions: fc.boolean(),
});
const SIZES = [
  [300, 600],
  [600, 600],
  [200, 400],
  [75, 300],
] as const;

/** A generated home: one configurator page with tiles, accessories, options, sanitary groups and rules, and what prices it. */
export interface GeneratedRoom {
  readonly page: Page;
  readonly project: Project;
  readonly houseType: HouseType;
  readonly context: RoomContext;
  /** The standard set-up. */
  readonly start: RoomChoice;
}

interface Draft {
  readonly gross: number;
  readonly back: number;
  readonly labour: number;
  readonly size: number;
  readonly standard: boolean;
  readonly variants: number;
}

const draft: fc.Arbitrary<Draft> = fc.record({
  gross: price,
  back: price,
  labour: price,
  size: fc.nat({ max: SIZES.length - 1 }),
  standard: fc.boolean(),
  variants: fc.constantFrom(0, 0, 1, 2, 3),
});

function fromDraft(id: number, item: Draft, overrides: Parameters<typeof buildPageProduct>[1] = {}): PageProduct {
  const [width, length] = SIZES[item.size] ?? SIZES[0];
  const priced = (extra: number) => ({
    grossPrice: cents(item.gross + extra),
    returnPrice: cents(item.back),
    labourPrice: cents(item.labour),
    width,
    length,
  });
  const variants = Array.from({ length: item.variants }, (_, at) =>
    buildVariant(id * 100 + at, {
      ...priced(at * 1111),
      colorName: `Kleur ${at % 2}`,
      dimension: `${40 + 20 * at} cm`,
    }),
  );
  return buildPageProduct(id, {
    standardOption: item.standard,
    variants,
    ...overrides,
    product: { ...priced(0), ...overrides.product },
  });
}

const drafts = (minLength: number, maxLength: number) => fc.array(draft, { minLength, maxLength });

/** Sanitary groups with ids from 1 and products from 1001; rules name their products, variants and groups. */
const sanitary: fc.Arbitrary<readonly ProductGroup[]> = fc
  .array(fc.record({ items: drafts(1, 4), singleChoice: fc.boolean() }), { minLength: 1, maxLength: 5 })
  .map((groups) =>
    groups.map(({ items, singleChoice }, at) =>
      buildGroup(
        at + 1,
        items.map((item, place) => fromDraft((at + 1) * 1000 + place + 1, item)),
        { singleChoice, order: at },
      ),
    ),
  );

/** Rules over what groups offer; they may hold faults, as an import may. */
export function arbitraryRules(groups: readonly ProductGroup[], maxLength = 8): fc.Arbitrary<readonly Rule[]> {
  const ids = groups.flatMap((group) =>
    group.products.flatMap((item) => [item.id, ...item.variants.map((variant) => variant.id)]),
  );
  const some = (maximum: number) => fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: maximum });
  const one = fc.record({
    type: fc.constantFrom(...RULE_TYPES),
    subjects: some(2),
    target: fc.oneof(
      some(3).map((products) => ({ products, groups: [] as number[] })),
      fc.constantFrom(...groups.map((group) => group.id)).map((id) => ({ products: [] as number[], groups: [id] })),
    ),
  });
  return fc
    .array(one, { maxLength })
    .map((list) =>
      list.map(({ type, subjects, target }, at) => buildRule(at + 1, type, subjects, target.products, target.groups)),
    );
}

export function withRules(groups: readonly ProductGroup[], rules: readonly Rule[]): readonly ProductGroup[] {
  const own = (item: PageProduct) => [item.id, ...item.variants.map((variant) => variant.id)];
  const products = (group: ProductGroup) =>
    group.products.map((item) => ({
      ...item,
      rules: rules.filter((rule) => rule.subjectProducts.some((id) => own(item).includes(id))),
    }));
  return groups.map((group) => ({ ...group, products: products(group) }));
}

const packageGroups: fc.Arbitrary<readonly Partial<PackageGroup>[]> = fc.array(
  fc.record({
    wallTileWidth: fc.constantFrom(null, ...SIZES.map(([width]) => width)),
    floorTileWidth: fc.constantFrom(null, ...SIZES.map(([width]) => width)),
    addedCost: price,
    addedCostCeilingHigh: price,
    floorTileOnWallCost: price,
    floorTileOnWallCostCeilingHigh: price,
    floorTileOnAllWallsCost: price,
    floorTileOnAllWallsCostCeilingHigh: price,
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

/** A generated room. `rules`: at most so many; 0 for prices apart from rules. */
export function arbitraryRoom({ rules = 8 }: { readonly rules?: number } = {}): fc.Arbitrary<GeneratedRoom> {
  const parts = fc.record({
    walls: drafts(1, 4),
    floors: drafts(1, 4),
    accents: drafts(1, 2),
    grouts: drafts(2, 4),
    profiles: drafts(2, 4),
    groups: sanitary.chain((groups) => arbitraryRules(groups, rules).map((list) => withRules(groups, list))),
    packages: packageGroups,
    variables: roomVariables,
    flags,
    rates: fc.record({
      wallTileLaborPrice: price,
      floorTileLaborPrice: price,
      losses: fc.integer({ min: 0, max: 2000 }).map((share) => share / 10_000),
    }),
    toilet: fc.boolean(),
    code: fc.record({
      unit: fc.constantFrom("m2", "m1", "piece"),
      grossPrice: price,
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
        buildPackage([
          buildPackageGroup(1, { ...collections, wallTileLength: 1 }),
          ...part.packages.map((group, at) => buildPackageGroup(at + 2, group)),
        ]),
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
      start: defaultRoomChoice(context.catalogue, project),
      [fc.toStringMethod]: () => summaryOf(part.groups, generated.context),
    };
    return generated;
  });
}

/** What a failing property prints of a room, which as a whole is too much to read. */
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

/** One click of a buyer: a pure function of the room. Clicks that do not apply leave the room as it is. */
export type Click = (context: RoomContext, room: RoomChoice) => RoomChoice;

/** Any click, by a kind and two numbers that pick among what the page offers. */
export const arbitraryClick: fc.Arbitrary<Click> = fc
  .tuple(fc.nat({ max: 7 }), fc.nat({ max: 997 }), fc.nat({ max: 997 }))
  .map(([kind, first, second]) => (context, room) => {
    const { catalogue } = context;
    const pickFrom = (products: readonly PageProduct[], at: number) => {
      const item = products[at % Math.max(1, products.length)];
      const variant = item && variantsOf(item)[second % variantsOf(item).length];
      return item && variant ? { pageProductId: item.id, variantProjectProductId: variant.id } : null;
    };
    const place = ACCESSORY_PLACES[second % ACCESSORY_PLACES.length] ?? "wall";
    const type = ACCESSORY_TYPES[(first + second) % 2] ?? "GroutColor";
    const group = catalogue.sanitaryGroups[second % Math.max(1, catalogue.sanitaryGroups.length)];
    const choice = [catalogue.tiles.wall, catalogue.tiles.floor, catalogue.tiles.AccentHerringbone].map((tiles) =>
      pickFrom(tiles.products, first),
    );
    if (kind === 0) return choice[0] ? selectWallTile(context, room, choice[0]) : room;
    if (kind === 1) return choice[1] ? selectFloorTile(context, room, choice[1]) : room;
    if (kind === 2)
      return choice[2]
        ? selectAccent(context, room, second % 2 ? "AccentHerringbone" : "AccentHerringboneReservoir", choice[2])
        : room;
    if (kind === 3) return toggleFloorTileOption(context, room, second % 2 ? "FloorTileOnWall" : "FloorTileOnAllWalls");
    if (kind === 4) return setCeilingHigh(context, room, second % 2 === 0);
    if (kind === 5) {
      const accessory = pickFrom(catalogue.accessories[place][type].products, first);
      return accessory ? selectAccessory(context, room, place, type, accessory) : room;
    }
    const item = group && pickFrom(group.products, first);
    if (!group || !item) return room;
    return kind === 6
      ? selectSanitary(context, room, group.id, item)
      : deselectSanitary(context, room, group.id, item.pageProductId);
  });

export const arbitraryClicks: fc.Arbitrary<readonly Click[]> = fc.array(arbitraryClick, { maxLength: 14 });
