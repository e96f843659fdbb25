import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copyChoices, getChoices, getCopyChoices } from "@showroom/api-contract/endpoints/choices";
import {
  listRoomVersions,
  renameRoomVersion,
  ROOM_VERSION_LIMIT,
  saveRoomVersion,
  deleteRoomVersion,
} from "@showroom/api-contract/endpoints/room-versions";
import {
  createShareLink,
  getSharedView,
  listShareLinks,
  revokeShareLink,
} from "@showroom/api-contract/endpoints/share-links";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { standardRoom } from "../../testing/room-choice.ts";
import { BUYER, BUYER_HALFWAY, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { removeChoices } from "../../testing/remove-choices.ts";

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(() => app.stop());
beforeEach(async () => {
  await removeChoices(app.pool, BUYER);
});

const params = () => ({ projectId: buyer.project.id });
const toToilet = () => ({ params: params(), query: { toPage: buyer.page("toilet").id } });
const load = async () => (await buyer.client.call(getChoices, { params: params() })).body;
const bathroomWithLuxury = () => ({ [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") });

describe("copying choices", () => {
  it("offers nothing until the earlier room is confirmed", async () => {
    await buyer.save(
      { [buyer.page("bathroom").id]: { ...buyer.withLuxuryTile("bathroom"), confirmedByUser: false } },
      0,
    );
    const preview = (await buyer.client.call(getCopyChoices, toToilet())).body;
    expect(preview).toMatchObject({
      fromPage: null,
      calculatedPageCost: null,
      personalizedChoices: null,
      toPage: buyer.page("toilet").id,
    });
    expect(preview.defaultChoices).toEqual({
      ...standardRoom(buyer.page("toilet"), buyer.project),
      confirmedByUser: false,
    });
    expect((await buyer.client.call(copyChoices, toToilet())).status).toBe(404);
    expect((await load()).version).toBe(1);
  });

  it("copies the same articles, with their price, as a save", async () => {
    await buyer.save(bathroomWithLuxury(), 0);
    const preview = (await buyer.client.call(getCopyChoices, toToilet())).body;
    expect(preview.fromPage).toBe(buyer.page("bathroom").id);
    const articleOf = (room: string, choice: Parameters<typeof findChoice>[1]) =>
      findChoice(pageCatalogue(buyer.page(room)), choice)?.product.product_number;
    const chosen = articleOf("bathroom", buyer.withLuxuryTile("bathroom").wallTileProduct);
    expect(articleOf("toilet", preview.personalizedChoices?.wallTileProduct ?? null)).toBe(chosen);
    expect(preview.calculatedPageCost?.totalPrice).not.toBe(0);
    const copied = await buyer.client.call(copyChoices, toToilet());
    expect(copied.body).toEqual(preview);
    const after = await load();
    expect(after.version).toBe(2);
    expect(after.projectRoomChoices[buyer.page("toilet").id]).toEqual(preview.personalizedChoices);
    expect(preview.personalizedChoices?.choicesFromOtherRoom).toBe(true);
  });

  it("copies once, and not later changes", async () => {
    await buyer.save(bathroomWithLuxury(), 0);
    await buyer.client.call(copyChoices, toToilet());
    const changed = { ...standardRoom(buyer.page("toilet"), buyer.project), choicesFromOtherRoom: true };
    await buyer.save({ [buyer.page("toilet").id]: changed }, 2);
    expect((await buyer.client.call(copyChoices, toToilet())).status).toBe(200);
    expect(await load()).toMatchObject({ version: 3, projectRoomChoices: { [buyer.page("toilet").id]: changed } });
  });

  it("is refused after submission", async () => {
    await buyer.save(buyer.everything(), 0, "showroom");
    expect((await buyer.client.call(copyChoices, toToilet())).body).toMatchObject({ code: "choices-locked" });
  });
});

describe("named versions of a room", () => {
  it("are stored, listed newest first with the present price, renamed and deleted", async () => {
    const pageId = buyer.page("bathroom").id;
    const keep = (name: string, luxury: boolean) =>
      buyer.client.call(saveRoomVersion, {
        params: params(),
        body: {
          projectPageId: pageId,
          name,
          roomChoice: luxury ? buyer.withLuxuryTile("bathroom") : standardRoom(buyer.page("bathroom"), buyer.project),
        },
      });
    await keep("Standaard", false);
    const luxury = (await keep("Luxe", true)).body;
    expect(luxury.totalPrice).toBeGreaterThan(0);
    const list = async () =>
      (await buyer.client.call(listRoomVersions, { params: params(), query: { page: pageId } })).body;
    expect((await list()).map((version) => [version.name, version.totalPrice])).toEqual([
      ["Luxe", luxury.totalPrice],
      ["Standaard", 0],
    ]);
    const renamed = await buyer.client.call(renameRoomVersion, {
      params: { ...params(), versionId: luxury.id },
      body: { name: "Droom" },
    });
    expect(renamed.body).toEqual({ ...luxury, name: "Droom", updatedAt: expect.any(String) });
    expect((await buyer.client.call(deleteRoomVersion, { params: { ...params(), versionId: luxury.id } })).status).toBe(
      204,
    );
    expect((await list()).map((version) => version.name)).toEqual(["Standaard"]);
  });

  it("have a maximum number, and must be on offer", async () => {
    const pageId = buyer.page("toilet").id;
    const roomChoice = standardRoom(buyer.page("toilet"), buyer.project);
    const keep = (room = roomChoice) =>
      buyer.client.call(saveRoomVersion, {
        params: params(),
        body: { projectPageId: pageId, name: "Weer een", roomChoice: room },
      });
    const foreign = { ...roomChoice, wallTileProduct: { pageProductId: 999_999, variantProjectProductId: 999_999 } };
    expect((await keep(foreign)).body).toMatchObject({ code: "choice-invalid" });
    for (let kept = 0; kept < ROOM_VERSION_LIMIT; kept += 1) expect((await keep()).status).toBe(201);
    expect((await keep()).body).toMatchObject({ code: "limit-reached" });
  });

  it("are private", async () => {
    const saved = await buyer.client.call(saveRoomVersion, {
      params: params(),
      body: { projectPageId: buyer.page("bathroom").id, name: "Mijn", roomChoice: buyer.withLuxuryTile("bathroom") },
    });
    const neighbour = await app.signedIn(BUYER_HALFWAY);
    const target = { params: { ...params(), versionId: saved.body.id } };
    expect((await neighbour.call(deleteRoomVersion, target)).status).toBe(404);
    expect((await neighbour.call(renameRoomVersion, { ...target, body: { name: "Niet" } })).status).toBe(404);
    expect((await neighbour.call(listRoomVersions, { params: params(), query: {} })).body).toEqual([]);
  });
});

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("share links", () => {
  it("show the choices and their price, and nothing about the buyer", async () => {
    await buyer.save(bathroomWithLuxury(), 0);
    const made = await buyer.client.call(createShareLink, { params: params() });
    expect(made.status).toBe(201);
    expect(made.body.path).toMatch(/^\/delen\/[\w-]{43}$/);
    const token = made.body.path.split("/").at(-1) ?? "";
    const view = await app.client().call(getSharedView, { params: { token } }, { "user-agent": BROWSER });
    expect(view.body).toMatchObject({
      houseTypeName: expect.any(String),
      confirmedPageIds: [buyer.page("bathroom").id],
      submitType: null,
    });
    expect(view.body.cost.totalPrice).toBe((await load()).addedCost);
    for (const secret of ["Sanne", "de Wit", BUYER, '"12"']) expect(view.text).not.toContain(secret);
    const [listed] = (await buyer.client.call(listShareLinks, { params: params() })).body;
    expect(listed).toMatchObject({ id: made.body.id, lastViewedAt: expect.any(String) });
    expect(app.log.some((line) => line.includes(token))).toBe(false);
  });

  it("stop working when they are revoked or expired", async () => {
    const made = (await buyer.client.call(createShareLink, { params: params() })).body;
    const view = () => app.client().call(getSharedView, { params: { token: made.path.split("/").at(-1) ?? "" } });
    const neighbour = await app.signedIn(BUYER_HALFWAY);
    expect((await neighbour.call(revokeShareLink, { params: { ...params(), linkId: made.id } })).status).toBe(404);
    expect((await view()).status).toBe(200);
    expect((await buyer.client.call(revokeShareLink, { params: { ...params(), linkId: made.id } })).status).toBe(204);
    expect((await view()).body).toMatchObject({ code: "link-used" });
    expect((await buyer.client.call(listShareLinks, { params: params() })).body).toEqual([]);
    const old = (await buyer.client.call(createShareLink, { params: params() })).body;
    await app.pool.query("update share_links set expires_at = now() where id = $1", [old.id]);
    expect(
      (await app.client().call(getSharedView, { params: { token: old.path.split("/").at(-1) ?? "" } })).status,
    ).toBe(410);
  });
});
