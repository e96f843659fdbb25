import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getChoices, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { getLateDraft, makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import { downloadOffer } from "@showroom/api-contract/endpoints/offer-files";
import { getOffer, listOffers, makeOffer } from "@showroom/api-contract/endpoints/offers";
import { keptPictureId, type KeptPicture } from "@showroom/api-contract/entities/kept-picture";
import { keptPictureRequestSchema, type KeptPictureRequest } from "@showroom/api-contract/render";
import { openImageStore } from "../images/image-store.ts";
import { missingImages } from "../images/image-place.ts";
import { openBuyer, type TestBuyer } from "../testing/buyer.ts";
import { userId } from "../testing/demo-ids.ts";
import { lastOfferBody } from "../testing/last-offer-body.ts";
import { openOfferDesk, type OfferDesk } from "../testing/offer-desk.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { removeChoices } from "../testing/remove-choices.ts";
import { BUYER, BUYER_HALFWAY } from "../testing/test-app.ts";

let service: Server;
let isUp: boolean;
let asked: { readonly url: string; readonly token: string; readonly body: KeptPictureRequest }[] = [];
let desk: OfferDesk;
let buyer: TestBuyer;
let buyerId: number;

/** A picture that differs by its tiles, as those of a renderer do. */
async function draw({ request }: KeptPictureRequest): Promise<Buffer> {
  const { imageWidth: width, imageHeight: height } = request.sceneSettings;
  const digest = createHash("sha256").update(JSON.stringify(request.sceneStructure)).digest();
  const [r = 0, g = 0, b = 0] = digest;
  return await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    const answer = async (): Promise<void> => {
      const body = keptPictureRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
      asked.push({ url: `${request.method} ${request.url}`, token: request.headers.authorization ?? "", body });
      if (isUp) response.writeHead(200, { "content-type": "image/jpeg" }).end(await draw(body));
      else response.writeHead(503).end();
    };
    request.on("end", () => void answer());
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  desk = await openOfferDesk({ RENDER_URL: `http://127.0.0.1:${port}` });
  buyer = await openBuyer(await desk.app.signedIn(BUYER), "de-lindehof");
  buyerId = await userId(desk.app.pool, BUYER);
});
afterAll(async () => {
  // The folder is that of all tests.
  await rm(join(desk.app.dataDir, "images", "kept"), { recursive: true, force: true });
  await desk.app.stop();
  service.close();
});
beforeEach(() => {
  asked = [];
  isUp = true;
});

