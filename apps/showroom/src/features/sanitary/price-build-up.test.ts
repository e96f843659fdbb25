import { expect, test } from "vitest";
import { cents } from "@showroom/domain/money/cents";
import { PAGE_IDS, buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { chosenBuildUp, offeredBuildUp } from "./price-build-up.ts";

const page = buildPage();
const offered = (groupId: number, productId: number, project = buildProject()) => {
  const group = page.productGroups.find(({ id }) => id === groupId)!;
  const pageProduct = group.products.find(({ id }) => id === productId)!;
  return offeredBuildUp({ project, houseType: buildHouseType(), page, group, pageProduct });
};

test("a product that is not chosen shows its gross price, the return for the standard product, labour and their sum", () => {
  expect(offered(PAGE_IDS.toiletGroup.id, PAGE_IDS.toiletGroup.other)).toEqual({
    rows: [
      { label: "Productprijs", amount: "€ 540,-" },
      { label: "Retour", amount: "− € 250,-" },
      { label: "Montage", amount: "€ 10,-" },
    ],
    total: { label: "Totaal meerprijs (incl. BTW)", amount: "€ 300,-" },
    indicative: true,
  });
});

test("a product with several variants shows the price of the cheapest, marked as such; hard prices are not indicative", () => {
  const { total, indicative } = offered(
    PAGE_IDS.basinGroup.id,
    PAGE_IDS.basinGroup.coloured,
    buildProject({ hasHardPrices: true }),
  );
  expect(total?.amount).toBe("v.a. € 170,-");
  expect(indicative).toBe(false);
});

test("a chosen product shows its gross price, the return for the standard product as a negative amount, and labour", () => {
  const line = {
    grossPrice: cents(54_000),
    returnPrice: cents(-25_000),
    labourPrice: cents(1_000),
    totalPrice: cents(30_000),
    indicative: false,
  };
  expect(chosenBuildUp(line)).toEqual({
    rows: [
      { label: "Totaal gekozen sanitair", amount: "€ 540,-" },
      { label: "Retour gekozen sanitair", amount: "− € 250,-" },
      { label: "Montage", amount: "€ 10,-" },
    ],
    total: { label: "Totaal meerprijs (incl. BTW)", amount: "€ 300,-" },
    indicative: false,
  });
});
