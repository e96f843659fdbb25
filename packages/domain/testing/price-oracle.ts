/**
 * A second, independent calculation of the prices of a configuration, for tests. It follows docs/pricing.md line by
 * line and uses `bigint`. It is slow and shares no code with `src/pricing`.
 */
import type { ProductChoice, RoomChoice } from "../src/model/choices.ts";
import type { DiscountRule } from "../src/model/discount.ts";
import type { TileFormat } from "../src/model/tile-format.ts";
import type { Product } from "../src/model/product.ts";
import type { HouseType } from "../src/model/project.ts";
import type { FloorOffer } from "../src/selection/floors.ts";
import { find, installation, isHigh, measure, same, addedCostOf, tileFormat, type Home } from "./oracle-home.ts";
import { divideRounded, times } from "./oracle-numbers.ts";

/** Gross, return and labour price of a line, in cents. */
export type OracleAmounts = readonly [gross: number, returned: number, labour: number];

/** The lines of a page by a readable name, such as `wallTile` or `sanitary 201`. */
export type OracleLines = ReadonlyMap<string, OracleAmounts>;

type OptionKind = "FloorTileOnWall" | "FloorTileOnAllWalls" | "AccentHerringbone" | "AccentHerringboneReservoir";

function tile(home: Home, room: RoomChoice, standard: RoomChoice, surface: "wall" | "floor"): OracleAmounts | null {
  const { project, page } = home;
  const choiceOf = (of: RoomChoice) => (surface === "wall" ? of.wallTileProduct : of.floorTileProduct);
  const [own, usual] = [find(page, choiceOf(room)), find(page, choiceOf(standard))];
  if (!own) return null;
  const now = measure(home, isHigh(home, room));
  const normal = measure(home, project.alwaysCeilingHigh);
  const loss = 1 + (surface === "wall" ? project.wallTileCuttingLoss : project.floorTileCuttingLoss);
  const unchanged = same(choiceOf(room), choiceOf(standard)) && now[surface] === normal[surface];
  let gross = unchanged ? 0n : times(own.product.grossPrice, now[surface], loss);
  let returned = unchanged || !usual ? 0n : -times(usual.product.grossPrice, normal[surface], loss);
  const rate = surface === "wall" ? project.wallTileLaborPrice : project.floorTileLaborPrice;
  let labour = times(rate, now[surface], 1) + installation(home, own, now[surface], now.profile);
  if (usual) labour -= times(rate, normal[surface], 1) + installation(home, usual, normal[surface], normal.profile);
  if (surface === "wall") {
    const pairOf = (of: RoomChoice) =>
      tileFormat(home, find(page, of.wallTileProduct), find(page, of.floorTileProduct));
    const cost = (group: TileFormat | null, high: boolean) => (group ? addedCostOf(home, group, high) : 0);
    const chosen = cost(pairOf(room), isHigh(home, room));
    const normally = cost(pairOf(standard), project.alwaysCeilingHigh);
    if (chosen !== normally) {
      gross += times(chosen, 1, 1);
      returned -= times(normally, 1, 1);
    }
  }
  return [divideRounded(gross), divideRounded(returned), project.enableLabour ? divideRounded(labour) : 0];
}

/** The price of grout or a profile: price x quantity, minus the same of the standard one. */
function accessory(
  { page }: Home,
  own: { readonly choice: ProductChoice | null; readonly quantity: number },
  usual: { readonly choice: ProductChoice | null; readonly quantity: number },
): OracleAmounts | null {
  const [chosen, standard] = [find(page, own.choice), find(page, usual.choice)];
  if (!chosen) return null;
  if (same(own.choice, usual.choice) && own.quantity === usual.quantity) return [0, 0, 0];
  const gross = divideRounded(times(chosen.product.grossPrice, own.quantity, 1));
  return [gross, standard ? divideRounded(-times(standard.product.grossPrice, usual.quantity, 1)) : 0, 0];
}

/**
 * The price of a tile option without accessories: an accent's tile and its installation, or the floor tile minus the
 * wall tile that it replaces.
 */
