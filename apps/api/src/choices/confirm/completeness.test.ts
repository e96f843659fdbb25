import { expect, it } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Rule } from "@showroom/domain/model/rule";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildContext } from "@showroom/domain/testing/build-project";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { checkComplete } from "./completeness.ts";

const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;
const rule = (id: number, type: Rule["type"], subject: number, affected: number): Rule => ({
  id,
  type,
  subjectProducts: [subject],
  affectedProducts: [affected],
  productGroups: [],
});
const page = buildPage({
  id: 11,
  rules: [
    rule(1, "require", toiletGroup.other, extrasGroup.first),
    rule(2, "hide", basinGroup.coloured, extrasGroup.second),
  ],
});
const floorPage = buildEmptyPage({ id: 12, type: "floors", configuratorType: null, roomName: null });
const place = buildHouseCatalogue(1, [page, floorPage]);
const { catalogue, settings } = buildContext({ page });
const bathroom = { ...standardRoomChoice(catalogue, settings), confirmedByUser: true };
const noFloor = { ...emptyRoomChoice(12), floorMaterialId: -1, colorId: -1, baseboardId: -1, confirmedByUser: true };
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

/** The refusal of rooms, or null. */
function refusal(room: Partial<RoomChoice>, floor: RoomChoice = noFloor) {
  try {
    checkComplete(place, { 11: { ...bathroom, ...room }, 12: floor });
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [error.code, error.body.issues?.map(({ path, message }) => `${path.join("/")}: ${message}`)];
  }
}
const withProducts = (group: number, ...ids: readonly number[]) => ({
  products: { ...bathroom.products, [group]: ids.map(pick) },
});

it("complete choices can be submitted", () => {
  expect(refusal({})).toBeNull();
});

it.each([
  [{ confirmedByUser: false }, "choices-incomplete", "the page is not confirmed"],
  [{ wallTileProduct: null }, "choices-incomplete", "no wall tile is chosen"],
  [withProducts(toiletGroup.id, toiletGroup.other), "rule-violated", "rule 1 asks for a product that is not chosen"],
  [{ wallTileProduct: pick(999) }, "choice-invalid", "product 999 is not on offer"],
])("%j cannot be submitted", (room, code, message) => {
  expect(refusal(room)).toEqual([code, [`projectRoomChoices/11: ${message}`]]);
});

it("a product that a rule hides cannot be submitted", () => {
  const products = {
    [toiletGroup.id]: [pick(toiletGroup.standard)],
    [basinGroup.id]: [{ pageProductId: basinGroup.coloured, variantProjectProductId: 2121 }],
    [extrasGroup.id]: [pick(extrasGroup.second)],
  };
  expect(refusal({ products })).toEqual([
    "rule-violated",
    [`projectRoomChoices/11: product ${extrasGroup.second} is hidden by a rule`],
  ]);
});

it("several reasons are named with their pages, under the code of the gravest", () => {
  const open = { ...noFloor, colorId: null };
  expect(refusal({}, open)).toEqual(["choices-incomplete", ["projectRoomChoices/12: no floor is chosen"]]);
  expect(refusal(withProducts(toiletGroup.id, toiletGroup.other), open)?.[0]).toBe("choices-incomplete");
  const gone = { ...withProducts(toiletGroup.id, toiletGroup.other), floorTileProduct: pick(998) };
  expect(refusal(gone, open)).toEqual([
    "choice-invalid",
    [
      "projectRoomChoices/11: rule 1 asks for a product that is not chosen",
      "projectRoomChoices/11: product 998 is not on offer",
      "projectRoomChoices/12: no floor is chosen",
    ],
  ]);
});
