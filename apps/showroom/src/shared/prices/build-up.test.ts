import { expect, test } from "vitest";
import { buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { PAGE_IDS, buildPage } from "@showroom/domain/testing/build-page";
import { buildRule } from "@showroom/domain/testing/build-product";
import { pick } from "@showroom/domain/testing/room-with-rules";
import type { Page } from "@showroom/domain/model/page";
import type { CardPrice } from "@showroom/domain/pricing/card-price";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { selectWallTile } from "@showroom/domain/selection/tiles";
import type { RoomAction } from "../choices/choices-store.ts";
import { buildUpOf } from "./build-up.ts";
import type { BuildUpOptions } from "./build-up.ts";

const houseType = buildHouseType();
const floors = buildFloorOffer();
const { toiletGroup, extrasGroup, wallTile } = PAGE_IDS;
const OFFERED: BuildUpOptions = { chosen: false, from: false, kind: "product" };

function priced(action: RoomAction, page: Page = buildPage(), project = buildProject()) {
  const price = cardPrices({ project, houseType, pages: [page], floors, choices: {} }, page)("card", action);
  if (price === null) throw new Error("The choice is possible");
  const buildUp = (options: BuildUpOptions, own: CardPrice = price) =>
    buildUpOf({ project, houseType, page, floors }, own, options);
  return { price, buildUp };
}

const choose =
  (groupId: number, product: number): RoomAction =>
  (context, room) =>
    selectSanitary(context, room, groupId, pick(product));

const inCents = (text = "") => Number(text.replaceAll(/[^\d]/g, "")) * (text.includes("−") ? -1 : 1);

test("a product that is not chosen shows its price, the return for the standard product, labour and their sum", () => {
  const { buildUp } = priced(choose(toiletGroup.id, toiletGroup.other));
  expect(buildUp(OFFERED)).toMatchObject({
    rows: [
      { label: "Productprijs", amount: "€ 540,00" },
      { label: "Retour", amount: "− € 250,00" },
      { label: "Montage", amount: "€ 10,00" },
    ],
    total: { label: "Totaal meerprijs (incl. BTW)", amount: "+ € 300,00" },
    indicative: true,
    note: expect.stringContaining("Retour"),
  });
});

test("a chosen product has the words of the specification for the same amounts", () => {
  const { buildUp } = priced(choose(toiletGroup.id, toiletGroup.other));
  expect(buildUp({ ...OFFERED, chosen: true }).rows.map(({ label, amount }) => [label, amount])).toEqual([
    ["Totaal gekozen sanitair", "€ 540,00"],
    ["Retour gekozen sanitair", "− € 250,00"],
    ["Montage", "€ 10,00"],
  ]);
});

test("a product with several variants shows the cheapest, marked as such; hard prices are not indicative", () => {
  const { buildUp } = priced(
    choose(toiletGroup.id, toiletGroup.other),
    buildPage(),
    buildProject({ hasHardPrices: true }),
  );
  const { total, indicative } = buildUp({ ...OFFERED, from: true });
  expect(total?.amount).toMatch(/^v\.a\. \+ €/);
  expect(indicative).toBe(false);
});

test("what a rule adds has its own row, before the choice, and the rows add up to the card's amount", () => {
  const page = buildPage({ rules: [buildRule(1, "require", [toiletGroup.other], [extrasGroup.second])] });
  const { price, buildUp } = priced(choose(toiletGroup.id, toiletGroup.other), page);
  expect(price.extra).toBe(30_000 + 8000);
  expect(buildUp(OFFERED).rows.at(-1)).toEqual({ label: "Accessoires: Product 222 komt erbij", amount: "€ 80,00" });
  expect(buildUp(OFFERED).total?.amount).toBe("+ € 380,00");
});

test("the standard costs nothing extra: a product has its rows at zero, a material is included", () => {
  const { buildUp } = priced(choose(toiletGroup.id, toiletGroup.standard));
  expect(buildUp(OFFERED).rows.map(({ amount }) => amount)).toEqual(["€ 0,00", "€ 0,00", "€ 0,00"]);
  expect(buildUp({ ...OFFERED, kind: "material" }).rows).toEqual([{ label: "De standaard van uw woning" }]);
});

test("a tile shows its square metres at the price per m², cutting loss, return and labour", () => {
  const { price, buildUp } = priced((context, room) => selectWallTile(context, room, pick(wallTile.luxe)));
  const { rows, total } = buildUp(OFFERED);
  expect(rows[0]?.label).toMatch(/^[\d,]+ m² x € [\d.,-]+$/);
  expect(rows.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^Snijverlies \d+%$/));
  expect(rows.map(({ label }) => label)).toContain("Retour");
  // 'Sanitair' is no word for a tile.
  const chosen = buildUp({ ...OFFERED, chosen: true, kind: "material" });
  expect(chosen.rows.map(({ label }) => label)).toEqual(rows.map(({ label }) => label));
  expect(rows.reduce((all, { amount }) => all + inCents(amount), 0)).toBe(price.extra);
  expect(inCents(total?.amount)).toBe(price.extra);
});

test("a look has a row for each of its products that costs something, by name, and they add up to its amount", () => {
  const { price, buildUp } = priced((context, room) =>
    selectSanitary(
      context,
      selectWallTile(context, room, pick(wallTile.luxe)),
      toiletGroup.id,
      pick(toiletGroup.other),
    ),
  );
  const { rows, total } = buildUp({ ...OFFERED, kind: "look" });
  expect(rows.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^Wandtegels? wordt /),
    expect.stringMatching(/^Toilet wordt /),
  ]);
  expect(rows.reduce((all, { amount }) => all + inCents(amount), 0)).toBe(price.extra);
  expect(inCents(total?.amount)).toBe(price.extra);
});
