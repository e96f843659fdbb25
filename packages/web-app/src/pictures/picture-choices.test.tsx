import { expect, test } from "vitest";
import { PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { linesOf } from "@showroom/domain/model/cost";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { showroomTitles } from "@showroom/domain/words/slot-words";
import { pictureChoices } from "./picture-choices.tsx";

const context = buildContext();
const { catalogue } = context;
const { toiletGroup } = PAGE_IDS;
const chosen = { pageProductId: toiletGroup.other, variantProjectProductId: toiletGroup.other };
const room = selectSanitary(context, standardRoomChoice(catalogue, context.settings), toiletGroup.id, chosen);
const { page } = catalogue;
const cost = calculateCost({
  project: buildProject(),
  houseType: buildHouseType(),
  pages: [page],
  floors: buildFloorOffer(),
  choices: { [page.id]: room },
});
const lines = cost.pageCosts.flatMap(linesOf);
const toilet = catalogue.variants.get(toiletGroup.other)?.product.product_number ?? "";
const PARTS: readonly PicturePart[] = [
  { kind: "product", productNumber: toilet },
  { kind: "tiles", on: "left" },
  { kind: "tiles", on: "back" },
  { kind: "product", productNumber: "chosen-by-nobody" },
];
const priced = { catalogue, room, lines, titles: showroomTitles(catalogue) };

test("what a picture shows has the names and amounts of the price's lines, in their order", () => {
  const choices = pictureChoices(PARTS, priced);
  expect(choices.map(({ title, parts }) => [title, parts])).toEqual([
    ["Wandtegel", [2, 3]],
    ["Voegkleur wand", [2, 3]],
    ["Toilet", [1]],
  ]);
  const line = lines.find(({ productNumber }) => productNumber === toilet);
  expect(line?.totalPrice).toBe(30_000);
  expect(choices[2]?.price).toMatchObject({ props: { amount: "+ € 300,00", indicative: line?.indicative } });
  expect(choices[0]?.price).toMatchObject({ props: { amount: undefined, indicative: false } });
});

test("before the price is known there are names without amounts; without a way there are no links", () => {
  const [first] = pictureChoices(PARTS, { ...priced, lines: null });
  expect(first).toMatchObject({ title: "Toilet", price: undefined, way: undefined });
});

test("the way leads to the slot, with the heading of its place", () => {
  const wayTo = (slot: { readonly kind: string }, title: string, heading: string) => ({
    href: slot.kind,
    words: `${title}, ${heading}`,
  });
  expect(pictureChoices(PARTS, { ...priced, wayTo }).map(({ way }) => way)).toEqual([
    { href: "tile", words: "Wandtegel, Wandtegel" },
    { href: "accessory", words: "Voegkleur wand, Voegkleur" },
    { href: "sanitary", words: "Toilet, Toilet" },
  ]);
});
