import { describe, expect, it } from "vitest";
import type { RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildRule } from "../../testing/build-product.ts";
import { buildContext } from "../../testing/build-project.ts";
import { evaluateRules } from "../rules/evaluate.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { sanitaryBehaviour, tileBehaviour } from "../configurator/group-behaviour.ts";
import { applySanitaryDecision, decideSanitaryClick } from "../configurator/sanitary-click.ts";
import { resetSanitaryGroup } from "../configurator/sanitary-reset.ts";
import { chosenInGroup, deselectSanitary, sanitaryGroup, selectSanitary } from "./sanitary.ts";
import type { RoomContext } from "./room-context.ts";

const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;
const context = buildContext();
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const basin = (variant: number) => ({ pageProductId: basinGroup.coloured, variantProjectProductId: variant });

function group(of: RoomContext, id: number): ProductGroup {
  const found = sanitaryGroup(of.catalogue, id);
  if (!found) throw new Error(`no group ${id}`);
  return found;
}

function click(
  of: RoomContext,
  room: RoomChoice,
  groupId: number,
  productId: number,
  on: "card" | "open" = "card",
  disabled = false,
) {
  const pageProduct = of.catalogue.products.get(productId);
  if (!pageProduct) throw new Error(`no product ${productId}`);
  return decideSanitaryClick(of, room, evaluateRules(of.catalogue, room), {
    group: group(of, groupId),
    pageProduct,
    on,
    disabled,
  });
}

describe("choosing sanitary ware", () => {
  it("replaces in a single-choice group and adds in another, in the catalogue's order", () => {
    expect(
      chosenInGroup(selectSanitary(context, start, toiletGroup.id, pick(toiletGroup.other)), toiletGroup.id),
    ).toEqual([pick(toiletGroup.other)]);
    const both = selectSanitary(
      context,
      selectSanitary(context, start, extrasGroup.id, pick(extrasGroup.second)),
      extrasGroup.id,
      pick(extrasGroup.first),
    );
    expect(chosenInGroup(both, extrasGroup.id)).toEqual([pick(extrasGroup.first), pick(extrasGroup.second)]);
  });

  it("replaces another colour or size of the same product", () => {
    const white = selectSanitary(context, start, basinGroup.id, basin(BASIN_VARIANTS.white60));
    expect(
      chosenInGroup(selectSanitary(context, white, basinGroup.id, basin(BASIN_VARIANTS.black80)), basinGroup.id),
    ).toEqual([basin(BASIN_VARIANTS.black80)]);
  });

  it("replaces another colour of the same product where several products may be chosen, and keeps the others", () => {
    const page = buildPage();
    const severalAllowed = buildContext({
      page: {
        ...page,
        productGroups: page.productGroups.map((item) =>
          item.id === basinGroup.id ? { ...item, singleChoice: false } : item,
        ),
      },
    });
    const white = selectSanitary(severalAllowed, start, basinGroup.id, basin(BASIN_VARIANTS.white60));
    const black = selectSanitary(severalAllowed, white, basinGroup.id, basin(BASIN_VARIANTS.black80));
    expect(chosenInGroup(black, basinGroup.id)).toEqual([pick(basinGroup.standard), basin(BASIN_VARIANTS.black80)]);
  });

  it("ignores an unchanged choice, an unknown product, and any choice after submission", () => {
    expect(selectSanitary(context, start, toiletGroup.id, pick(toiletGroup.standard))).toBe(start);
    expect(selectSanitary(context, start, toiletGroup.id, pick(basinGroup.standard))).toBe(start);
    expect(selectSanitary(context, start, 90, pick(PAGE_IDS.wallGrout.other))).toBe(start);
    expect(selectSanitary({ ...context, locked: true }, start, toiletGroup.id, pick(toiletGroup.other))).toBe(start);
    expect(deselectSanitary({ ...context, locked: true }, start, toiletGroup.id, toiletGroup.standard)).toBe(start);
  });

  it("removes one product and keeps the others; one that is not chosen changes nothing", () => {
    const [first, second] = [pick(extrasGroup.first), pick(extrasGroup.second)];
    const both = [first, second].reduce((room, choice) => selectSanitary(context, room, extrasGroup.id, choice), start);
    expect(chosenInGroup(deselectSanitary(context, both, extrasGroup.id, extrasGroup.first), extrasGroup.id)).toEqual([
      second,
    ]);
    expect(deselectSanitary(context, both, extrasGroup.id, basinGroup.coloured)).toBe(both);
    expect(deselectSanitary(context, both, 999, extrasGroup.first)).toBe(both);
  });

  it("removes the group's entry with its last product", () => {
    const one = selectSanitary(context, start, extrasGroup.id, pick(extrasGroup.first));
    expect(deselectSanitary(context, one, extrasGroup.id, extrasGroup.first)).toEqual(start);
  });
});

