import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import { buildRule } from "../../testing/build-product.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { hasIndicativeLines, type PageCost } from "../model/cost.ts";
import { calculateCost } from "../pricing/calculate-cost.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { selectAccent, setCeilingHigh } from "../selection/tile-options.ts";
import { missingChoices } from "./completeness.ts";
import { differencesFromStandard } from "./deviations.ts";
import { standardProducts } from "./standard-set-up.ts";
import { changedLines, summaryParts, summarySections } from "./summary.ts";

const project = buildProject();
const bathroom = buildPage({ id: 1, order: 1 });
const none = { configuratorType: null, roomName: null } as const;
const pages = [
  buildEmptyPage({ id: 9, order: 3, type: "overview", ...none }),
  buildEmptyPage({ id: 5, order: 0, type: "intro", ...none }),
  bathroom,
  buildEmptyPage({ id: 2, order: 2, type: "floors", ...none }),
  buildEmptyPage({ id: 6, order: 4, type: "content", hideFromSummary: true, ...none }),
];
const context = buildContext({ page: bathroom });
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const room = {
  ...selectAccent(context, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first)),
  confirmedByUser: true,
};
const floor = { ...emptyRoomChoice(2), floorMaterialId: 1, colorId: 11, baseboardId: 31 };
const choices = { 1: room, 2: floor };
const cost = calculateCost({ project, houseType: buildHouseType(), floors: buildFloorOffer(), pages, choices });

describe("the summary", () => {
  const sections = () => summarySections({ pages, choices, cost, hideOverviewFromSummary: false });

  it("has a section per page in sequence, without intro and hidden pages", () => {
    expect(sections().map(({ page, stepNumber, status }) => [page.id, stepNumber, status])).toEqual([
      [1, 2, "saved"],
      [2, 3, "open"],
      [9, 4, "open"],
    ]);
    expect(summarySections({ pages, choices, cost, hideOverviewFromSummary: true }).map(({ page }) => page.id)).toEqual(
      [1, 2],
    );
  });

  it("can leave out the lines of the standard that cost nothing, with the same totals", () => {
    const [bath] = sections();
    const changed = bath?.parts.flatMap((part) => changedLines(part) ?? []);
    expect(changed?.map(({ group, lines }) => [group, lines.map((line) => line.part)])).toEqual([
      ["tiles", ["tileOption"]],
    ]);
    expect(changed?.[0]?.totalPrice).toBe(bath?.totalPrice);
  });

  it("lists lines in parts that add up to the page", () => {
    expect(
      sections().map(({ parts }) => parts.map(({ group, lines }) => [group, lines.map((line) => line.part)])),
    ).toEqual([
      [
        [
          "tiles",
          [
            "wallTile",
            "wallGrout",
            "wallProfile",
            "floorTile",
            "floorGrout",
            "tileOption",
            "tileOptionGrout",
            "tileOptionProfile",
          ],
        ],
        ["sanitary", ["sanitary", "sanitary"]],
      ],
      [["floors", ["floor", "baseboard"]]],
      [],
    ]);
    for (const section of sections())
      expect(section.parts.reduce((total, part) => total + part.totalPrice, 0)).toBe(section.totalPrice);
    for (const part of sections().flatMap((section) => section.parts))
      expect(part.grossPrice + part.returnPrice + part.labourPrice).toBe(part.totalPrice);
  });

  it("has no lines and no amount for a page without costs", () => {
    const bare = summarySections({ pages, choices, cost: { ...cost, pageCosts: [] }, hideOverviewFromSummary: true });
    expect(bare.map(({ totalPrice, parts }) => [totalPrice, parts])).toEqual([
      [0, []],
      [0, []],
    ]);
  });

  it("has an indicative part when one of its lines is", () => {
    const hard = JSON.parse(
      JSON.stringify(cost.pageCosts).replaceAll('"indicative":true', '"indicative":false'),
    ) as PageCost[];
    const page = hard.find(({ id }) => id === 1);
    if (!page?.wallTile) throw new Error("The bathroom has a wall tile");
    const indicative = { ...page, wallTile: { ...page.wallTile, indicative: true } };
    const indicativeIn = (on: PageCost) => summaryParts(on).map((part) => part.indicative);
    expect([indicativeIn(page), indicativeIn(indicative)]).toEqual([
      [false, false],
      [true, false],
    ]);
    expect([hasIndicativeLines(hard), hasIndicativeLines([...hard, indicative])]).toEqual([false, true]);
  });
});

