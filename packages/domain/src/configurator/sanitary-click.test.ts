import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext } from "../../testing/build-project.ts";
import { buildRule, buildVariant } from "../../testing/build-product.ts";
import { pick, pickBasin } from "../../testing/room-with-rules.ts";
import type { Page } from "../model/page.ts";
import type { PageProduct } from "../model/product.ts";
import { evaluateRules } from "../rules/evaluate.ts";
import { sanitaryGroup } from "../selection/sanitary.ts";
import { sanitaryBehaviour, tileBehaviour } from "./group-behaviour.ts";
import { decideSanitaryClick } from "./sanitary-click.ts";
import { resetSanitaryGroup } from "./sanitary-reset.ts";
import { standardRoomChoice } from "./standard-room.ts";

const { basinGroup, extrasGroup, toiletGroup, wallGrout } = PAGE_IDS;

/** The page with changed products of one group. */
const withGroup = (id: number, change: (item: PageProduct) => Partial<PageProduct>, page = buildPage()): Page => ({
  ...page,
  productGroups: page.productGroups.map((group) =>
    group.id === id ? { ...group, products: group.products.map((item) => ({ ...item, ...change(item) })) } : group,
  ),
});

function roomIn(page: Page) {
  const context = buildContext({ page });
  const start = standardRoomChoice(context.catalogue, context.settings);
  const group = (id: number) => {
    const found = sanitaryGroup(context.catalogue, id);
    if (!found) throw new Error(`no group ${id}`);
    return found;
  };
  const click = (groupId: number, productId: number, on: "card" | "open") => {
    const pageProduct = group(groupId).products.find(({ id }) => id === productId);
    if (!pageProduct) throw new Error(`no product ${productId}`);
    const outcome = evaluateRules(context.catalogue, start);
    return decideSanitaryClick(context, start, outcome, { group: group(groupId), pageProduct, on, disabled: false });
  };
  const label = (id: number, products: (typeof start)["products"]) => {
    const room = { ...start, products };
    return sanitaryBehaviour(evaluateRules(context.catalogue, room), room, group(id));
  };
  const reset = (id: number, products: (typeof start)["products"]) => {
    const room = { ...start, products: { ...start.products, ...products } };
    return { room, after: resetSanitaryGroup(context, room, group(id)).products };
  };
  return { context, start, group, click, label, reset };
}

describe("a click on sanitary ware", () => {
  it("opens the dialog only for several variants", () => {
    const one = roomIn(withGroup(toiletGroup.id, ({ id }) => ({ variants: [buildVariant(id * 10)] })));
    expect(one.click(toiletGroup.id, toiletGroup.other, "card")).toBe("select");
    expect(roomIn(buildPage()).click(basinGroup.id, basinGroup.coloured, "card")).toBe("open-variant-modal");
  });

  it("on an optional product opens the dialog by the card, and selects by the button", () => {
    const variants = [buildVariant(2211), buildVariant(2212)];
    const { click } = roomIn(withGroup(extrasGroup.id, ({ id }) => (id === extrasGroup.first ? { variants } : {})));
    expect(click(extrasGroup.id, extrasGroup.first, "card")).toBe("open-variant-modal");
    expect(click(extrasGroup.id, extrasGroup.first, "open")).toBe("select");
  });
});

/** Both extras are standard. */
const twoStandards = withGroup(extrasGroup.id, () => ({ standardOption: true }));
const both = [pick(extrasGroup.first), pick(extrasGroup.second)];

describe("the label of a group", () => {
  it("with several standards says standard only when all are chosen", () => {
    const { label, start } = roomIn(twoStandards);
    expect(start.products[extrasGroup.id]).toEqual(both);
    expect(label(extrasGroup.id, { [extrasGroup.id]: both })).toBe("standard-product");
    expect(label(extrasGroup.id, { [extrasGroup.id]: both.slice(1) })).toBe("reset-to-standard-product");
  });

  it("says standard when more than the standard is chosen", () => {
    const { label } = roomIn(withGroup(extrasGroup.id, ({ id }) => ({ standardOption: id === extrasGroup.first })));
    expect(label(extrasGroup.id, { [extrasGroup.id]: both })).toBe("standard-product");
  });

  it("of tiles without a standard says optional", () => {
    const page = buildPage();
    const packages = page.projectPackages.map((own) => ({
      ...own,
      groups: own.groups.map((format) => ({
        ...format,
        wallTileCollections: format.wallTileCollections.map((collection) => ({
          ...collection,
          tiles: collection.tiles.map((tile) => ({ ...tile, standardOption: false })),
        })),
      })),
    }));
    const { context, start } = roomIn({ ...page, projectPackages: packages });
    for (const room of [start, { ...start, wallTileProduct: null }])
      expect(tileBehaviour(context.catalogue, room, "wall")).toBe("optional-product");
  });
});

describe("the reset of a group", () => {
  const chosen = {
    [toiletGroup.id]: [pick(toiletGroup.other)],
    [basinGroup.id]: [pickBasin(BASIN_VARIANTS.black80)],
    [extrasGroup.id]: [pick(extrasGroup.first)],
  };

  it("changes no other group without a rule of the choice that leaves", () => {
    const { reset, start } = roomIn(
      buildPage({ rules: [buildRule(1, "show", [extrasGroup.first], [basinGroup.coloured])] }),
    );
    const standard = start.products[toiletGroup.id];
    expect(reset(toiletGroup.id, chosen).after).toEqual({ ...chosen, [toiletGroup.id]: standard });
  });

  it("includes groups that a rule names, also by one of several subjects, and ignores unknown products and tiles", () => {
    const rules = [
      buildRule(1, "show", [toiletGroup.other, basinGroup.standard], [999_999, wallGrout.other], [extrasGroup.id]),
      buildRule(2, "show", [toiletGroup.other], [basinGroup.coloured]),
    ];
    const { reset, start } = roomIn(buildPage({ rules }));
    expect(reset(toiletGroup.id, chosen).after).toEqual(start.products);
  });

  it("leaves a group without a standard as it is", () => {
    const { reset } = roomIn(buildPage());
    const { room, after } = reset(extrasGroup.id, chosen);
    expect(after).toBe(room.products);
  });

  it("restores every standard, and resets nothing because of a standard that stays", () => {
    const rules = [buildRule(1, "show", [extrasGroup.first], [basinGroup.coloured])];
    const page = withGroup(extrasGroup.id, () => ({ standardOption: true }), buildPage({ rules }));
    const { reset } = roomIn(page);
    const one = { ...chosen, [extrasGroup.id]: [pick(extrasGroup.first)] };
    expect(reset(extrasGroup.id, one).after).toEqual({ ...chosen, [extrasGroup.id]: both });
    const third = { ...chosen, [extrasGroup.id]: [pick(extrasGroup.first), pick(999)] };
    expect(reset(extrasGroup.id, third).after[extrasGroup.id]).toEqual(both);
  });
});
