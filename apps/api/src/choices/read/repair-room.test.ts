import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { getChoices, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { createPasswords } from "../../accounts/passwords.ts";
import { openImageStore } from "../../images/image-store.ts";
import { importBundle } from "../../importer/import-bundle.ts";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { BUYER, BUYER_DONE, startTestApp, type TestApp } from "../../testing/test-app.ts";

const DEMO = bundleFolder("de-lindehof");

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), "showroom-bundle-"));
  await cp(DEMO, folder, { recursive: true });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Imports the demo once more without one article's offers. */
async function importWithout(productNumber: string): Promise<void> {
  const bundle = bundleSchema.parse(JSON.parse(await readFile(join(DEMO, "bundle.json"), "utf8")));
  const gone = new Set(
    bundle.offers
      .filter((offer) => offer.product === productNumber || offer.variants.includes(productNumber))
      .map((offer) => offer.key),
  );
  const isLeft = (key: string): boolean => !gone.has(key);
  const without = <Collection extends { readonly tiles: readonly string[] }>(list: readonly Collection[]) =>
    list.map((collection) => ({ ...collection, tiles: collection.tiles.filter(isLeft) }));
  const changed = {
    ...bundle,
    catalogueVersion: "zonder",
    offers: bundle.offers.filter((offer) => isLeft(offer.key)),
    rules: bundle.rules.filter((rule) =>
      [...rule.subjects, ...rule.affected].every((reference) => isLeft(reference.offer)),
    ),
    tileOptions: bundle.tileOptions.map((option) => ({
      ...option,
      variants: option.variants.filter(isLeft),
      accessories: option.accessories.filter(isLeft),
    })),
    packages: bundle.packages.map((entry) => ({
      ...entry,
      groups: entry.groups.map((group) => ({
        ...group,
        wallTileCollections: without(group.wallTileCollections),
        floorTileCollections: without(group.floorTileCollections),
        accentHerringboneCollections: without(group.accentHerringboneCollections),
        accentHerringboneReservoirCollections: without(group.accentHerringboneReservoirCollections),
      })),
    })),
  };
  await writeFile(join(folder, "bundle.json"), JSON.stringify(changed));
  const tools = {
    pool: app.pool,
    images: openImageStore(app.dataDir),
    passwords: await createPasswords(),
    production: false,
  };
  expect((await importBundle(tools, folder, { dryRun: false, approved: true })).outcome).toBe("changed");
}

const load = async (buyer: TestBuyer) =>
  (await buyer.client.call(getChoices, { params: { projectId: buyer.project.id } })).body;

describe("choices under which the catalogue changes", () => {
  it("give way to the standard, ask to be confirmed again and keep everything else", { timeout: 60_000 }, async () => {
    const buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
    const bathroom = buyer.page("bathroom");
    const chosen = buyer.withLuxuryTile("bathroom");
    const toilet = {
      ...buyer.withLuxuryTile("toilet"),
      wallTileProduct: buyer.everything()[buyer.page("toilet").id]?.wallTileProduct ?? null,
    };
    await buyer.save({ [bathroom.id]: chosen, [buyer.page("toilet").id]: toilet }, 0);
    const done = await openBuyer(await app.signedIn(BUYER_DONE), "de-lindehof");
    const params = { projectId: buyer.project.id };
    const frozen = (await done.client.call(getConfirmation, { params })).body;
    const submitted = await load(done);
    await importWithout(findChoice(pageCatalogue(bathroom), chosen.wallTileProduct)?.product.product_number ?? "");
    const after = await load(buyer);
    const room = after.projectRoomChoices[bathroom.id];
    const standard = buyer.everything()[bathroom.id];
    expect(room).toMatchObject({
      wallTileProduct: standard?.wallTileProduct,
      floorTileProduct: chosen.floorTileProduct,
      products: chosen.products,
      confirmedByUser: false,
    });
    expect(after.projectRoomChoices[buyer.page("toilet").id]).toEqual(toilet);
    expect(after.version).toBe(1);
    const saved = await buyer.save(after.projectRoomChoices, 1);
    expect(saved.status).toBe(200);
    expect((await done.client.call(getConfirmation, { params })).body).toEqual(frozen);
    expect((await load(done)).projectRoomChoices).toEqual(submitted.projectRoomChoices);
  });
});
