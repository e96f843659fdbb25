import { afterAll, beforeAll, expect, it } from "vitest";
import { getFavourites, setFavourite } from "@showroom/api-contract/endpoints/favourites";
import { favouritesOn } from "@showroom/domain/configurator/favourites";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { variantsOf } from "@showroom/domain/selection/variants";
import { openBuyer } from "../../testing/buyer.ts";
import { withoutProducts } from "../../testing/bundle-edits.ts";
import { openImporter, type BundleImporter } from "../../testing/demo-importer.ts";
import { reimportBundle, REIMPORT_BUYERS } from "../../testing/reimport-bundle.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const base = reimportBundle();
let app: TestApp;
let importer: BundleImporter;
beforeAll(async () => {
  app = await startTestApp({ template: "empty" });
  importer = await openImporter(app);
  await importer.run(base);
}, 60_000);
afterAll(async () => {
  await app.stop();
  await importer.remove();
});

it("keeps a favourite that an import retires: not shown, not to be added, to be taken away, and back with the catalogue", async () => {
  const client = await app.signedIn(REIMPORT_BUYERS[0].email);
  const open = async () => {
    const buyer = await openBuyer(client, base.project.slug);
    return { params: { projectId: buyer.project.id }, page: buyer.page("bathroom") };
  };
  const { params, page } = await open();
  const groups = pageCatalogue(page).sanitaryGroups.map(({ products }) => products);
  const [kept, retired, removed] = groups.flatMap((products) => products.slice(1)).toReversed();
  if (!kept || !retired || !removed) throw new Error("The bundle has too little sanitary ware");
  const press = (pageProductId: number, liked: boolean) =>
    client.call(setFavourite, { params, body: { pageId: page.id, pageProductId, liked } });
  for (const { id } of [kept, retired, removed]) expect((await press(id, true)).status).toBe(200);
  /** What is stored, and what of it the board shows. */
  const read = async () => {
    const { favourites } = (await client.call(getFavourites, { params })).body;
    const shown = favouritesOn(pageCatalogue((await open()).page), favourites).map(({ product }) => product.id);
    return { stored: favourites.map(({ pageProductId }) => pageProductId), shown };
  };
  const all = [kept.id, retired.id, removed.id];
  expect(await read()).toEqual({ stored: all, shown: all.toReversed() });

  const numbers = [retired, removed].flatMap((one) => variantsOf(one).map(({ product }) => product.product_number));
  await importer.run({ ...withoutProducts(base, numbers), catalogueVersion: "with-less" });
  expect(await read()).toEqual({ stored: all, shown: [kept.id] });
  expect((await press(removed.id, false)).status).toBe(200);
  expect((await press(removed.id, true)).body).toMatchObject({ code: "choice-invalid" });
  expect(await read()).toEqual({ stored: [kept.id, retired.id], shown: [kept.id] });

  await importer.run({ ...base, catalogueVersion: "complete-again" });
  expect(await read()).toEqual({ stored: [kept.id, retired.id], shown: [retired.id, kept.id] });
});
