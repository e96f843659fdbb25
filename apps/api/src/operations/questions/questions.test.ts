import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  askQuestion,
  closeQuestion,
  getQuestionPicture,
  listOwnQuestions,
  listQuestions,
  readQuestion,
  replyToQuestion,
} from "@showroom/api-contract/endpoints/questions";
import { viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import type { AskedSubject } from "@showroom/api-contract/entities/question";
import { exportPerson } from "../../accounts/export-person.ts";
import { erasePerson, findPerson } from "../../accounts/person.ts";
import { openDatabase } from "../../database/database.ts";
import { inTransaction } from "../../database/transaction.ts";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER, BUYER_DONE, OTHER_ADVISOR } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

const PARTNER = "partner@lindehof.example";
let desk: OfferDesk;
/** Of home 12, which has not handed in. */
let neighbour: TestBuyer;
let partner: TestClient;
/** A room of home 16. */
let room: AskedSubject;
beforeAll(async () => {
  desk = await openOfferDesk();
  const [page] = (await openBuyer(desk.buyer, "de-lindehof")).pages.filter(({ type }) => type === "configurator");
  room = { kind: "room", pageId: page?.id ?? 0 };
  neighbour = await openBuyer(await desk.app.signedIn(BUYER), "de-lindehof");
  await desk.app.pool.query(
    `insert into users (email, password_hash, first_name, last_name, role, roles, project_id, house_type_id, build_number, shares_choices_of,
       approved_terms_at)
     select $1, password_hash, 'Kim', 'de Wit', role, roles, project_id, house_type_id, build_number, id, approved_terms_at
     from users where id = $2`,
    [PARTNER, desk.buyerId],
  );
  partner = await desk.app.signedIn(PARTNER);
});
afterAll(() => desk.app.stop());

const own = () => ({ projectId: desk.projectId });
const threadsOf = async (client: TestClient) => (await client.call(listOwnQuestions, { params: own() })).body;
const forStaff = async (client = desk.staff) => (await client.call(listQuestions, { params: own() })).body.items;
const ask = async (
  client: TestClient,
  about: AskedSubject,
  { key = randomUUID(), pictures = [] as File[], words = "Kan dit ook mat?" } = {},
) => (await client.call(askQuestion, { params: own(), body: { about, words, key, pictures } })).body;
const reply = async (client: TestClient, threadId: number, words: string, key: string = randomUUID()) =>
  (await client.call(replyToQuestion, { params: { ...own(), threadId }, body: { words, key, pictures: [] } })).body
    .outcome;
const repliesPath = (threadId: number) => pathOf(replyToQuestion, { params: { ...own(), threadId } });
const message = () => ({ words: "Anders", key: randomUUID(), pictures: [] });

it("is one conversation of the home and the showroom, with unread marks of each person", async () => {
  expect((await desk.make()).outcome).toBe("done");
  const { id: offerId, document } = await desk.offer();
  const [first] = document.pages.flatMap(({ lines }) => lines);
  const { threadId } = await ask(desk.buyer, { kind: "offer", offerId, line: 0 }, { words: "Waarom dit bedrag?" });
  if (threadId === null) throw new Error("It was stored");
  const ofHome = async (client: TestClient) => (await threadsOf(client)).items.find(({ id }) => id === threadId);
  const atDesk = async () => (await forStaff()).find(({ id }) => id === threadId);
  expect(await ofHome(partner)).toEqual(await ofHome(desk.buyer));
  expect(await ofHome(partner)).toMatchObject({
    state: "open",
    unread: [],
    subject: { name: first?.name, amount: first?.totalPrice },
  });
  const seen = await atDesk();
  expect(seen).toMatchObject({ state: "open", userId: desk.buyerId, buildNumber: "16" });
  expect(seen?.buyer).toContain("Kim de Wit");
  expect(seen?.unread).toEqual(seen?.messages.map(({ id }) => id));

  expect(await reply(desk.staff, threadId, "Dat is de montage.")).toBe("done");
  expect((await atDesk())?.unread).toEqual([]);
  const answered = await ofHome(partner);
  const lastId = answered?.messages.at(-1)?.id ?? 0;
  expect(answered).toMatchObject({ state: "answered", unread: [lastId] });
  await partner.call(readQuestion, { params: { ...own(), threadId }, body: { messageId: lastId + 1_000 } });
  expect([(await ofHome(partner))?.unread, (await ofHome(desk.buyer))?.unread]).toEqual([[], [lastId]]);
  // Reading ahead does not hide what comes later.
  expect(await reply(desk.staff, threadId, "En het plaatsen.")).toBe("done");
  expect((await ofHome(partner))?.unread).toHaveLength(1);

  const close = async (messageId: number) =>
    (await desk.staff.call(closeQuestion, { params: { ...own(), threadId }, body: { messageId } })).body.outcome;
  expect(await close(lastId), "somebody wrote after what was seen").toBe("changed");
  expect(await close((await atDesk())?.messages.at(-1)?.id ?? 0)).toBe("done");
  expect((await ofHome(partner))?.state).toBe("closed");
  expect(await reply(partner, threadId, "Toch nog iets")).toBe("done");
  expect((await atDesk())?.state).toBe("open");
});

it("stores a message once, however often it is sent", async () => {
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => ask(desk.buyer, room, { key })));
  expect(new Set(sent.map(({ threadId }) => threadId)).size).toBe(1);
  const threadId = sent[0]?.threadId ?? 0;
  const again = randomUUID();
  for (const _ of [1, 2]) expect(await reply(desk.buyer, threadId, "Nog iets", again)).toBe("done");
  expect((await threadsOf(desk.buyer)).items.find(({ id }) => id === threadId)?.messages).toHaveLength(2);
});

