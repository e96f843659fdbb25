import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createShareLink, getSharedView, revokeShareLink } from "@showroom/api-contract/endpoints/share-links";
import { getSharedRoom } from "@showroom/api-contract/endpoints/shared-room";
import type { SharedPicture } from "@showroom/api-contract/entities/share-link";
import type { SharedScene } from "@showroom/api-contract/entities/shared-room";
import { keptPictureRequestSchema, type KeptPictureRequest } from "@showroom/api-contract/render";
import { linesOf } from "@showroom/domain/model/cost";
import { PANORAMA_FACES } from "@showroom/domain/render/render-request";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

const FINISHED = "https://beelden.example/pictures/2.jpg";
const STORED = { url: "https://beelden.example/pictures/1.jpg", finishedUrl: FINISHED, width: 1_080, height: 1_080 };
const HASH = "ab".repeat(32);

interface Asked {
  readonly path: string;
  readonly authorization: string;
  readonly body: KeptPictureRequest;
}

let service: Server;
/** What the render service has of a scene; null for nothing. */
let storedOf: (asked: KeptPictureRequest) => object | null;
let asked: Asked[];
let app: TestApp;
let buyer: TestBuyer;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = keptPictureRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
      const path = `${request.method} ${request.url}`;
      // Nothing can be made.
      if (path !== "POST /stored-picture") return response.writeHead(503).end();
      asked.push({ path, authorization: request.headers.authorization ?? "", body });
      const stored = storedOf(body);
      return response.writeHead(stored === null ? 404 : 200).end(JSON.stringify(stored));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  app = await startTestApp({ environment: { RENDER_URL: `http://127.0.0.1:${port}` } });
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(async () => {
  await app.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  asked = [];
  storedOf = () => STORED;
  await removeChoices(app.pool, BUYER);
});

const rooms = () => buyer.pages.filter(({ type }) => type === "configurator").map(({ id }) => id);

async function share() {
  const params = { projectId: buyer.project.id };
  const { id, path } = (await buyer.client.call(createShareLink, { params })).body;
  return { linkId: id, token: path.split("/").at(-1) ?? "" };
}

async function picturesAt(token: string): Promise<readonly SharedPicture[] | undefined> {
  const { status, body } = await app.client().call(getSharedView, { params: { token } });
  expect(status).toBe(200);
  return body.pictures;
}

it("are the stored ones of exactly the shared choices, and none is made", async () => {
  const saved = buyer.withLuxuryTile("bathroom");
  await buyer.save({ [buyer.page("bathroom").id]: saved }, 0);
  const chosen = findChoice(pageCatalogue(buyer.page("bathroom")), saved.wallTileProduct)?.product.product_number;
  storedOf = ({ request }) => (request.sceneStructure.wallTiles.back.tile === chosen ? STORED : null);
  const { token } = await share();
  expect(asked).toEqual([]);
  const srcSet = `${FINISHED}?w=512 512w, ${FINISHED}?w=960 960w, ${FINISHED} 1080w`;
  expect(await picturesAt(token)).toEqual([{ pageId: buyer.page("bathroom").id, url: FINISHED, srcSet }]);

  expect(asked.map(({ path }) => path)).toEqual(rooms().map(() => "POST /stored-picture"));
  expect(asked.map(({ body }) => body.catalogue.projectId)).toEqual(rooms().map(() => buyer.project.id));
  // The API asks for itself: the visitor has no token.
  for (const { authorization } of asked)
    expect(decodeJwt(authorization.replace("Bearer ", ""))).toMatchObject({ aud: "showroom-render" });
});

it("are previews where nothing else was made, and missing where the render service fails", async () => {
  const { token } = await share();
  storedOf = () => ({ ...STORED, finishedUrl: null });
  expect(await picturesAt(token)).toEqual(rooms().map((pageId) => ({ pageId, url: STORED.url, srcSet: null })));
  for (storedOf of [() => null, () => ({ nonsense: true })]) expect(await picturesAt(token)).toEqual([]);
});

