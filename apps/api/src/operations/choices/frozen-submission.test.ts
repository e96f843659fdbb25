import { beforeAll, expect, it } from "vitest";
import { calculateCost, getChoices, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { createShareLink, getSharedView } from "@showroom/api-contract/endpoints/share-links";
import {
  getBuyerConfiguration,
  getBuyerOrderList,
  getProjectOrderList,
  listBuyers,
} from "@showroom/api-contract/endpoints/staff";
import { cents } from "@showroom/domain/money/cents";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { revertCatalogue } from "../../importer/publish/revert-catalogue.ts";
import { withoutProducts, withProducts } from "../../testing/bundle-edits.ts";
import { useCatalogueHome, type CatalogueHome } from "../../testing/catalogue-home.ts";

const home = useCatalogueHome();
let at: CatalogueHome;
let buyer: CatalogueHome["buyer"];
let staff: CatalogueHome["staff"];
beforeAll(() => {
  at = home();
  ({ buyer, staff } = at);
});

/** All rooms confirmed, with a luxury tile and a living-room floor. */
async function chosenRooms(): Promise<Record<string, RoomChoice>> {
  const query = { houseType: buyer.houseTypeId };
  const [floor] = (await buyer.client.call(listFloors, { query })).body;
  const [baseboard] = (await buyer.client.call(listBaseboards, { query })).body;
  const rooms = buyer.everything();
  const floors = rooms[buyer.page("floors").id];
  if (!floor || !baseboard || !floors) throw new Error("The demo has no floors");
  return {
    ...rooms,
    [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom"),
    [floors.projectPageId]: {
      ...floors,
      floorMaterialId: floor.material,
      colorId: floor.id,
      baseboardId: baseboard.id,
    },
  };
}

/** Everything that buyer, staff and guests see of the home. */
async function everythingOf(userId: number, token: string) {
  const params = { projectId: buyer.project.id };
  const ofBuyer = { params: { ...params, userId }, query: { scope: "requested" } } as const;
  const query = { houseType: buyer.houseTypeId };
  const choices = (await buyer.client.call(getChoices, { params })).body;
  const lists = await Promise.all([
    staff.call(getBuyerOrderList, ofBuyer),
    staff.call(getBuyerOrderList, { ...ofBuyer, query: { scope: "current" } }),
    staff.call(getProjectOrderList, { params, query: { scope: "requested", prices: "true" } }),
  ]);
  const pages = await Promise.all(
    buyer.pages.map(({ id }) => buyer.client.call(getPage, { params: { houseTypeId: buyer.houseTypeId, pageId: id } })),
  );
  const buyers = (await staff.call(listBuyers, { params, query: { page: 1, pageSize: 50 } })).body.items;
  return {
    choices,
    lists: lists.map((list) =>
      list.body.lines
        .filter((line) => line.buildNumber === choices.buildNumber)
        // The availability of an article belongs to the catalogue, not to the submission.
        .map(({ status: _status, ...line }) => line),
    ),
    configuration: (await staff.call(getBuyerConfiguration, { params: { ...params, userId } })).body,
    line: buyers.find((line) => line.userId === userId),
    confirmation: (await buyer.client.call(getConfirmation, { params })).body,
    pages: pages.map((page) => page.body),
    project: (await buyer.client.call(getProjectBySlug, { params: { slug: "de-lindehof" } })).body,
    floors: (await buyer.client.call(listFloors, { query })).body,
    materials: (await buyer.client.call(listFloorMaterials, { query })).body,
    baseboards: (await buyer.client.call(listBaseboards, { query })).body,
    calculated: (
      await buyer.client.call(calculateCost, {
        body: {
          project: { id: buyer.project.id },
          projectHouseType: { id: buyer.houseTypeId },
          projectChoices: { projectRoomChoices: choices.projectRoomChoices, submitType: null },
        },
      })
    ).body,
    shared: { ...(await at.app.client().call(getSharedView, { params: { token } })).body },
  };
}

it("stays unchanged for buyer, staff and guests after any import", { timeout: 120_000 }, async () => {
  const { importer } = at;
  const handedIn = (await buyer.save(await chosenRooms(), 0, "showroom")).body;
  expect(handedIn.submitType).toBe("showroom");
  const link = (await buyer.client.call(createShareLink, { params: { projectId: buyer.project.id } })).body;
  const token = link.path.split("/").at(-1) ?? "";
  const before = await everythingOf(handedIn.userId, token);
  const ordered = before.lists[0]?.filter((line) => line.part === "sanitary" || line.part === "wallTile") ?? [];
  expect(ordered.length).toBeGreaterThan(5);
  const gone = [...new Set(ordered.slice(0, 5).map((line) => line.productNumber))];
  const rest = importer.bundle.products.map(({ productNumber }) => productNumber);
  const dearer = withProducts(withoutProducts(importer.bundle, gone), rest, (product) => ({
    ...product,
    name: `${product.name} (nieuw)`,
    grossPrice: cents(product.grossPrice + 10_000),
  }));
  const changed = {
    ...dearer,
    project: { ...dearer.project, name: "De Lindehof, fase 2" },
    houseTypes: dearer.houseTypes.map((houseType) => ({
      ...houseType,
      name: `${houseType.name} plus`,
      amountFloorsM2: houseType.amountFloorsM2 + 10,
    })),
    floors: dearer.floors.slice(1),
  };
  expect((await importer.run(changed)).removals.map(({ key }) => key)).toEqual(expect.arrayContaining(gone));
  expect(await everythingOf(handedIn.userId, token)).toEqual(before);
  const ofBuyer = {
    params: { projectId: buyer.project.id, userId: handedIn.userId },
    query: { scope: "requested" },
  } as const;
  const list = (await staff.call(getBuyerOrderList, ofBuyer)).body.lines;
  expect(list.filter((line) => gone.includes(line.productNumber)).map((line) => line.status)).toContain("changed");
  // A user without choices sees the new catalogue.
  const visitor = (await staff.call(getProjectBySlug, { params: { slug: "de-lindehof" } })).body;
  expect(visitor.name).toBe("De Lindehof, fase 2");
  await revertCatalogue(importer.tools, "de-lindehof", 1, { dryRun: false, approved: true });
  expect(await everythingOf(handedIn.userId, token)).toEqual(before);
});
