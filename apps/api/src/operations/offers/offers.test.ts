import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { getOffer, listOffers, listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { changeProjectState } from "@showroom/api-contract/endpoints/new-project";
import { getBuyerHistory, viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { cents } from "@showroom/domain/money/cents";
import { setClock } from "@showroom/service/clock";
import { userId } from "../../testing/demo-ids.ts";
import { openOfferDesk, TERMS, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER, BUYER_DONE, PROJECT_ADMIN } from "../../testing/test-app.ts";

let at: OfferDesk;
beforeAll(async () => {
  at = await openOfferDesk();
});
afterEach(() => setClock(null));
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });
const extra = { name: "Nis in de douche", reason: "Besproken op 12 november", totalPrice: cents(35_000) };

describe("an offer", () => {
  it("is frozen with its lines, VAT, party, terms and end, and is mailed", async () => {
    const request = await at.request();
    expect(request).toMatchObject({ buildNumber: "16", agreedParts: [], mayBeOffered: true });
    expect(await at.make({ extras: [extra], remark: "Tot ziens" })).toMatchObject({ outcome: "done" });
    const { state, document, hash, acceptances, ending } = await at.offer();
    expect([state, acceptances, ending]).toEqual(["open", [], null]);
    expect(document).toMatchObject({
      reference: `${request.reference}-O1`,
      party: { name: TERMS.name, registrationNumber: TERMS.registrationNumber },
      terms: { version: "2026-11" },
      persons: [{ userId: at.buyerId }],
      remark: "Tot ziens",
      totalPrice: request.totalPrice + extra.totalPrice,
    });
    expect(document.pages.flatMap(({ lines }) => lines).some(({ indicative }) => indicative)).toBe(false);
    const [vat] = document.vat;
    expect([vat?.vatRate, (vat?.netPrice ?? 0) + (vat?.vatPrice ?? 0)]).toEqual([2100, document.totalPrice]);
    const { rows } = await at.app.pool.query("select document, hash from offers order by id desc limit 1");
    expect(createHash("sha256").update(rows[0].document).digest("hex")).toBe(hash);
    expect(JSON.parse(rows[0].document)).toEqual(document);
    await vi.waitFor(
      async () => {
        const mail = (await at.app.mails(1)).find((text) => text.includes("Subject: Offerte voor")) ?? "";
        expect(mail).toContain(`To: ${BUYER_DONE}`);
      },
      { timeout: 10_000, interval: 200 },
    );
  });

  it("tells which wishes are refused and why, which counts for nothing", async () => {
    const { totalPrice } = await at.request();
    const refusals = [{ name: "Bad op pootjes", reason: "De vloer draagt het niet" }];
    expect(await at.make({ refusals })).toMatchObject({ outcome: "done" });
    const { id, document } = await at.offer();
    expect(document).toMatchObject({ refusals, extras: [], totalPrice });
    const { rows } = await at.app.pool.query("select order_lines::text as lines from offers where id = $1", [id]);
    expect(rows[0].lines).not.toContain("Bad op pootjes");
    expect(await at.make({ parts: [], refusals })).toEqual({ outcome: "nothing-offered", offerId: null });
    const path = `/api/staff/projects/${at.projectId}/buyers/${at.buyerId}/offers`;
    const { confirmationId, parts } = await at.request();
    const body = { confirmationId, parts, hardPrices: [], extras: [], refusals: [{ ...refusals[0], reason: " " }] };
    expect(await at.staff.status("POST", path, { ...body, remark: "" })).toBe(422);
    expect(await at.withdraw()).toBe("done");
    expect(await at.make()).toMatchObject({ outcome: "done" });
    expect((await at.offer()).document).not.toHaveProperty("refusals");
  });

  it("replaces an open offer of the same parts, and cannot be accepted once it is replaced", async () => {
    const before = await at.offer();
    const made = await Promise.all([at.make(), at.make()]);
    expect(made.map(({ outcome }) => outcome)).toEqual(["done", "done"]);
    const { items } = (await at.buyer.call(listOwnOffers, { params: params() })).body;
    expect(items.map(({ state }) => state)).toEqual(["open", "replaced", "replaced", "withdrawn", "replaced"]);
    expect(items[2]?.id).toBe(before.id);
    expect(items[0]?.document.replaces).toEqual([items[1]?.document.reference]);
  });

  it("is refused for indicative lines without a hard price, for another request and for nothing", async () => {
    const { indicative, confirmationId } = await at.request();
    if (indicative.length > 0) expect(await at.make({ hardPrices: [] })).toMatchObject({ outcome: "indicative" });
    expect(await at.make({ confirmationId: confirmationId + 1000 })).toMatchObject({ outcome: "changed" });
    expect(await at.make({ parts: [] })).toEqual({ outcome: "nothing-offered", offerId: null });
  });

  it("is made and answered in a project that is closed for choices", async () => {
    const admin = await at.app.signedIn(PROJECT_ADMIN);
    const turn = async (state: "open" | "closed") =>
      (await admin.call(changeProjectState, { params: params(), body: { state } })).status;
    expect(await turn("closed")).toBe(204);
    expect(await at.make()).toMatchObject({ outcome: "done" });
    expect(await at.accept()).toBe("code-over");
    expect(await at.withdraw()).toBe("done");
    expect(await turn("open")).toBe(204);
    expect(await at.make()).toMatchObject({ outcome: "done" });
  });
});

