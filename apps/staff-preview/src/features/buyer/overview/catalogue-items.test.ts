import { expect, test } from "vitest";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import { cents } from "@showroom/domain/money/cents";
import { catalogueItems } from "./catalogue-items.ts";

const was = { productNumber: "WT-1", name: "Marmer", price: cents(25_000) };
const change: ChangedChoice = {
  id: "1/wall",
  pageId: 1,
  pageTitle: "Badkamer",
  part: "wallTile",
  label: "Wandtegel",
  kind: "removed",
  was,
  now: null,
  nearest: null,
  standard: null,
};

test("a removed article is named with its room", () =>
  expect(catalogueItems([change])).toEqual([
    "Wandtegel in Badkamer: Marmer wordt niet meer geleverd; de koper beslist wat ervoor in de plaats komt",
  ]));

test("a new price is next to the old one", () => {
  const [item] = catalogueItems([{ ...change, kind: "repriced", now: { ...was, price: cents(31_000) } }]);
  expect(item).toMatch(/^Wandtegel in Badkamer: de prijs gaat van .*250.* naar .*310.*; de koper moet akkoord gaan$/);
});

test("a new name and a removed room have their own sentences", () =>
  expect(
    catalogueItems([
      { ...change, kind: "renamed", now: { ...was, name: "Marmer wit" } },
      { ...change, part: null },
    ]),
  ).toEqual([
    "Wandtegel in Badkamer: Marmer heet nu Marmer wit; de koper moet akkoord gaan",
    "Het woningtype heeft Badkamer niet meer; de koper is daarover gevraagd",
  ]));
