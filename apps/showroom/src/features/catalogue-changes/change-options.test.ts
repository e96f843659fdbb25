import { expect, test } from "vitest";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import { cents } from "@showroom/domain/money/cents";
import { changeOptions, describeChange } from "./change-options.ts";

const article = (name: string, euros: number) => ({ productNumber: `P-${name}`, name, price: cents(euros * 100) });
const removed: ChangedChoice = {
  id: "1/tile:wall/",
  pageId: 1,
  pageTitle: "Badkamer",
  part: "wallTile",
  label: "Wandtegel",
  kind: "removed",
  was: article("Marmer", 120),
  now: null,
  nearest: article("Travertin", 130),
  standard: article("Wit", 0),
};
const answers = (change: ChangedChoice) => changeOptions(change).map(({ answer, title }) => [answer, title]);

test("a product that is no longer sold can be replaced by the most similar one or the standard", () => {
  expect(describeChange(removed)).toBe("Dit artikel wordt niet meer geleverd.");
  expect(answers(removed)).toEqual([
    ["accept", "Neem Travertin"],
    ["standard", "Neem de standaard: Wit"],
  ]);
  expect(answers({ ...removed, nearest: null, standard: null })).toEqual([["standard", "Laat dit vervallen"]]);
});

test("a product with a new price or name can be kept or replaced by the standard", () => {
  const dearer = { ...removed, kind: "repriced", now: article("Marmer", 150), nearest: null, standard: null } as const;
  expect(describeChange(dearer)).toMatch(/^De prijs is nu .*150/);
  expect(answers(dearer)).toEqual([
    ["accept", "Houd Marmer"],
    ["standard", "Neem de standaard"],
  ]);
  expect(describeChange({ ...dearer, kind: "renamed", now: article("Marmer wit", 120) })).toBe(
    "Dit artikel heet nu Marmer wit.",
  );
});

test("a new price of a whole room can be accepted", () => {
  const room = { ...removed, part: null, kind: "repriced", now: article("Badkamer", 150), nearest: null } as const;
  expect(changeOptions(room).map(({ answer }) => answer)).toEqual(["accept"]);
  expect(describeChange(room)).toMatch(/was .*120.* en is nu .*150/);
});