function option(
  home: Home,
  room: RoomChoice,
  kind: OptionKind,
  accent: ProductChoice | null,
): { readonly amounts: OracleAmounts | null; readonly surface: number; readonly metres: number } {
  const { project, page } = home;
  const high = isHigh(home, room);
  const now = measure(home, high);
  const surface = {
    FloorTileOnWall: now.accent,
    FloorTileOnAllWalls: now.wall,
    AccentHerringbone: now.accent,
    AccentHerringboneReservoir: now.reservoir,
  }[kind];
  const metres = now.wall > 0 ? (now.profile * surface) / now.wall : 0;
  const loss = 1 + project.wallTileCuttingLoss;
  if (kind === "AccentHerringbone" || kind === "AccentHerringboneReservoir") {
    const own = find(page, accent);
    if (!own) return { amounts: null, surface, metres };
    const labour = project.enableLabour ? divideRounded(installation(home, own, surface, metres)) : 0;
    return { amounts: [divideRounded(times(own.product.grossPrice, surface, loss)), 0, labour], surface, metres };
  }
  const [wall, floor] = [find(page, room.wallTileProduct), find(page, room.floorTileProduct)];
  if (!floor) return { amounts: null, surface, metres };
  const group = tileFormat(home, wall, floor);
  const costs = group && {
    FloorTileOnWall: high ? group.floorTileOnWallCostCeilingHigh : group.floorTileOnWallCost,
    FloorTileOnAllWalls: high ? group.floorTileOnAllWallsCostCeilingHigh : group.floorTileOnAllWallsCost,
  };
  const gross = (costs ? times(costs[kind], 1, 1) : 0n) + times(floor.product.grossPrice, surface, loss);
  const replaced = wall ? -times(wall.product.grossPrice, surface, loss) : 0n;
  return { amounts: [divideRounded(gross), divideRounded(replaced), 0], surface, metres };
}

/** How many of a product a room has: a tap and a trap for each basin of the cabinet. */
function piecesIn({ page }: Home, room: RoomChoice): (product: Product) => number {
  const models = page.productGroups
    .filter(({ type }) => type === "standard")
    .flatMap(({ id }) => room.products[id] ?? [])
    .map((choice) => find(page, choice)?.product.model);
  const basins = models.find((model) => model?.kind === "basin-cabinet")?.basins ?? 1;
  return ({ model }) => (model?.kind === "basin-tap" || model?.kind === "siphon" ? basins : 1);
}

/** The sanitary lines of a room, by status and variant. */
function sanitary(home: Home, room: RoomChoice, standard: RoomChoice, lines: Map<string, OracleAmounts>) {
  const { project, page } = home;
  const [pieces, usualPieces] = [piecesIn(home, room), piecesIn(home, standard)];
  const labourOf = (price: number) => (project.enableLabour ? price : 0);
  for (const group of page.productGroups.filter(({ type }) => type === "standard")) {
    const chosen = room.products[group.id] ?? [];
    const usual = standard.products[group.id] ?? [];
    const unused = usual.filter((item) => !chosen.some((other) => same(item, other)));
    for (const choice of chosen) {
      const own = find(page, choice)?.product;
      if (!own) continue;
      if (usual.some((item) => same(item, choice))) {
        const more = pieces(own) - usualPieces(own);
        lines.set(`standard ${choice.variantProjectProductId}`, [
          more > 0 ? more * (own.grossPrice + own.addedCosts) : 0,
          more < 0 ? more * own.returnPrice : 0,
          labourOf(more * own.labourPrice),
        ]);
        continue;
      }
      const replaced =
        unused.find((item) => item.pageProductId === choice.pageProductId) ??
        (group.singleChoice ? unused[0] : undefined);
      if (replaced) unused.splice(unused.indexOf(replaced), 1);
      const before = replaced && find(page, replaced)?.product;
      lines.set(`chosen ${choice.variantProjectProductId}`, [
        pieces(own) * (own.grossPrice + own.addedCosts),
        before ? 0 - usualPieces(before) * before.returnPrice : 0,
        labourOf(pieces(own) * own.labourPrice - (before ? usualPieces(before) * before.labourPrice : 0)),
      ]);
    }
    for (const dropped of unused) {
      const product = find(page, dropped)?.product;
      if (product)
        lines.set(`dropped ${dropped.variantProjectProductId}`, [
          0,
          0 - usualPieces(product) * product.returnPrice,
          labourOf(0 - usualPieces(product) * product.labourPrice),
        ]);
    }
  }
}