describe("a click on a card", () => {
  it("is ignored when the product is disabled or the choices are submitted", () => {
    expect(click(context, start, toiletGroup.id, toiletGroup.other, "card", true)).toBe("ignored");
    expect(click({ ...context, locked: true }, start, toiletGroup.id, toiletGroup.other)).toBe("ignored");
  });

  it("selects another product of a single-choice group; a click on the chosen one changes nothing", () => {
    expect(click(context, start, toiletGroup.id, toiletGroup.other)).toBe("select");
    expect(click(context, start, toiletGroup.id, toiletGroup.standard)).toBe("ignored");
  });

  it("selects and deselects in an optional group", () => {
    expect(click(context, start, extrasGroup.id, extrasGroup.first)).toBe("select");
    const chosen = selectSanitary(context, start, extrasGroup.id, pick(extrasGroup.first));
    expect(click(context, chosen, extrasGroup.id, extrasGroup.first)).toBe("deselect");
  });

  it("opens the variant dialog for a product with several variants in a group that is not optional", () => {
    expect(click(context, start, basinGroup.id, basinGroup.coloured)).toBe("open-variant-modal");
    const chosen = selectSanitary(context, start, basinGroup.id, basin(BASIN_VARIANTS.white60));
    expect(click(context, chosen, basinGroup.id, basinGroup.coloured)).toBe("open-variant-modal");
  });

  it("in an optional group the card opens the dialog until the product is selected, then only its button does", () => {
    const page = buildPage();
    const optional = buildContext({
      page: {
        ...page,
        productGroups: page.productGroups.map((item) =>
          item.id === basinGroup.id
            ? { ...item, products: item.products.filter((product) => !product.standardOption) }
            : item,
        ),
      },
    });
    const bare = standardRoomChoice(optional.catalogue, optional.settings);
    expect(click(optional, bare, basinGroup.id, basinGroup.coloured)).toBe("open-variant-modal");
    const chosen = selectSanitary(optional, bare, basinGroup.id, basin(BASIN_VARIANTS.white60));
    expect(click(optional, chosen, basinGroup.id, basinGroup.coloured, "open")).toBe("open-variant-modal");
    expect(click(optional, chosen, basinGroup.id, basinGroup.coloured)).toBe("deselect");
  });

  it("is ignored on a product that a rule requires, except to choose its colour and size", () => {
    const required = buildContext({
      page: buildPage({
        rules: [buildRule(1, "require", [toiletGroup.other], [extrasGroup.first, basinGroup.coloured])],
      }),
    });
    let room = selectSanitary(required, start, toiletGroup.id, pick(toiletGroup.other));
    room = selectSanitary(required, room, extrasGroup.id, pick(extrasGroup.first));
    room = selectSanitary(required, room, basinGroup.id, basin(BASIN_VARIANTS.white60));
    expect(click(required, room, extrasGroup.id, extrasGroup.first)).toBe("ignored");
    expect(click(required, room, basinGroup.id, basinGroup.coloured)).toBe("ignored");
    expect(click(required, room, basinGroup.id, basinGroup.coloured, "open")).toBe("open-variant-modal");
  });

  it("applies the decision", () => {
    const pageProduct = context.catalogue.products.get(extrasGroup.first);
    if (!pageProduct) throw new Error("missing");
    const target = { group: group(context, extrasGroup.id), pageProduct };
    const selected = applySanitaryDecision(context, start, target, "select");
    expect(chosenInGroup(selected, extrasGroup.id)).toEqual([pick(extrasGroup.first)]);
    expect(applySanitaryDecision(context, selected, target, "deselect")).toEqual(start);
    expect(applySanitaryDecision(context, start, target, "open-variant-modal")).toBe(start);
  });
});

describe("section labels", () => {
  const label = (of: RoomContext, room: RoomChoice, id: number) =>
    sanitaryBehaviour(evaluateRules(of.catalogue, room), room, group(of, id));

  it("of sanitary groups", () => {
    expect(label(context, start, toiletGroup.id)).toBe("standard-product");
    expect(
      label(context, selectSanitary(context, start, toiletGroup.id, pick(toiletGroup.other)), toiletGroup.id),
    ).toBe("reset-to-standard-product");
    expect(label(context, start, extrasGroup.id)).toBe("optional-product");
    const required = buildContext({
      page: buildPage({ rules: [buildRule(1, "require", [toiletGroup.standard], [], [extrasGroup.id])] }),
    });
    expect(label(required, start, extrasGroup.id)).toBe("required-product");
    expect(
      sanitaryBehaviour(evaluateRules(context.catalogue, start), start, {
        ...group(context, toiletGroup.id),
        products: [],
      }),
    ).toBeNull();
  });

  it("of tile sections", () => {
    expect(tileBehaviour(context.catalogue, start, "wall")).toBe("standard-product");
    expect(tileBehaviour(context.catalogue, { ...start, wallGroutColorProduct: null }, "wall")).toBe(
      "standard-product",
    );
    expect(
      tileBehaviour(context.catalogue, { ...start, wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other) }, "wall"),
    ).toBe("reset-to-standard-product");
    expect(
      tileBehaviour(context.catalogue, { ...start, wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other) }, "floor"),
    ).toBe("standard-product");
    const none = buildContext({ page: buildPage({ projectPackages: [] }) });
    expect(tileBehaviour(none.catalogue, start, "wall")).toBeNull();
  });
});

describe("resetting a sanitary group", () => {
  it("clears the groups that the rules of its choice affect and restores the standard", () => {
    const of = buildContext({
      page: buildPage({
        rules: [
          buildRule(1, "show", [toiletGroup.other], [extrasGroup.first]),
          buildRule(2, "require", [toiletGroup.other], [basinGroup.coloured]),
        ],
      }),
    });
    const before = standardRoomChoice(of.catalogue, of.settings);
    let room = selectSanitary(of, before, toiletGroup.id, pick(toiletGroup.other));
    room = selectSanitary(of, room, extrasGroup.id, pick(extrasGroup.first));
    room = selectSanitary(of, room, basinGroup.id, basin(BASIN_VARIANTS.black80));
    expect(resetSanitaryGroup(of, room, group(of, toiletGroup.id))).toEqual(before);
    expect(resetSanitaryGroup(of, before, group(of, toiletGroup.id))).toBe(before);
    expect(resetSanitaryGroup({ ...of, locked: true }, room, group(of, toiletGroup.id))).toBe(room);
  });
});