const handIn = async (): Promise<number> => {
  const rooms = { ...buyer.everything(), [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
  return (await buyer.save(rooms, 0, "quote")).status;
};
const confirmation = async () =>
  (await buyer.client.call(getConfirmation, { params: { projectId: desk.projectId } })).body;
const params = () => ({ projectId: desk.projectId });

/** The pictures of the submission, once all are kept. */
const allKept = async (): Promise<readonly { readonly pageId: number; readonly picture: KeptPicture }[]> =>
  await vi.waitFor(
    async () =>
      ((await confirmation()).pictures ?? []).map(({ pageId, picture }) => {
        if (picture === null) throw new Error("A picture is missing");
        return { pageId, picture };
      }),
    { timeout: 20_000, interval: 200 },
  );

const request = async () => {
  const { requests } = (await desk.staff.call(listOffers, { params: params() })).body;
  const found = requests.find((one) => one.userId === buyerId);
  if (!found) throw new Error("Nothing is handed in");
  return found;
};

async function offerIt() {
  const { confirmationId, parts, indicative } = await request();
  const hardPrices = indicative.map(({ pageId, line, totalPrice }) => ({ pageId, line, totalPrice }));
  const body = { confirmationId, parts, hardPrices, extras: [], remark: "" };
  const { offerId } = (await desk.staff.call(makeOffer, { params: { ...params(), userId: buyerId }, body })).body;
  const offerParams = { ...params(), offerId: offerId ?? 0 };
  return { offerParams, offer: (await desk.staff.call(getOffer, { params: offerParams })).body };
}

it("keeps the pictures of exactly what was handed in, whatever the renderer has afterwards", async () => {
  expect(await handIn()).toBe(200);
  const kept = await allKept();
  const drawn = buyer.pages.filter(({ type }) => type === "configurator").map(({ id }) => id);
  expect(kept.map(({ pageId }) => pageId)).toEqual(drawn.toSorted((one, other) => one - other));
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set(["POST /kept-picture"]));
  // The token is not one that the API itself takes.
  const [own] = asked;
  expect(
    (await fetch(`${desk.app.url}/api/users/current`, { headers: { authorization: own?.token ?? "" } })).status,
  ).toBe(401);

  const { pages, pictures: _, ...rest } = await confirmation();
  const bathroom = pages.find(({ roomName }) => roomName === "bathroom");
  const numberOf = (part: string) => bathroom?.lines.find((line) => line.part === part)?.productNumber;
  const scene = asked.find(({ body }) => body.request.sceneStructure.wallTiles.back.tile === numberOf("wallTile"));
  expect(scene?.body.catalogue).toMatchObject({ projectId: rest.projectId });
  expect(scene?.body.request.sceneStructure.floorTile).toBe(numberOf("floorTile"));
  const sanitary = bathroom?.lines.filter(({ part }) => part === "sanitary").map(({ productNumber }) => productNumber);
  expect(sanitary).toEqual(expect.arrayContaining([...(scene?.body.request.sceneStructure.productChoices ?? [])]));

  // The mail waited for them.
  const mail = await vi.waitFor(
    async () => {
      const found = (await desk.app.mails(1)).find((one) => one.includes(`\nTo: ${BUYER}`));
      if (found === undefined) throw new Error("The buyer has no mail");
      return found;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(mail.match(/^Content-I[Dd]: </gm)).toHaveLength(drawn.length);

  isUp = false;
  for (const { picture } of kept) {
    const answer = await fetch(`${desk.app.url}/images/original/${keptPictureId(picture.sha256)}`);
    const bytes = await answer.bytes();
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(picture.sha256);
    const { width, height } = await sharp(bytes).metadata();
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
  }
  for (const statement of [
    "update confirmation_pictures set hash = null, width = null, height = null, kept_at = null",
    "update confirmation_pictures set scene = '{}'",
    "delete from confirmation_pictures",
  ])
    await expect(desk.app.pool.query(statement)).rejects.toThrow(/of confirmation_pictures is refused/);
});

it("hands in and offers without a renderer, and keeps the pictures later; an offer has those of its moment", async () => {
  await removeChoices(desk.app.pool, BUYER);
  isUp = false;
  expect(await handIn()).toBe(200);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(1), { timeout: 20_000 });
  const rooms = buyer.pages.filter(({ type }) => type === "configurator").map(({ title }) => title);
  expect((await request()).roomsWithoutPicture.toSorted()).toEqual(rooms.toSorted());
  const first = await offerIt();
  const picturesOf = ({ document }: typeof first.offer) => document.pages.flatMap(({ picture }) => picture ?? []);
  const withScene = first.offer.document.pages.filter(({ picture }) => picture !== undefined);
  expect(withScene.map(({ picture }) => picture)).toEqual(rooms.map(() => null));

  isUp = true;
  // The next attempt, which has a pause of its own.
  await vi.waitFor(
    async () => {
      await desk.app.pool.query(
        "update pgboss.job set start_after = now() where name = 'pictures.keep' and state = 'retry'",
      );
      expect((await request()).roomsWithoutPicture).toEqual([]);
    },
    { timeout: 30_000, interval: 500 },
  );
  const second = await offerIt();
  const kept = await allKept();
  expect(
    picturesOf(second.offer)
      .map(({ sha256 }) => sha256)
      .toSorted(),
  ).toEqual(kept.map(({ picture }) => picture.sha256).toSorted());
  const again = (await desk.staff.call(getOffer, { params: first.offerParams })).body;
  expect([again.hash, again.document]).toEqual([first.offer.hash, first.offer.document]);

  const file = await desk.staff.call(downloadOffer, { params: second.offerParams });
  const { roles } = await readPdf(file.bytes);
  expect(roles.filter((role) => role === "Figure")).toHaveLength(rooms.length);
});

it("is missed when the store has lost it", async () => {
  const images = openImageStore(desk.app.dataDir);
  expect(await missingImages(desk.app.databaseUrl, images)).toEqual([]);
  const [lost] = await allKept();
  const id = keptPictureId(lost?.picture.sha256 ?? "");
  await rm(join(desk.app.dataDir, "images", id));
  expect(await missingImages(desk.app.databaseUrl, images)).toEqual([id]);
});

it("gives a last offer the pictures that are there, and waits for none", async () => {
  const halfway = await openBuyer(await desk.app.signedIn(BUYER_HALFWAY), "de-lindehof");
  const ofHalfway = { ...params(), userId: await userId(desk.app.pool, BUYER_HALFWAY) };
  const page = halfway.page("bathroom").id;
  const { version } = (await halfway.client.call(getChoices, { params: params() })).body;
  expect((await halfway.save({ [page]: halfway.withLuxuryTile("bathroom") }, version)).status).toBe(200);
  await desk.app.pool.query(
    "insert into closing_dates (project_id, phase, part, last_day) select distinct project_id, coalesce(phase, ''), 'tiles', date '2020-01-06' from homes where project_id = $1",
    [desk.projectId],
  );
  const picture = async () => {
    const { draft } = (await desk.staff.call(getLateDraft, { params: ofHalfway })).body;
    if (!draft) throw new Error("Nothing is late");
    const body = lastOfferBody(draft);
    const { offerId } = (await desk.staff.call(makeLastOffer, { params: ofHalfway, body })).body;
    const { document } = (await desk.staff.call(getOffer, { params: { ...params(), offerId: offerId ?? 0 } })).body;
    return document.pages.find(({ pageId }) => pageId === page)?.picture;
  };
  expect(await picture()).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), width: 1920, height: 1080 });
  isUp = false;
  expect(await picture()).toBeNull();
});
