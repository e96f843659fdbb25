import { drizzle } from "drizzle-orm/node-postgres";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CatalogueAnswer } from "@showroom/domain/model/changed-choice";
import { answerCatalogueChanges } from "@showroom/api-contract/endpoints/changed-choices";
import { calculateCost, getChoices } from "@showroom/api-contract/endpoints/choices";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { getBuyerConfiguration, getBuyerHistory, listBuyers } from "@showroom/api-contract/endpoints/staff";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { cents } from "@showroom/domain/money/cents";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { listVersions, revertCatalogue } from "../../importer/publish/revert-catalogue.ts";
import { withoutProducts, withProducts } from "../../testing/bundle-edits.ts";
import { useCatalogueHome, type CatalogueHome } from "../../testing/catalogue-home.ts";
import { BUYER } from "../../testing/test-app.ts";
import { removeChoices } from "../../testing/remove-choices.ts";

const home = useCatalogueHome();
let at: CatalogueHome;
let importer: CatalogueHome["importer"];
let buyer: CatalogueHome["buyer"];
let staff: CatalogueHome["staff"];
// An import of the whole demo takes a second or two.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeEach(() => {
  at = home();
  ({ importer, buyer, staff } = at);
});
afterEach(async () => {
  await removeChoices(at.app.pool, BUYER);
  await importer.run(importer.bundle);
});

const params = () => at.params;
const load = async (): Promise<ProjectChoices> => (await buyer.client.call(getChoices, { params: params() })).body;
const bathroom = () => buyer.page("bathroom");

/** Saves all rooms, with a luxury tile on the bathroom's wall; returns that tile. */
async function chooseLuxuryTile() {
  const chosen = buyer.withLuxuryTile("bathroom");
  const saved = await buyer.save({ ...buyer.everything(), [bathroom().id]: chosen }, 0);
  expect(saved.status).toBe(200);
  const tile = findChoice(pageCatalogue(bathroom()), chosen.wallTileProduct);
  if (!tile) throw new Error("The luxury tile is not on offer");
  return { saved: saved.body, tile, number: tile.product.product_number };
}

const answer = (choices: ProjectChoices, given: CatalogueAnswer) =>
  buyer.client.call(answerCatalogueChanges, {
    params: params(),
    body: {
      version: choices.version,
      answers: Object.fromEntries(choices.catalogueChanges.map(({ id }) => [id, given])),
    },
  });

describe("an open draft whose tile an import removes", () => {
  it("keeps its tile and price until the buyer answers; staff and the history show the change", async () => {
    const { saved, number } = await chooseLuxuryTile();
    const summary = await importer.run(withoutProducts(importer.bundle, [number]));
    expect(summary.buyers.map(({ buildNumber, changes }) => [buildNumber, changes.length])).toContainEqual(["12", 1]);
    const after = await load();
    expect(after).toMatchObject({ version: saved.version, addedCost: saved.addedCost });
    expect(after.projectRoomChoices).toEqual({
      ...saved.projectRoomChoices,
      [bathroom().id]: { ...saved.projectRoomChoices[bathroom().id], confirmedByUser: false },
    });
    const [change] = after.catalogueChanges;
    expect(after.catalogueChanges).toHaveLength(1);
    expect(change).toMatchObject({ pageId: bathroom().id, part: "wallTile", kind: "removed", now: null });
    expect(change?.was).toMatchObject({ productNumber: number });
    expect(change?.was.price).toBeGreaterThan(0);
    expect(change?.nearest?.productNumber).not.toBe(number);
    // The buyer still sees the tile at its old price.
    const page = await buyer.client.call(getPage, {
      params: { houseTypeId: buyer.houseTypeId, pageId: bathroom().id },
    });
    expect(page.body).toEqual(bathroom());
    const calculated = await buyer.client.call(calculateCost, {
      body: {
        project: { id: buyer.project.id },
        projectHouseType: { id: buyer.houseTypeId },
        projectChoices: { projectRoomChoices: after.projectRoomChoices, submitType: null },
      },
    });
    expect(calculated.body.totalPrice).toBe(saved.addedCost);
    // Staff see the same.
    const ofBuyer = { ...params(), userId: saved.userId };
    const seen = (await staff.call(getBuyerConfiguration, { params: ofBuyer })).body;
    expect(seen.choices).toEqual(after);
    expect(seen.cost.totalPrice).toBe(saved.addedCost);
    const line = (await staff.call(listBuyers, { params: params(), query: { page: 1, pageSize: 50 } })).body.items.find(
      ({ userId }) => userId === saved.userId,
    );
    expect(line?.progress.filter(({ confirmed }) => !confirmed).map(({ pageId }) => pageId)).toEqual([bathroom().id]);
    const [entry] = (await staff.call(getBuyerHistory, { params: ofBuyer, query: { page: 1, pageSize: 5 } })).body
      .items;
    expect(entry).toMatchObject({ event: "catalogueChanged", changes: [{ pageId: bathroom().id, part: "wallTile" }] });
  });

  it("cannot be submitted before the answer", async () => {
    const { saved, number } = await chooseLuxuryTile();
    await importer.run(withoutProducts(importer.bundle, [number]));
    const refused = await buyer.save(saved.projectRoomChoices, saved.version, "showroom");
    expect(refused.body).toMatchObject({ code: "choices-incomplete" });
    expect((await load()).submitType).toBeNull();
  });

  it("gets the most similar tile or the standard, as answered, and only that room must be confirmed again", async () => {
    const { number } = await chooseLuxuryTile();
    await importer.run(withoutProducts(importer.bundle, [number]));
    const asked = await load();
    const [change] = asked.catalogueChanges;
    const answered = (await answer(asked, "accept")).body;
    expect(answered).toMatchObject({ version: asked.version + 1, catalogueChanges: [] });
    const now = (
      await buyer.client.call(getPage, { params: { houseTypeId: buyer.houseTypeId, pageId: bathroom().id } })
    ).body;
    const tile = findChoice(pageCatalogue(now), answered.projectRoomChoices[bathroom().id]?.wallTileProduct ?? null);
    expect(tile?.product.product_number).toBe(change?.nearest?.productNumber);
    const open = Object.values(answered.projectRoomChoices).filter((room) => !room.confirmedByUser);
    expect(open.map((room) => room.projectPageId)).toEqual([bathroom().id]);
    // A repeated answer changes nothing.
    expect((await answer(asked, "accept")).body).toEqual(answered);
    const ofBuyer = { ...params(), userId: asked.userId };
    const [entry] = (await staff.call(getBuyerHistory, { params: ofBuyer, query: { page: 1, pageSize: 5 } })).body
      .items;
    expect(entry?.event).toBe("catalogueAnswered");
  });

  it("keeps later saves, and asks nothing when the buyer chose another tile", async () => {
    const { saved, number } = await chooseLuxuryTile();
    await importer.run(withoutProducts(importer.bundle, [number]));
    const toilet = buyer.page("toilet");
    const opened = { ...saved.projectRoomChoices[toilet.id], confirmedByUser: false };
    const other = await buyer.save({ [toilet.id]: { ...buyer.withLuxuryTile("toilet"), ...opened } }, saved.version);
    expect(other.body.catalogueChanges.map(({ pageId }) => pageId)).toContain(bathroom().id);
    const standard = buyer.everything()[bathroom().id];
    if (!standard) throw new Error("There is no bathroom");
    const chosen = await buyer.save({ [bathroom().id]: standard }, other.body.version);
    expect(chosen.body.catalogueChanges).toEqual([]);
  });

  it("is unchanged after the import is reverted", async () => {
    const { saved, number } = await chooseLuxuryTile();
    await importer.run(withoutProducts(importer.bundle, [number]));
    expect((await load()).catalogueChanges).toHaveLength(1);
    const versions = await listVersions(drizzle(at.app.pool), "de-lindehof");
    const earlier = versions[1]?.revision ?? 0;
    await revertCatalogue(importer.tools, "de-lindehof", earlier, { dryRun: false, approved: true });
    expect(await load()).toEqual(saved);
  });
});