/** Every line of a configurator page. `standard` is the room in its standard set-up. */
export function oracleLines(home: Home, room: RoomChoice, standard: RoomChoice): OracleLines {
  const lines = new Map<string, OracleAmounts>();
  const add = (name: string, amounts: OracleAmounts | null) => amounts && lines.set(name, amounts);
  const [now, normal] = [measure(home, isHigh(home, room)), measure(home, home.project.alwaysCeilingHigh)];
  add("wallTile", tile(home, room, standard, "wall"));
  add("floorTile", tile(home, room, standard, "floor"));
  const against = (field: "wallGroutColorProduct" | "floorGroutColorProduct" | "wallFinishingProfileProduct") => {
    const quantity = {
      wallGroutColorProduct: "wall",
      floorGroutColorProduct: "floor",
      wallFinishingProfileProduct: "profile",
    } as const;
    const part = quantity[field];
    return accessory(
      home,
      { choice: room[field], quantity: now[part] },
      { choice: standard[field], quantity: normal[part] },
    );
  };
  add("wallGrout", against("wallGroutColorProduct"));
  add("wallProfile", against("wallFinishingProfileProduct"));
  add("floorGrout", against("floorGroutColorProduct"));
  for (const { tileOption, selectedVariant, selectedGroutColor, selectedFinishingProfile } of room.tileOptions) {
    if (tileOption === "CeilingHigh") continue;
    const { amounts, surface, metres } = option(home, room, tileOption, selectedVariant);
    add(`tileOption ${tileOption}`, amounts);
    const own = home.page.tileOptions
      .filter(({ kind }) => kind === tileOption)
      .flatMap(({ accessories }) => accessories);
    const usual = (type: Product["type"]): ProductChoice | null => {
      const found = own.find((item) => item.standardOption && item.product.type === type);
      return found ? { pageProductId: found.id, variantProjectProductId: found.id } : null;
    };
    const on = (choice: ProductChoice | null, type: Product["type"], quantity: number) =>
      accessory(home, { choice, quantity }, { choice: usual(type), quantity });
    add(`tileOptionGrout ${tileOption}`, on(selectedGroutColor, "grout_color", surface));
    add(`tileOptionProfile ${tileOption}`, on(selectedFinishingProfile, "finishing_profile", metres));
  }
  sanitary(home, room, standard, lines);
  return lines;
}

/** The lines of a page of living floors: colour x m² x (1 + cutting loss), the baseboard by the metre, and the added cost of each. */
export function oracleFloorLines(houseType: HouseType, offer: FloorOffer, room: RoomChoice): OracleLines {
  const lines = new Map<string, OracleAmounts>();
  if (room.floorMaterialId === null || room.floorMaterialId === -1) return lines;
  const colour = offer.floors.find(({ id }) => id === room.colorId);
  const baseboard = offer.baseboards.find(({ id }) => id === room.baseboardId);
  if (colour)
    lines.set("floor", [
      divideRounded(times(colour.price_m2, houseType.amountFloorsM2, 1 + colour.cutting_loss)) + colour.addedCost,
      0,
      0,
    ]);
  if (baseboard)
    lines.set("baseboard", [
      divideRounded(times(baseboard.price, houseType.amountBaseboards, 1)) + baseboard.addedCost,
      0,
      0,
    ]);
  return lines;
}

export interface OracleTotals {
  readonly tiles: number;
  readonly sanitary: number;
  readonly floors: number;
}

/**
 * The discount on totals: each rule applies to the subtotal of its category if positive. The sum is at most the total.
 */
export function oracleDiscount(rules: readonly DiscountRule[], totals: OracleTotals): number {
  const whole = totals.tiles + totals.sanitary + totals.floors;
  let discount = 0;
  for (const { appliesTo, percentage, minimumSubtotal } of rules) {
    const base = appliesTo === "all" ? whole : totals[appliesTo];
    // Percentages have at most two decimals: half a cent is exact in whole numbers.
    const hundredths = BigInt(base) * BigInt(Math.round(percentage * 100));
    if (base > 0 && base >= minimumSubtotal) discount += divideRounded(hundredths, 10_000n);
  }
  return Math.max(0, Math.min(discount, whole));
}