describe("the standard set-up", () => {
  it("lists standard products only, without tile options", () => {
    expect(
      standardProducts(context.catalogue, context.settings).map(({ variant, group }) => [
        variant.id,
        group?.title ?? null,
      ]),
    ).toEqual([
      [101, null],
      [111, null],
      [131, null],
      [141, null],
      [151, null],
      [201, "Toilet"],
      [211, "Wastafel"],
    ]);
  });

  it("follows the order of the groups, not their ids", () => {
    const reversed = buildContext({
      page: buildPage({ productGroups: bathroom.productGroups.map((group) => ({ ...group, order: -group.id })) }),
    });
    expect(
      standardProducts(reversed.catalogue, reversed.settings).flatMap(({ group }) =>
        group === null ? [] : group.title,
      ),
    ).toEqual(["Wastafel", "Toilet"]);
  });

  it("lists a room's deviations, but not that it is confirmed", () => {
    expect(
      differencesFromStandard(context.catalogue, context.settings, room).map((difference) => [
        difference.kind,
        difference.kind === "option" && difference.option,
      ]),
    ).toEqual([
      ["product", false],
      ["product", false],
      ["product", false],
      ["option", "AccentHerringbone"],
    ]);
    expect(
      differencesFromStandard(context.catalogue, context.settings, {
        ...start,
        confirmedByUser: true,
        choicesFromOtherRoom: false,
      }),
    ).toEqual([]);
    const toilet = buildContext({ page: buildPage({ configuratorType: "toilet" }) });
    expect(differencesFromStandard(toilet.catalogue, toilet.settings, setCeilingHigh(toilet, start, true))).toEqual([
      { kind: "option", option: "CeilingHigh", before: false, after: true },
    ]);
  });
});

describe("the missing choices", () => {
  const missing = (of: Parameters<typeof missingChoices>[2], settings = project, on = pages) =>
    missingChoices(on, settings, of).map(({ kind, pageId }) => [kind, pageId]);

  it("include every unconfirmed room and every unanswered floor", () => {
    expect(missing({})).toEqual([
      ["page-not-confirmed", 1],
      ["floor-missing", 2],
    ]);
    expect(missing(choices)).toEqual([["page-not-confirmed", 2]]);
    expect(missing({ 1: room, 2: { ...floor, confirmedByUser: true } })).toEqual([]);
    expect(missing({ 1: room }, buildProject({ hasFloors: false }))).toEqual([]);
  });

  it("are in the order of the pages, each with its own choices", () => {
    const two = [buildPage({ id: 4, order: 7 }), buildPage({ id: 3, order: 2 }), buildPage({ id: 8, order: 5 })];
    expect(missing({}, project, two).map(([, id]) => id)).toEqual([3, 8, 4]);
    const open = { ...room, confirmedByUser: false, floorTileProduct: null };
    expect(missingChoices([bathroom], project, { 1: open })).toEqual([
      { kind: "page-not-confirmed", pageId: 1 },
      { kind: "tile-missing", pageId: 1, surface: "floor" },
    ]);
    expect(missingChoices([bathroom], project, { 1: { ...room, wallTileProduct: null } })).toEqual([
      { kind: "tile-missing", pageId: 1, surface: "wall" },
    ]);
  });

  it("do not include tiles in a project or on a page without tiles", () => {
    const open = { 1: { ...room, wallTileProduct: null, floorTileProduct: null } };
    expect(missing(open, buildProject({ hasTiles: false }), [bathroom])).toEqual([]);
    const bare = buildEmptyPage({ id: 1, type: "configurator", configuratorType: "bathroom", roomName: "bathroom" });
    expect(missing({ 1: { ...emptyRoomChoice(1), confirmedByUser: true } }, project, [bare])).toEqual([]);
  });

  it("include a confirmed floor page without an answer", () => {
    expect(missing({ 1: room, 2: { ...emptyRoomChoice(2), confirmedByUser: true } })).toEqual([["floor-missing", 2]]);
  });

  it("do not include a requirement that is met", () => {
    const rules = [buildRule(1, "require", [PAGE_IDS.toiletGroup.standard], [PAGE_IDS.basinGroup.standard])];
    expect(missing({ 1: room }, project, [buildPage({ id: 1, rules })])).toEqual([]);
  });

  it("include a tile, a required product, a hidden product and one no longer on offer", () => {
    const rules = [
      buildRule(1, "require", [PAGE_IDS.toiletGroup.standard], [PAGE_IDS.extrasGroup.first]),
      buildRule(2, "hide", [PAGE_IDS.toiletGroup.standard], [PAGE_IDS.basinGroup.standard]),
    ];
    const strict = [buildPage({ rules })];
    expect(missing({ 1: { ...room, wallTileProduct: null, floorTileProduct: pick(999) } }, project, strict)).toEqual([
      ["tile-missing", 1],
      ["required-missing", 1],
      ["hidden-chosen", 1],
      ["not-offered", 1],
    ]);
  });
});