const dearerBy = (number: string, by: number) =>
  withProducts(importer.bundle, [number], (product) => ({ ...product, grossPrice: cents(product.grossPrice + by) }));

describe("an open draft whose tile an import reprices or renames", () => {
  it("has a question when small rises add up to the threshold, with the price that the buyer last saw", async () => {
    const { saved, number } = await chooseLuxuryTile();
    // A rise of a few cents per m² is below ten euros in this bathroom; three such rises are above it.
    await importer.run(dearerBy(number, 20));
    const first = await load();
    expect(first.catalogueChanges).toEqual([]);
    const rise = first.addedCost - saved.addedCost;
    expect(rise).toBeGreaterThan(0);
    const steps = Math.ceil(1_000 / rise);
    await importer.run(dearerBy(number, 20 * (steps - 1)));
    expect((await load()).catalogueChanges).toEqual([]);
    await importer.run(dearerBy(number, 20 * (steps + 1)));
    const asked = await load();
    expect(asked.catalogueChanges).toHaveLength(1);
    expect(asked.addedCost).toBe(saved.addedCost);
    const [change] = asked.catalogueChanges;
    expect((change?.now?.price ?? 0) - (change?.was.price ?? 0)).toBeGreaterThanOrEqual(1_000);
  });

  it("has a question from the project's own threshold", async () => {
    const { number } = await chooseLuxuryTile();
    const dearer = dearerBy(number, 20);
    await importer.run({ ...dearer, project: { ...dearer.project, priceNoticeFrom: cents(100) } });
    expect((await load()).catalogueChanges).toMatchObject([{ kind: "repriced", was: { productNumber: number } }]);
  });

  it("has a question from ten euros, with the old and the new price", async () => {
    const { saved, number, tile } = await chooseLuxuryTile();
    await importer.run(dearerBy(number, 2));
    const little = await load();
    expect(little.catalogueChanges).toEqual([]);
    expect(little.projectRoomChoices).toEqual(saved.projectRoomChoices);
    await importer.run(dearerBy(number, 2_000));
    const asked = await load();
    expect(asked.catalogueChanges).toHaveLength(1);
    const [change] = asked.catalogueChanges;
    expect(change).toMatchObject({ kind: "repriced", was: { productNumber: number }, now: { productNumber: number } });
    expect(asked.addedCost).toBe(saved.addedCost);
    expect((change?.now?.price ?? 0) - (change?.was.price ?? 0)).toBeGreaterThan(1_000);
    const answered = (await answer(asked, "accept")).body;
    expect(answered.addedCost - asked.addedCost).toBe((change?.now?.price ?? 0) - (change?.was.price ?? 0));
    expect(answered.projectRoomChoices[bathroom().id]?.wallTileProduct?.pageProductId).toBe(tile.pageProduct.id);
  });

  it("has a question about a new name", async () => {
    const { number, tile } = await chooseLuxuryTile();
    await importer.run(withProducts(importer.bundle, [number], (product) => ({ ...product, name: "Nieuwe naam" })));
    const asked = await load();
    expect(asked.catalogueChanges.map(({ kind, was, now }) => [kind, was.name, now?.name])).toEqual([
      ["renamed", expect.stringContaining(tile.product.name), expect.stringContaining("Nieuwe naam")],
    ]);
    const standard = (await answer(asked, "standard")).body;
    expect(standard.addedCost).toBe(0);
  });
});
