import { expect, it } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { linesOf } from "@showroom/domain/model/cost";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { mainChoice } from "@showroom/domain/selection/variants";
import { standardRoom } from "../../testing/room-choice.ts";
import { compileBundle } from "../compile/compile-bundle.ts";
import { openIdBook } from "../compile/id-book.ts";
import { exampleBundle } from "./example-bundle.ts";

/** The example's bathroom, with the wall tile and toilet whose price docs/your-own-project.md calculates. */
function bathroom() {
  const compiled = compileBundle(
    { bundle: bundleSchema.parse(exampleBundle("proef")), files: new Map() },
    openIdBook([], 1),
    1,
  );
  const page = compiled.houseTypes[0]?.pages.find((candidate) => candidate.page.type === "configurator")?.page;
  const houseType = compiled.project.houseTypes[0];
  if (!page || !houseType) throw new Error("The example has no bathroom");
  const project = { ...compiled.project, outOfOfficeActive: false, selectedProjectHouseType: null };
  const offerOf = (number: string) => {
    const found = [...pageCatalogue(page).products.values()].find(({ product }) => product.product_number === number);
    if (!found) throw new Error(`${number} is not on offer`);
    return found;
  };
  return { page, houseType, project, offerOf, standard: standardRoom(page, project) };
}

const FLOORS = { materials: [], floors: [], baseboards: [] };

it("calculates the price that the guide states for the example", () => {
  const { page, houseType, project, offerOf, standard } = bathroom();
  const priceOf = (room: typeof standard) => calculatePageCost({ project, houseType, floors: FLOORS }, page, room);
  expect(priceOf(standard).totalPrice).toBe(0);
  const tiled = priceOf({ ...standard, wallTileProduct: mainChoice(offerOf("WT-1002")) });
  expect(linesOf(tiled).find(({ part }) => part === "wallTile")).toMatchObject({
    grossPrice: 70_638,
    returnPrice: -43_516,
    labourPrice: 0,
    totalPrice: 27_122,
  });
  const toilet = offerOf("TO-3002");
  const products = { ...standard.products, [toilet.product.productGroupId ?? 0]: [mainChoice(toilet)] };
  const placed = linesOf(priceOf({ ...standard, products })).filter(({ productNumber }) =>
    productNumber.startsWith("TO-"),
  );
  expect(placed.reduce((sum, line) => sum + line.totalPrice, 0)).toBe(26_400);
});

it("says nothing of the state, which is the project's own and may change before the file is used again", () => {
  expect(exampleBundle("proef").project.status).toBeUndefined();
});
