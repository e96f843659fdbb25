import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { getFavourites, setFavourite } from "@showroom/api-contract/endpoints/favourites";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { runErase, runExport } from "../../cli/person.ts";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { BUYER, BUYER_DONE, BUYER_HALFWAY, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(() => app.stop());

const params = () => ({ projectId: buyer.project.id });
const tile = (index: number) => pageCatalogue(buyer.page("bathroom")).tiles.wall.products[index]?.id ?? 0;
const like = (pageProductId: number, liked = true, client: TestClient = buyer.client, userId?: number) =>
  client.call(setFavourite, {
    params: params(),
    body: { pageId: buyer.page("bathroom").id, pageProductId, liked, ...(userId === undefined ? {} : { userId }) },
  });
const liked = async (client: TestClient = buyer.client) =>
  (await client.call(getFavourites, { params: params() })).body.favourites.map(({ pageProductId }) => pageProductId);

it("keeps favourites for every device, before anything is chosen, and apart from the choices", async () => {
  expect(await liked()).toEqual([]);
  expect((await like(tile(1))).status).toBe(200);
  const otherDevice = await app.signedIn(BUYER);
  expect(await liked(otherDevice)).toEqual([tile(1)]);
  expect((await otherDevice.call(getChoices, { params: params() })).body.version).toBe(0);
  expect((await buyer.save(buyer.everything(), 0)).status).toBe(200);
  expect(await liked()).toEqual([tile(1)]);
});

it("loses nothing of two devices that press at the same moment", async () => {
  const devices = [buyer.client, await app.signedIn(BUYER)];
  await Promise.all([2, 3, 4, 5, 6, 7].map((index) => like(tile(index), true, devices[index % 2])));
  expect((await liked()).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7].map(tile).toSorted((a, b) => a - b));
  await Promise.all([like(tile(2), false, devices[0]), like(tile(8), true, devices[1])]);
  const now = await liked();
  expect(now).toContain(tile(8));
  expect(now).not.toContain(tile(2));
});

it("refuses what the home is not offered, and another user's page; and takes away what the catalogue lost", async () => {
  expect((await like(999_999)).body).toMatchObject({ code: "choice-invalid" });
  expect((await like(999_999, false)).status).toBe(200);
  expect((await like(tile(1), true, buyer.client, 999_999)).body).toMatchObject({ code: "choices-of-another" });
  expect(await liked(await app.signedIn(BUYER_HALFWAY))).toEqual([]);
});

it("is in a person's export, and erased with the person", async () => {
  vi.stubEnv("DATABASE_URL", app.databaseUrl);
  const done = await openBuyer(await app.signedIn(BUYER_DONE), "de-lindehof");
  const page = done.page("bathroom");
  const product = pageCatalogue(page).tiles.wall.products[1]?.id ?? 0;
  const body = { pageId: page.id, pageProductId: product, liked: true };
  // Choices that were handed in stay, and so do favourites, which are for the next conversation.
  expect((await done.client.call(setFavourite, { params: params(), body })).status).toBe(200);
  expect(JSON.parse(await runExport(BUYER_DONE))).toMatchObject({
    choices: { favourites: [{ pageId: page.id, pageProductId: product }] },
  });
  await runErase(BUYER_DONE, true);
  const { rows } = await app.pool.query(
    "select c.favourites from project_choices c join confirmations on confirmations.choices_id = c.id",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ favourites }) => favourites.length === 0)).toBe(true);
  vi.unstubAllEnvs();
});