it("are those of the submission once they are kept, whatever the render service has", async () => {
  const { token } = await share();
  expect((await buyer.save(buyer.everything(), 0, "quote")).status).toBe(200);
  await app.pool.query(
    "update confirmation_pictures set hash = decode($1, 'hex'), width = 1600, height = 900, kept_at = now() where page_id = $2",
    [HASH, buyer.page("bathroom").id],
  );
  const pictures = (await picturesAt(token)) ?? [];
  const kept = pictures.find(({ pageId }) => pageId === buyer.page("bathroom").id);
  expect(kept?.url).toBe(`/images/c_fit,w_1200,q_auto/kept/${HASH}.jpg`);
  expect(kept?.srcSet).toContain(`/images/c_fit,w_1600,q_auto/kept/${HASH}.jpg 1600w`);
  const others = pictures.filter((picture) => picture !== kept);
  expect(others).toHaveLength(rooms().length - 1);
  expect(new Set(others.map(({ url }) => url))).toEqual(new Set([FINISHED]));
});

it("are not asked for behind a link that was revoked or has expired", async () => {
  const revoked = await share();
  const params = { projectId: buyer.project.id, linkId: revoked.linkId };
  expect((await buyer.client.call(revokeShareLink, { params })).status).toBe(204);
  const expired = await share();
  await app.pool.query("update share_links set expires_at = now() where id = $1", [expired.linkId]);
  for (const { token } of [revoked, expired]) {
    const { status, text } = await app.client().call(getSharedView, { params: { token } });
    expect(status).toBe(410);
    expect(text).not.toContain("pictures");
  }
  expect(asked).toEqual([]);
});

it("say what is chosen of what they show, with the amounts of the page, and nothing else of the catalogue", async () => {
  const page = buyer.page("bathroom");
  const saved = buyer.withLuxuryTile("bathroom");
  await buyer.save({ [page.id]: saved }, 0);
  const { token } = await share();
  const call = { params: { token, pageId: page.id } };
  const { status, body } = await app.client().call(getSharedRoom, call);
  expect(status).toBe(200);
  const { request, articles } = JSON.parse(body.scene) as SharedScene;
  const tile = findChoice(pageCatalogue(page), saved.wallTileProduct)?.product;
  expect(request).toMatchObject({ sceneStructure: { wallTiles: { back: { tile: tile?.product_number } } } });
  expect(request.home).toBeUndefined();
  const numbers = new Set([...request.sceneStructure.productChoices, tile?.product_number]);
  expect(articles.map(({ productNumber }) => productNumber)).toEqual(expect.arrayContaining([...numbers]));
  const view = (await app.client().call(getSharedView, { params: { token } })).body;
  const cost = view.cost.pageCosts.find(({ id }) => id === page.id);
  const line = cost && linesOf(cost).find(({ slot }) => slot.kind === "tile" && slot.surface === "wall");
  const wall = body.choices.find(({ title }) => title === "Wandtegel");
  expect(wall).toMatchObject({ line: { totalPrice: line?.totalPrice, indicative: line?.indicative } });
  expect(wall?.line?.totalPrice).toBeGreaterThan(0);
  expect(wall?.parts).toContain("tiles left");
});

it("lead to a panorama when all six of its pictures were made", async () => {
  const { token } = await share();
  const call = { params: { token, pageId: buyer.page("bathroom").id } };
  const facesFound = async () => (await app.client().call(getSharedRoom, call)).body.faces;
  expect(await facesFound()).toEqual(PANORAMA_FACES.map((face) => ({ face, url: FINISHED })));
  expect(asked.map(({ path }) => path)).toEqual(PANORAMA_FACES.map(() => "POST /stored-picture"));
  storedOf = ({ request }) => (request.sceneSettings.cameraPosition === "around-up" ? null : STORED);
  expect(await facesFound()).toEqual([]);
});

it("of a page without pictures are not there, nor those behind a link that was revoked", async () => {
  const { token, linkId } = await share();
  const roomOf = (pageId: number) => app.client().call(getSharedRoom, { params: { token, pageId } });
  expect((await roomOf(buyer.page("floors").id)).status).toBe(404);
  const params = { projectId: buyer.project.id, linkId };
  expect((await buyer.client.call(revokeShareLink, { params })).status).toBe(204);
  expect((await roomOf(buyer.page("bathroom").id)).status).toBe(410);
});