describe("a code", () => {
  it("is refused after five wrong ones, and for another document or another text of the button", async () => {
    const { hash } = await at.offer();
    expect(await at.accept()).toBe("code-over");
    const code = await at.code();
    const wrong = code === "111111" ? "222222" : "111111";
    expect(await at.accept(at.buyer, { code, hash: hash.replace(/^./, (one) => (one === "0" ? "1" : "0")) })).toBe(
      "other-document",
    );
    expect(await at.accept(at.buyer, { code, wording: "Bekijken" })).toBe("other-wording");
    for (let tries = 0; tries < 5; tries += 1) expect(await at.accept(at.buyer, { code: wrong })).toBe("code-wrong");
    expect(await at.accept(at.buyer, { code })).toBe("code-over");
    const { rows } = await at.app.pool.query("select sealed from offer_codes");
    expect(String(rows[0].sealed)).not.toContain(code);
  });

  it("is over after a quarter of an hour", async () => {
    const code = await at.code();
    expect(await at.accept(await signedInAt(Date.now() + 15 * 60_000 + 1_000), { code })).toBe("code-over");
  });

  it("is not for staff, who never accept for a buyer, and not for who is not named", async () => {
    expect(await at.accept(at.staff)).toBe("not-named");
    expect(await at.accept(await at.app.signedIn(BUYER))).toBe("not-named");
    const viewing = at.app.client();
    await viewing.raw("GET", "/config.json");
    const granted = await at.staff.call(viewAsBuyer, { params: { ...params(), userId: at.buyerId } });
    viewing.tokens.access = granted.body.access_token;
    const { id, hash } = await at.offer(viewing);
    const path = `/api/projects/${at.projectId}/offers/${id}`;
    expect(await viewing.status("POST", `${path}/code`)).toBe(403);
    expect(await viewing.status("POST", `${path}/acceptance`, { code: "000000", hash, wording: "" })).toBe(403);
  });
});

describe("the end of an offer", () => {
  it("is the server's midnight, to the millisecond", async () => {
    expect(await at.make()).toMatchObject({ outcome: "done" });
    const { document, hash } = await at.offer();
    const end = Date.parse(document.validUntil);
    expect(document.validUntil).toMatch(/T2[23]:00:00\.000Z$/);
    const client = await signedInAt(end - 60_000);
    const code = await at.code(client);
    setClock(() => end);
    expect(await at.accept(client, { code, hash })).toBe("expired");
    expect((await at.offer(client)).state).toBe("expired");
    setClock(() => end - 1);
    expect((await at.offer(client)).state).toBe("open");
    expect(await at.accept(client, { code: "000000" })).toMatch(/^code-/);
  });

  it("is told to a buyer who comes later, also in words of their own when it was withdrawn or declined", async () => {
    setClock(null);
    expect(await at.withdraw()).toBe("done");
    expect(await at.withdraw()).toBe("withdrawn");
    expect(await at.accept()).toBe("withdrawn");
    expect((await at.offer()).ending).toMatchObject({ reason: "Vergissing" });
    await at.make();
    expect(await at.decline(at.staff)).toBe("not-named");
    expect(await at.decline()).toBe("done");
    expect(await at.accept()).toBe("declined");
    const { items } = (await at.staff.call(listOffers, { params: params() })).body;
    expect(items[0]).toMatchObject({ state: "declined", reason: "Te duur", accepted: 0, persons: 1 });
  });
});

