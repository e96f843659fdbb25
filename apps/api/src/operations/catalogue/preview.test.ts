import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { checkCatalogue, listCatalogueVersions } from "@showroom/api-contract/endpoints/catalogue";
import { calculateCost, getChoices } from "@showroom/api-contract/endpoints/choices";
import { getContentBlock, getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { getRenderArticles, getRenderCatalogue } from "@showroom/api-contract/endpoints/render";
import { logOut } from "@showroom/api-contract/endpoints/session";
import {
  discardStagedCatalogue,
  listStagedCatalogues,
  previewCatalogue,
} from "@showroom/api-contract/endpoints/staged-catalogue";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { applyRetention } from "../../database/retention.ts";
import { jsonFile } from "../../testing/json-file.ts";
import { demoIds, type DemoIds } from "../../testing/demo-ids.ts";
import { ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

const SLUG = "de-lindehof";

let app: TestApp;
let admin: TestClient;
let ids: DemoIds;
let bundle: Bundle;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
  ids = await demoIds(app.pool, SLUG);
  bundle = bundleSchema.parse(JSON.parse(await readFile(join(bundleFolder(SLUG), "bundle.json"), "utf8")));
}, 60_000);
afterAll(() => app.stop());

const params = () => ({ projectId: ids.projectId });

/** Stages a changed bundle, and opens a preview of it. */
async function openPreview(changed: Bundle) {
  const checked = await admin.call(checkCatalogue, { params: params(), body: { file: jsonFile(changed) } });
  const stagedId = checked.body.stagedId ?? 0;
  const body = { houseTypeId: ids.houseTypeId };
  const granted = await admin.call(previewCatalogue, { params: { ...params(), stagedId }, body });
  expect(granted.status).toBe(201);
  const client = app.client();
  await client.raw("GET", "/config.json");
  client.tokens.access = granted.body.access_token;
  return { client, stagedId };
}

const inPreview = (): Bundle => ({
  ...bundle,
  catalogueVersion: "voorbeeld",
  project: { ...bundle.project, name: "De Lindehof in voorbeeld" },
  contentBlocks: bundle.contentBlocks.map((block) => ({ ...block, title: "Welkom in het voorbeeld" })),
  products: bundle.products.map((product) => ({ ...product, name: `${product.name} (voorbeeld)` })),
});

it(
  "shows texts, articles and pictures of the staged catalogue, and everyone else the present one",
  { timeout: 60_000 },
  async () => {
    const { client } = await openPreview(inPreview());
    const project = { params: { slug: SLUG } };
    const seen = (await client.call(getProjectBySlug, project)).body;
    expect(seen.name).toBe("De Lindehof in voorbeeld");
    expect(seen.selectedProjectHouseType?.id).toBe(ids.houseTypeId);
    expect((await admin.call(getProjectBySlug, project)).body.name).not.toBe(seen.name);
    const block = { params: { ...params(), key: "HOMEPAGE" as const } };
    expect((await client.call(getContentBlock, block)).body.title).toBe("Welkom in het voorbeeld");
    expect((await admin.call(getContentBlock, block)).body.title).not.toBe("Welkom in het voorbeeld");
    const page = await client.raw("GET", `/api/project-pages/${ids.houseTypeId}/${ids.pages["bathroom"]}/frontend`);
    expect(page.text).toContain("(voorbeeld)");

    const catalogue = (await client.call(getRenderCatalogue, { query: { houseType: ids.houseTypeId } })).body;
    expect(catalogue.revision).toBeLessThan(0);
    const numbers = bundle.products.slice(0, 100).map(({ productNumber }) => productNumber);
    const query = { project: catalogue.projectId, revision: catalogue.revision, numbers: numbers.join(",") };
    expect((await client.call(getRenderArticles, { query })).body.length).toBeGreaterThan(0);
  },
);

it("starts without choices, calculates prices, and saves nothing", { timeout: 60_000 }, async () => {
  const { client } = await openPreview(inPreview());
  const choices = (await client.call(getChoices, { params: params() })).body;
  expect(choices).toMatchObject({ version: 0, projectRoomChoices: {}, submitType: null });
  const cost = await client.call(calculateCost, {
    body: {
      project: { id: ids.projectId },
      projectHouseType: { id: ids.houseTypeId },
      projectChoices: { projectRoomChoices: {}, submitType: null },
    },
  });
  expect(cost.status).toBe(200);
  const changing = ALL_ENDPOINTS.filter(
    ({ method, name, access }) =>
      access.kind !== "public" && name !== calculateCost.name && (method !== "GET" || name === logOut.name),
  );
  for (const endpoint of changing) {
    const every = { ...params(), houseTypeId: 1, id: 1, userId: 1, versionId: 1, linkId: 1, stagedId: 1, pageId: 1 };
    const path = pathOf(endpoint, { params: every, query: { toPage: 1 } });
    const status = await client.status(endpoint.method, path, endpoint.method === "GET" ? undefined : {});
    expect(status, endpoint.name).toBe(403);
  }
});

it("is removed after 30 days, with its version", { timeout: 60_000 }, async () => {
  const { client, stagedId } = await openPreview(inPreview());
  const versions = async () =>
    (await app.pool.query("select 1 from catalogue_versions where revision = $1", [-stagedId])).rowCount;
  expect(await versions()).toBe(1);
  await applyRetention(drizzle(app.pool), false);
  expect(await versions()).toBe(1);
  await app.pool.query("update staged_catalogues set staged_at = now() - interval '31 days'");
  await applyRetention(drizzle(app.pool), false);
  expect(await versions()).toBe(0);
  expect((await client.call(getChoices, { params: params() })).status).toBe(401);
});

it(
  "is no version of the history, ends with its staged catalogue, and belongs to the admin's session",
  { timeout: 60_000 },
  async () => {
    const { client, stagedId } = await openPreview(inPreview());
    const { items } = (await admin.call(listCatalogueVersions, { params: params() })).body;
    expect(items.every(({ revision }) => revision > 0)).toBe(true);
    // A new check replaces what the same user staged before.
    expect((await admin.call(listStagedCatalogues, { params: params() })).body.items).toHaveLength(1);
    expect((await client.call(getChoices, { params: params() })).status).toBe(200);
    await admin.call(discardStagedCatalogue, { params: { ...params(), stagedId } });
    expect((await client.call(getChoices, { params: params() })).status).toBe(401);
    const next = await openPreview(inPreview());
    await admin.call(logOut, {});
    expect((await next.client.call(getChoices, { params: params() })).status).toBe(401);
  },
);
