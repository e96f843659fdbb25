import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getRenderArticles, getRenderCatalogue } from "@showroom/api-contract/endpoints/render";
import { withProducts } from "../../testing/bundle-edits.ts";
import { demoIds, userId, type DemoIds } from "../../testing/demo-ids.ts";
import { openDemoImporter } from "../../testing/demo-importer.ts";
import {
  ADVISOR,
  BUYER,
  BUYER_DONE,
  OTHER_ADVISOR,
  OTHER_BUYER,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";

let app: TestApp;
let own: DemoIds;
let other: DemoIds;
beforeAll(async () => {
  app = await startTestApp();
  [own, other] = await Promise.all([demoIds(app.pool, "de-lindehof"), demoIds(app.pool, "havenkwartier")]);
});
afterAll(() => app.stop());

/** The texture of a tile in the response for the renderer. */
async function textureOf({ projectId, revision }: { projectId: number; revision: number }, number: string) {
  const query = { project: projectId, revision, numbers: number };
  const [article] = (await app.client().call(getRenderArticles, { query })).body;
  return article?.kind === "tile" ? article.texture : null;
}

async function anyTile(): Promise<string> {
  const { rows } = await app.pool.query<{ product_number: string }>(
    "select product_number from articles where project_id = $1 and render->>'kind' = 'tile' limit 1",
    [own.projectId],
  );
  return rows[0]?.product_number ?? "";
}

describe("the catalogue of a picture", () => {
  it("belongs to the user's project, also when another project has the same number", async () => {
    const number = await anyTile();
    await app.pool.query(
      `insert into catalogue_version_articles (project_id, revision, product_number, retired, product, render)
       select $1, p.revision, a.product_number, false, a.product, jsonb_set(a.render, '{texture}', '"of-the-other-project"')
       from articles a, projects p where a.project_id = $2 and a.product_number = $3 and p.id = $1
       on conflict (project_id, revision, product_number) do update set render = excluded.render`,
      [other.projectId, own.projectId, number],
    );
    const catalogueOf = async (email: string) => (await (await app.signedIn(email)).call(getRenderCatalogue, {})).body;
    const [mine, theirs] = [await catalogueOf(BUYER), await catalogueOf(OTHER_BUYER)];
    expect([mine.projectId, theirs.projectId]).toEqual([own.projectId, other.projectId]);
    expect(await textureOf(theirs, number)).toBe("of-the-other-project");
    expect(await textureOf(mine, number)).not.toBe("of-the-other-project");
    expect(mine.rooms.length).toBeGreaterThan(0);
  });

  it("is only for users with access to the project", async () => {
    const houseType = other.houseTypeId;
    const [buyer, advisor] = [await app.signedIn(BUYER), await app.signedIn(OTHER_ADVISOR)];
    expect((await buyer.call(getRenderCatalogue, { query: { houseType } })).status).toBe(404);
    expect((await advisor.call(getRenderCatalogue, { query: { houseType: own.houseTypeId } })).status).toBe(404);
    expect((await advisor.call(getRenderCatalogue, {})).status).toBe(404);
    const query = { houseType: own.houseTypeId, buyer: await userId(app.pool, BUYER_DONE) };
    expect((await buyer.call(getRenderCatalogue, { query })).status).toBe(404);
    expect((await app.client().call(getRenderCatalogue, {})).status).toBe(401);
  });

  it("of a submitted home is the one of the submission", { timeout: 60_000 }, async () => {
    const number = await anyTile();
    const [done, staff] = [await app.signedIn(BUYER_DONE), await app.signedIn(ADVISOR)];
    const before = (await done.call(getRenderCatalogue, {})).body;
    const importer = await openDemoImporter(app, "de-lindehof");
    await importer.run(
      withProducts(importer.bundle, [number], (product) => ({ ...product, name: `${product.name} (nieuw)` })),
    );
    await importer.remove();
    expect((await done.call(getRenderCatalogue, {})).body).toEqual(before);
    const houseType = own.houseTypeId;
    const buyer = await userId(app.pool, BUYER_DONE);
    expect((await staff.call(getRenderCatalogue, { query: { houseType, buyer } })).body).toEqual(before);
    expect((await staff.call(getRenderCatalogue, { query: { houseType } })).body.revision).toBe(before.revision + 1);
  });
});