describe("an acceptance", () => {
  it("is given once of two at the same moment, and binds to exactly what was shown", async () => {
    await at.make({ extras: [extra] });
    const code = await at.code();
    const outcomes = await Promise.all([at.accept(at.buyer, { code }), at.accept(at.buyer, { code })]);
    expect(outcomes.toSorted()).toEqual(["already-accepted", "done"]);
    const { id, state, hash, document, acceptances } = await at.offer();
    expect(state).toBe("agreed");
    const wording = acceptanceWording(document);
    expect(acceptances).toEqual([{ userId: at.buyerId, name: expect.any(String), at: expect.any(String), wording }]);
    const stored = await at.app.pool.query("select * from offer_acceptances where offer_id = $1", [id]);
    expect(stored.rows[0]).toMatchObject({ role: "projectuser", wording, terms_version: "2026-11" });
    expect(stored.rows[0].hash.toString("hex")).toBe(hash);
    expect(await at.withdraw()).toBe("agreed");
    expect(await at.make()).toMatchObject({ outcome: "nothing-offered" });
    expect(await at.make({ parts: document.parts })).toMatchObject({ outcome: "part-agreed" });
    const seen = (await at.staff.call(getOffer, { params: { ...params(), offerId: id } })).body;
    expect(seen).toEqual(await at.offer());
    await vi.waitFor(
      async () => {
        const mails = (await at.app.mails(1)).map((mail) => mail.replaceAll("=\n", ""));
        expect(mails.some((mail) => mail.includes("Subject: Uw opdracht voor") && mail.includes(hash))).toBe(true);
        expect(mails.some((mail) => mail.includes("Subject: Akkoord voor"))).toBe(true);
      },
      { timeout: 10_000, interval: 200 },
    );
    const audit = await at.app.pool.query(
      "select distinct action from audit_log where subject_id = $1 and action like '%offer' order by action",
      [at.buyerId],
    );
    expect(audit.rows.map(({ action }) => action)).toEqual([
      "accepted-offer",
      "declined-offer",
      "made-offer",
      "withdrew-offer",
    ]);
  });

  it("of a half-accepted offer waits for the other named person", async () => {
    expect(await at.make({ extras: [extra] })).toMatchObject({ outcome: "done" });
    const partner = await at.app.signedIn(BUYER);
    const partnerId = await userId(at.app.pool, BUYER);
    const { id } = await at.offer();
    await at.app.pool.query("insert into offer_persons (offer_id, user_id) values ($1, $2)", [id, partnerId]);
    await at.app.pool.query("delete from offer_codes");
    expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
    expect((await at.offer()).state).toBe("open");
    expect(await at.accept(at.buyer)).toBe("already-accepted");
    expect(await at.accept(partner, { code: await at.code(partner) })).toBe("done");
    expect((await at.offer()).state).toBe("agreed");
    const ofHome = { params: { ...params(), userId: at.buyerId }, query: {} };
    const [last, before] = (await at.staff.call(getBuyerHistory, ofHome)).body.items;
    expect([before?.event, before?.actor.userId]).toEqual(["offerAccepted", at.buyerId]);
    expect([last?.event, last?.actor.userId]).toEqual(["offerAgreed", partnerId]);
    // The receipt of who was first says that it waits: the agreement itself comes later, to that person alone.
    const sent = async () => (await at.app.mails(1)).filter((mail) => mail.includes("Subject: Uw akkoord voor"));
    await vi.waitFor(async () => expect(await sent()).toHaveLength(1), { timeout: 20_000 });
    const [mail] = await sent();
    for (const part of [`To: ${BUYER_DONE}`, "filename=akkoord-"]) expect(mail).toContain(part);
    expect(mail).not.toContain("namens alle kopers");
  });

  it("and the offer cannot be changed or deleted in the database", async () => {
    for (const table of ["offers", "offer_persons", "offer_acceptances", "offer_endings"]) {
      await expect(at.app.pool.query(`delete from ${table}`)).rejects.toThrow(`of ${table} is refused`);
      const column = table === "offers" ? "document = document || ' '" : "offer_id = offer_id";
      await expect(at.app.pool.query(`update ${table} set ${column}`)).rejects.toThrow(`of ${table} is refused`);
    }
  });
});

it("the contracting party is set by what the author saw, and offers keep theirs", async () => {
  const admin = await at.app.signedIn(PROJECT_ADMIN);
  const body = { version: 1, terms: { ...TERMS, name: "Andere B.V.", vatRate: 900 } };
  expect((await admin.call(saveContractTerms, { params: params(), body })).body).toEqual({ outcome: "done" });
  expect((await admin.call(saveContractTerms, { params: params(), body })).body).toEqual({ outcome: "changed" });
  expect((await at.offer()).document.party.name).toBe(TERMS.name);
});

async function signedInAt(moment: number) {
  setClock(() => moment);
  return await at.app.signedIn(BUYER_DONE);
}
