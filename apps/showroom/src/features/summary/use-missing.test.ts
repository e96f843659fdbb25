import { describe, expect, test } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { roomContext } from "@showroom/domain/selection/room-context";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildRule } from "@showroom/domain/testing/build-product";
import { buildProject } from "@showroom/domain/testing/build-project";
import { listMissing } from "./use-missing.ts";

const project = buildProject({ slug: "de-lindehof" });
const step = (path: string) => `/projects/de-lindehof/digitale-showroom/stap/${path}`;
const { toiletGroup, basinGroup } = PAGE_IDS;
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

/** What is missing in a bathroom at step 3: a confirmed standard room with the given changes. */
function missingIn(changes: Partial<RoomChoice>, page = buildPage({ order: 2, title: "Badkamer" })) {
  const standard = standardRoomChoice(roomContext(page, project, null).catalogue, project);
  const room = { ...standard, confirmedByUser: true, ...changes };
  return listMissing(project, { pages: [page], choices: { [page.id]: room } });
}

describe("what is missing", () => {
  test("is nothing in a complete room", () => {
    expect(missingIn({})).toEqual([]);
  });

  test("is the confirmation, with a link to the result of a room or the page of the floors", () => {
    expect(missingIn({ confirmedByUser: false })).toMatchObject([
      { title: "Badkamer", reason: "nog niet opgeslagen", href: step("3/resultaat") },
    ]);
    const floors = buildEmptyPage({ id: 9, order: 4, type: "floors", title: "Woonvloer" });
    expect(listMissing(project, { pages: [floors], choices: {} })).toMatchObject([
      { title: "Woonvloer", reason: "kies een woonvloer of ‘Geen woonvloer’", href: step("5") },
    ]);
  });

  test("is a tile, named by its surface", () => {
    expect(missingIn({ wallTileProduct: null, floorTileProduct: null })).toMatchObject([
      { reason: "kies een wandtegel", href: step("3/tegels") },
      { reason: "kies een vloertegel", href: step("3/tegels") },
    ]);
  });

  test("is a product that a rule requires, named by its group", () => {
    const rule = buildRule(1, "require", [toiletGroup.standard], [basinGroup.standard], [basinGroup.id]);
    const page = buildPage({ order: 2, title: "Badkamer", rules: [rule] });
    const products = { [toiletGroup.id]: [pick(toiletGroup.standard)], [basinGroup.id]: [] };
    expect(missingIn({ products }, page)).toMatchObject([
      { reason: "kies een product bij Wastafel", href: step("3/sanitair") },
    ]);
  });

  test("is a combination that is not allowed, named by the product", () => {
    const rule = buildRule(1, "hide", [toiletGroup.standard], [basinGroup.standard]);
    const page = buildPage({ order: 2, title: "Badkamer", rules: [rule] });
    const name = page.productGroups.flatMap((group) => group.products).find((item) => item.id === basinGroup.standard)
      ?.product.name;
    const products = {
      [toiletGroup.id]: [pick(toiletGroup.standard)],
      [basinGroup.id]: [pick(basinGroup.standard)],
    };
    expect(missingIn({ products }, page)).toMatchObject([
      { reason: `${name} is niet te combineren met uw andere keuzes`, href: step("3/sanitair") },
    ]);
  });

  test("is a product that is no longer sold, reported once for any number of products", () => {
    expect(missingIn({ products: { [toiletGroup.id]: [pick(9991)], [basinGroup.id]: [pick(9992)] } })).toMatchObject([
      { reason: "een van uw keuzes is niet meer leverbaar", href: step("3/start") },
    ]);
  });
});
