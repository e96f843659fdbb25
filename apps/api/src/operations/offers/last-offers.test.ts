import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { getChoices, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { getOwnClosings, savePhaseDates } from "@showroom/api-contract/endpoints/closings";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { listDay } from "@showroom/api-contract/endpoints/day";
import { downloadOwnOffer } from "@showroom/api-contract/endpoints/offer-files";
import { getLateDraft, makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import { declineOffer, listOffers, listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { LateDraft } from "@showroom/api-contract/entities/offer";
import { getBuyerConfiguration, getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { cents } from "@showroom/domain/money/cents";
import { setClock } from "@showroom/service/clock";
import { openDatabase } from "../../database/database.ts";
import { tellRequests } from "../../day/request-mails.ts";
import { exportDocuments } from "../../offers/export-documents.ts";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { userId } from "../../testing/demo-ids.ts";
import { openHomeDesk } from "../../testing/home-desk.ts";
import { lastOfferBody } from "../../testing/last-offer-body.ts";
import { noJobs } from "../../testing/no-jobs.ts";
import { openOfferDesk, TERMS, type OfferDesk } from "../../testing/offer-desk.ts";
import { readPdf, withoutSpaces } from "../../testing/read-pdf.ts";
import { ADVISOR, BUYER, BUYER_DONE, PROJECT_ADMIN } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

/** The last millisecond of 11 December 2026 in the Netherlands, and the first of the 12th. */
const [LAST, FIRST] = [Date.parse("2026-12-11T22:59:59.999Z"), Date.parse("2026-12-11T23:00:00Z")];
const NONE = { tiles: null, sanitary: null, floors: null };

let desk: OfferDesk;
let staff: TestClient;
let buyer: TestBuyer;
let owner: number;
const params = () => ({ projectId: desk.projectId });
const ofBuyer = () => ({ ...params(), userId: owner });
beforeAll(async () => {
  desk = await openOfferDesk();
  setClock(() => LAST);
  const admin = await desk.app.signedIn(PROJECT_ADMIN);
  const dates = { ...NONE, tiles: "2026-12-11" };
  for (const phase of ["Blok Linde", "Blok Esdoorn", "Blok Iep"])
    await admin.call(savePhaseDates, { params: params(), body: { phase, seen: NONE, dates } });
  staff = await desk.app.signedIn(ADVISOR);
  buyer = await openBuyer(await desk.app.signedIn(BUYER), "de-lindehof");
  owner = await userId(desk.app.pool, BUYER);
});
afterAll(async () => {
  setClock(null);
  await desk.app.stop();
});

const found = async (userId = owner) => (await staff.call(getLateDraft, { params: { ...params(), userId } })).body;
async function draft(): Promise<LateDraft> {
  const { draft: late, refusal } = await found();
  if (!late) throw new Error(`Nothing can be offered: ${refusal}`);
  return late;
}
async function offer(change: Partial<LateDraft> = {}, client = staff) {
  const body = lastOfferBody({ ...(await draft()), ...change });
  return (await client.call(makeLastOffer, { params: ofBuyer(), body })).body.outcome;
}
const closings = async () => (await buyer.client.call(getOwnClosings, { params: params() })).body;
const choices = async () => (await buyer.client.call(getChoices, { params: params() })).body;
const ownOffers = async () => (await buyer.client.call(listOwnOffers, { params: params() })).body.items;
const lateRows = async () =>
  (await staff.call(listDay, { query: { kind: "late", projectId: desk.projectId, most: 500 } })).body.items.filter(
    ({ home }) => home?.userId === owner,
  );
const bathroom = () => buyer.page("bathroom").id;
function standardOf(room: string): RoomChoice {
  const standard = buyer.everything()[buyer.page(room).id];
  if (!standard) throw new Error(`There is no ${room}`);
  return standard;
}
const luxury = () => ({ [bathroom()]: buyer.withLuxuryTile("bathroom") });

describe("a draft of a closed part", () => {
  it("is late from the first moment after its last day, while the parts that are open go on", async () => {
    const open = { ...buyer.withLuxuryTile("bathroom"), confirmedByUser: false };
    const [toilet, standard] = [buyer.page("toilet").id, standardOf("toilet")];
    const untiled = { ...standard, wallTileProduct: null };
    expect((await buyer.save({ [bathroom()]: open, [toilet]: untiled }, 0)).status).toBe(200);
    expect([await found(), await lateRows()]).toEqual([{ draft: null, refusal: "nothing-late" }, []]);
    setClock(() => FIRST);
    expect(await found()).toEqual({ draft: null, refusal: "incomplete" });
    expect((await buyer.save({ [toilet]: standard }, 1)).status).toBe(200);
    const { parts, late, lines, totalPrice, version } = await draft();
    expect({ parts, late, version }).toEqual({
      parts: ["tiles"],
      late: [{ part: "tiles", lastDay: "2026-12-11" }],
      version: 2,
    });
    expect(lines.reduce((sum, line) => sum + line.totalPrice, 0)).toBe(totalPrice);
    expect(totalPrice).toBeGreaterThan(0);
    expect(await lateRows()).toMatchObject([
      { key: `late:${owner}:tiles`, at: "2026-12-11T23:00:00.000Z", about: { kind: "late", late, totalPrice } },
    ]);
  });

  it("is not offered when it is not what staff saw, what counts, or without terms", async () => {
    expect(await found(await userId(desk.app.pool, BUYER_DONE))).toEqual({ draft: null, refusal: "handed-in" });
    const { version, totalPrice } = await draft();
    expect(await offer({ version: version + 1 })).toBe("changed");
    expect(await offer({ totalPrice: cents(totalPrice + 1) })).toBe("changed");
    expect(await offer({ parts: ["tiles", "floors"] })).toBe("changed");
    expect(await offer({ replaces: ["LIN-12-0001-O1"] })).toBe("changed");
    await desk.app.pool.query("delete from contract_terms");
    expect([(await found()).refusal, await lateRows()]).toEqual(["no-terms", []]);
    const admin = await desk.app.signedIn(PROJECT_ADMIN);
    await admin.call(saveContractTerms, { params: params(), body: { version: 0, terms: TERMS } });
    const asked = `update project_choices set catalogue_changes = $2 where user_id = $1`;
    await desk.app.pool.query(asked, [owner, '[{"id": "x", "pageId": 1}]']);
    expect((await found()).refusal).toBe("unanswered");
    await desk.app.pool.query(asked, [owner, null]);
    const { rows } = await desk.app.pool.query("select from confirmations where late is not null");
    expect(rows).toEqual([]);
  });

  it("becomes one offer, of two who make it at once, and nobody has handed in", async () => {
    const seen = await draft();
    const outcomes = await Promise.all([offer(seen), offer(seen)]);
    expect(outcomes.toSorted()).toEqual(["changed", "done"]);
    const [made] = await ownOffers();
    const { late, parts, totalPrice } = seen;
    expect(made).toMatchObject({ state: "open", document: { parts, late, totalPrice } });
    const words = "Dit is een laatste aanbod. De laatste dag om te kiezen is voorbij: tegels 11-12-2026.";
    const letters = async () => (await desk.app.mails(0)).map((mail) => mail.replaceAll(/=\r?\n/g, ""));
    const isMailed = async () => expect((await letters()).some((letter) => letter.includes(words))).toBe(true);
    await vi.waitFor(isMailed, { timeout: 15_000, interval: 100 });
    const file = pathOf(downloadOwnOffer, { params: { ...params(), offerId: made?.id ?? 0 } });
    const { text } = await readPdf((await buyer.client.raw("GET", file)).bytes);
    expect(text).toContain(withoutSpaces(words));
    expect(await choices()).toMatchObject({ version: 2, submitType: null });
    expect((await buyer.client.call(getConfirmation, { params: params(), query: {} })).status).toBe(404);
    const { requests, items } = (await staff.call(listOffers, { params: params() })).body;
    expect(requests.filter(({ userId: of }) => of === owner)).toEqual([]);
    expect(items.map(({ isLate, userId: of }) => [isLate, of])).toEqual([[true, owner]]);
    const { confirmation, earlierConfirmations } = (await staff.call(getBuyerConfiguration, { params: ofBuyer() }))
      .body;
    expect([confirmation, earlierConfirmations]).toEqual([null, []]);
    expect(await lateRows()).toEqual([]);
    expect((await closings()).items).toMatchObject([{ part: "tiles", counts: "standard", lastOffer: made?.id }]);
    expect((await buyer.save({ ...buyer.everything(), ...luxury() }, 2, "showroom")).body).toMatchObject({
      code: "part-closed",
    });
  });

  it("is no request: no letter tells staff of one, and no document is written of one", async () => {
    const database = openDatabase(desk.app.databaseUrl, 1, () => undefined);
    const advisor = await userId(desk.app.pool, ADVISOR);
    const frozen = "select min(id) - 1 from confirmations where late is not null";
    await desk.app.pool.query(
      `insert into staff_wishes (user_id, request_mails, told_up_to) values ($1, 'daily', (${frozen}))`,
      [advisor],
    );
    await tellRequests({ db: database.db, jobs: noJobs });
    const folder = await mkdtemp(join(tmpdir(), "last-offers-"));
    const tools = { db: database.db, images: { read: async () => null }, publicUrl: "https://showroom.example" };
    await exportDocuments(tools, desk.projectId, folder);
    const reference = (await ownOffers())[0]?.document.request.reference.toLowerCase() ?? "";
    const names = (await readdir(folder)).filter((name) => name.includes(reference));
    expect(names).toEqual([`offerte-${reference}-o1.pdf`]);
    await rm(folder, { recursive: true });
    await database.close();
  });

  it("that is declined does not count, and can be offered again in place of an open one", async () => {
    const [made] = await ownOffers();
    const declined = { params: { ...params(), offerId: made?.id ?? 0 }, body: { reason: "Te duur" } };
    expect((await buyer.client.call(declineOffer, declined)).body.outcome).toBe("done");
    expect(await closings()).toMatchObject({ items: [{ counts: "standard" }], handedIn: null });
    expect(await lateRows()).toEqual([]);
    expect(await offer()).toBe("done");
    const { replaces } = await draft();
    expect(replaces).toEqual([(await ownOffers())[0]?.document.reference]);
    expect(await offer()).toBe("done");
    expect((await ownOffers()).map(({ state }) => state)).toEqual(["open", "replaced", "declined"]);
  });
});

describe("an agreement by a last offer", () => {
  it("counts, also for a buyer who took the part back meanwhile, whose draft then shows it", async () => {
    expect((await buyer.save({ [bathroom()]: standardOf("bathroom") }, 2)).status).toBe(200);
    expect(await desk.accept(buyer.client, { code: await desk.code(buyer.client) })).toBe("done");
    const { items, handedIn } = await closings();
    expect(items).toMatchObject([{ part: "tiles", isClosed: true, counts: "agreed" }]);
    const agreed = buyer.withLuxuryTile("bathroom").wallTileProduct;
    expect(handedIn?.[bathroom()]?.wallTileProduct).toEqual(agreed);
    const { version, projectRoomChoices } = await choices();
    expect([version, projectRoomChoices[bathroom()]?.wallTileProduct]).toEqual([4, agreed]);
    const lines = (await staff.call(getProjectOrderList, { params: params(), query: { scope: "final" } })).body.lines;
    expect(new Set(lines.map(({ part }) => part))).toContain("wallTile");
    expect((await found()).refusal).toBe("nothing-late");
  });

  it("lets the rest be handed in with it, and not without it", async () => {
    const { version } = await choices();
    expect((await buyer.save(buyer.everything(), version, "showroom")).body).toMatchObject({ code: "part-closed" });
    const whole = { ...buyer.everything(), ...luxury() };
    expect((await buyer.save(whole, version, "showroom")).body).toMatchObject({ submitType: "showroom" });
    const { body } = await buyer.client.call(getConfirmation, { params: params(), query: {} });
    expect(body).toMatchObject({ version: 1, replaces: null });
    const { requests } = (await staff.call(listOffers, { params: params() })).body;
    expect(requests.find(({ userId: of }) => of === owner)).toMatchObject({ agreedParts: ["tiles"] });
  });

  it("stays with the home when it is sold again", async () => {
    const homes = await openHomeDesk(desk.app, desk.projectId);
    const { buildNumber } = await homes.home("12");
    expect((await homes.end(buildNumber)).outcome).toBe("done");
    await homes.invite("nieuw@lindehof.example", await homes.home("12"));
    const next = await homes.enter("nieuw@lindehof.example");
    const { items } = (await next.call(getOwnClosings, { params: params() })).body;
    expect(items).toMatchObject([{ part: "tiles", isAgreed: true }]);
    const { projectRoomChoices } = (await next.call(getChoices, { params: params() })).body;
    expect(projectRoomChoices[bathroom()]?.wallTileProduct).toEqual(buyer.withLuxuryTile("bathroom").wallTileProduct);
  });
});