it("keeps pictures without what the camera noted, and refuses what is none", async () => {
  const plain = sharp({ create: { width: 2_600, height: 1_300, channels: 3, background: "#a05030" } });
  const jpeg = await plain
    .withExif({ IFD0: { Copyright: "Jan thuis" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const file = (content: Uint8Array | string, name = "foto.jpg") =>
    new File([typeof content === "string" ? content : new Uint8Array(content)], name);
  const svg = file(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`, "foto.jpg");
  for (const bad of [svg, file(jpeg.subarray(0, 900)), file("")])
    expect(await ask(desk.buyer, room, { pictures: [file(jpeg), bad] })).toEqual({
      outcome: "picture-unreadable",
      threadId: null,
    });
  const five = Array.from({ length: 5 }, () => file(jpeg));
  const answer = await desk.buyer.call(askQuestion, {
    params: own(),
    body: { about: room, ...message(), pictures: five },
  });
  expect(answer.status).toBe(422);

  const { threadId } = await ask(desk.buyer, room, { pictures: [file(jpeg)] });
  const thread = (await threadsOf(desk.buyer)).items.find(({ id }) => id === threadId);
  const [picture] = thread?.messages[0]?.pictures ?? [];
  if (!picture || threadId === null) throw new Error("The picture was stored");
  // Upright, and no longer than it may be.
  expect(picture).toMatchObject({ width: 1_000, height: 2_000 });
  const path = pathOf(getQuestionPicture, { params: { ...own(), threadId, pictureId: picture.id } });
  for (const client of [desk.buyer, partner, desk.staff]) {
    const { status, bytes, headers } = await client.raw("GET", path);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/jpeg",
      "private, max-age=3600",
    ]);
    const kept = await sharp(bytes).metadata();
    expect([kept.format, kept.exif, kept.orientation]).toEqual(["jpeg", undefined, undefined]);
    expect(Buffer.from(bytes).includes("Jan thuis")).toBe(false);
  }
  expect(await neighbour.client.status("GET", path)).toBe(404);
  expect(await (await desk.app.signedIn(OTHER_ADVISOR)).status("GET", path)).toBe(404);
  const mine = (await threadsOf(neighbour.client)).items[0]?.id ?? 0;
  const elsewhere = pathOf(getQuestionPicture, { params: { ...own(), threadId: mine, pictureId: picture.id } });
  expect(await neighbour.client.status("GET", elsewhere), "by a thread of one's own").toBe(404);
});

it("is of the home and its showroom alone, and only read in an archived project", async () => {
  const threadId = (await threadsOf(desk.buyer)).items[0]?.id ?? 0;
  expect(await neighbour.client.status("POST", repliesPath(threadId), message())).toBe(404);
  expect(await (await desk.app.signedIn(OTHER_ADVISOR)).status("POST", repliesPath(threadId), message())).toBe(404);
  expect(await desk.staff.status("POST", pathOf(askQuestion, { params: own() }), { about: room, ...message() })).toBe(
    403,
  );
  const viewer = desk.app.client();
  await viewer.raw("GET", "/config.json");
  const view = await desk.staff.call(viewAsBuyer, { params: { ...own(), userId: desk.buyerId } });
  viewer.tokens.access = view.body.access_token;
  expect((await threadsOf(viewer)).items).toEqual((await threadsOf(desk.buyer)).items);
  expect(await viewer.status("POST", repliesPath(threadId), message())).toBe(403);

  const setState = (state: string) =>
    desk.app.pool.query("update projects set state = $1 where id = $2", [state, desk.projectId]);
  // A home that handed in, in a project that is closed for choosing, still asks.
  await setState("closed");
  expect(await reply(desk.buyer, threadId, "Wanneer is de oplevering?")).toBe("done");
  await setState("archived");
  expect(await reply(desk.buyer, threadId, "Nog iets")).toBe("archived");
  expect(await reply(desk.staff, threadId, "Nog iets")).toBe("archived");
  expect(await ask(desk.buyer, room)).toEqual({ outcome: "archived", threadId: null });
  expect((await threadsOf(desk.buyer)).mayWrite).toBe(false);
  await setState("open");
  expect((await threadsOf(desk.buyer)).mayWrite).toBe(true);
});

it("is exported, and erased with the last of the home", async () => {
  const database = openDatabase(desk.app.databaseUrl, 1, () => undefined);
  const person = async (email: string) => {
    const found = await findPerson(database.db, email);
    if (!found) throw new Error(`There is no ${email}`);
    return found;
  };
  const stored = async () =>
    (
      await desk.app.pool.query<{ by_name: string; pictures: number }>(
        `select m.by_name, (select count(*)::int from question_pictures p where p.message_id = m.id) as pictures
         from question_messages m join question_threads t on t.id = m.thread_id join project_choices c on c.id = t.choices_id
         where c.project_id = $1 and c.user_id <> (select id from users where email = $2)`,
        [desk.projectId, BUYER],
      )
    ).rows;
  const { askedQuestions } = await exportPerson(database.db, await person(PARTNER));
  expect(askedQuestions.length).toBe((await stored()).length);
  const [picture] = askedQuestions.flatMap(({ pictures }) => pictures);
  expect((await sharp(Buffer.from(picture ?? "", "base64")).metadata()).height).toBe(2_000);
  const partnerRow = await person(PARTNER);
  await inTransaction(desk.app.pool, ({ tx }) => erasePerson(tx, partnerRow));
  const names = (await stored()).map(({ by_name: name }) => name);
  expect([names.includes("verwijderd"), names.includes("Kim de Wit")]).toEqual([true, false]);
  const last = await person(BUYER_DONE);
  await inTransaction(desk.app.pool, ({ tx }) => erasePerson(tx, last));
  expect(await stored()).toEqual([]);
  await database.close();
});
