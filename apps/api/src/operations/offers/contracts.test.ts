import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { downloadOwnOffer } from "@showroom/api-contract/endpoints/offer-files";
import { listAgreedHomes, makeChange } from "@showroom/api-contract/endpoints/changes";
import { saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { countersignOffer, declineOffer } from "@showroom/api-contract/endpoints/offers";
import { getBuyerHistory, getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import type { EndpointInput } from "@showroom/api-contract/endpoint";
import type { ContractTerms } from "@showroom/api-contract/entities/contract-terms";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { costGroupOf } from "@showroom/domain/model/line-part";
import { cents, sum } from "@showroom/domain/money/cents";
import { openOfferDesk, partyIn, TERMS, type OfferDesk } from "../../testing/offer-desk.ts";
import { readPdf, withoutSpaces } from "../../testing/read-pdf.ts";
import { userId } from "../../testing/demo-ids.ts";
import { BUYER, PROJECT_ADMIN } from "../../testing/test-app.ts";
import { pathOf } from "../../testing/test-client.ts";

let at: OfferDesk;
let version = 1;
beforeAll(async () => {
  at = await openOfferDesk();
});
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });

const PARTY = partyIn(TERMS);
const TILER = {
  ...PARTY,
  name: "Tegelzetterij Van Dam",
  registrationNumber: "87654321",
  invoicer: "Van Dam Facturatie",
  guarantee: "Woningborg",
  certificate: "W-2026-16",
  termsVersion: "T-3",
  termsText: "Tegels op voorschot.",
  daysValid: 5,
  vatRate: 900,
  parts: ["tiles" as const],
};

async function setTerms(change: Partial<ContractTerms>): Promise<void> {
  const admin = await at.app.signedIn(PROJECT_ADMIN);
  const body = { version, terms: { ...TERMS, ...change } };
  expect((await admin.call(saveContractTerms, { params: params(), body })).body.outcome).toBe("done");
  version += 1;
}

const sign = async ({ id, hash }: Pick<Offer, "id" | "hash">) =>
  (await at.staff.call(countersignOffer, { params: { ...params(), offerId: id }, body: { hash } })).body.outcome;
const ordered = async () =>
  (await at.staff.call(getProjectOrderList, { params: params(), query: { scope: "final", prices: "false" } })).body
    .lines.length;
const mailed = async (subject: string): Promise<string> =>
  await vi.waitFor(
    async () => {
      const found = (await at.app.mails(1)).filter((text) => text.includes(`Subject: ${subject}`));
      if (found.length === 0) throw new Error(`No mail: ${subject}`);
      // Without the ends of encoded lines, which fall anywhere.
      return found.join("\n").replaceAll(/=\r?\n/g, "");
    },
    { timeout: 20_000, interval: 200 },
  );

describe("an offer with parts of several parties", () => {
  it("says with whom the buyer contracts for what, in the document, its sums, its end and its mail", async () => {
    await setTerms({ parties: [TILER] });
    const extras = [
      { name: "Nis", reason: "Besproken", totalPrice: cents(35_000), part: "tiles" as const },
      { name: "Sleutelkast", reason: "Besproken", totalPrice: cents(4_000) },
    ];
    expect(await at.make({ extras })).toMatchObject({ outcome: "done" });
    const { document } = await at.offer();
    const lines = document.pages.flatMap((page) => page.lines);
    const isTiles = ({ part }: (typeof lines)[number]): boolean => costGroupOf(part) === "tiles";
    const tiles = sum(lines.filter(isTiles).map(({ totalPrice }) => totalPrice));
    expect(document.contracts?.map(({ party, parts, hasOther }) => [party.name, parts, hasOther])).toEqual([
      [TILER.name, ["tiles"], false],
      [TERMS.name, ["sanitary", "floors"], true],
    ]);
    expect(document.contracts?.[0]).toMatchObject({
      party: { invoicer: "Van Dam Facturatie", certificate: "W-2026-16" },
      terms: { version: "T-3", text: "Tegels op voorschot." },
      totalPrice: tiles + 35_000,
      vat: [{ vatRate: 900 }],
    });
    expect(sum(document.contracts?.map(({ totalPrice }) => totalPrice) ?? [])).toBe(document.totalPrice);
    expect(lines.every((line) => line.vatRate === (isTiles(line) ? 900 : 2100))).toBe(true);
    expect((Date.parse(document.validUntil) - Date.parse(document.madeAt)) / 86_400_000).toBeLessThan(6.1);
    const mail = await mailed("Offerte voor");
    for (const word of [TILER.registrationNumber, TERMS.registrationNumber]) expect(mail).toContain(word);
  });

  it("says it in the PDF, and who accepts reads the terms of both", async () => {
    const { id } = await at.offer();
    const file = await at.buyer.raw("GET", pathOf(downloadOwnOffer, { params: { ...params(), offerId: id } }));
    const { text } = await readPdf(file.bytes);
    for (const word of ["Met wie u de overeenkomst sluit", TILER.name, TERMS.name, "T-3", "Tegels op voorschot."])
      expect(text).toContain(withoutSpaces(word));
    expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
    const receipt = await mailed("Uw opdracht voor");
    expect(receipt).toContain("Voorwaarden van Tegelzetterij Van Dam");
    const { rows } = await at.app.pool.query("select terms_version from offer_acceptances where offer_id = $1", [id]);
    expect(rows[0].terms_version).toBe(`${TILER.name}: T-3; ${TERMS.name}: ${TERMS.termsVersion}`);
  });
});

const propose = async (body: Partial<EndpointInput<typeof makeChange>["body"]>) => {
  const change = { removes: [], adds: [], reason: "Nieuwe wens", consequence: null, ...body };
  return (await at.staff.call(makeChange, { params: { ...params(), userId: at.buyerId }, body: change })).body.outcome;
};

it("a change takes away of the party with whom it was agreed, and adds of the party of today", async () => {
  const paver = { ...TILER, name: "Nieuwe Tegels B.V.", registrationNumber: "11112222", termsVersion: "N-1" };
  await setTerms({ parties: [paver] });
  const [home] = (await at.staff.call(listAgreedHomes, { params: params() })).body.items;
  const nis = home?.lines.find(({ name }) => name === "Nis");
  if (!nis) throw new Error("The niche is not agreed");
  const { reference, line, totalPrice } = nis;
  const adds = [{ name: "Grotere nis", reason: "Wens", totalPrice: cents(50_000), part: "tiles" as const }];
  const consequence = { text: "Al gezaagd", totalPrice: cents(8_500) };
  expect(await propose({ removes: [{ reference, line }], adds, consequence })).toBe("done");
  const { document } = await at.offer();
  expect(document.contracts?.map((one) => [one.party.name, one.totalPrice, one.vat[0]?.vatRate])).toEqual([
    [paver.name, 58_500, 900],
    [TILER.name, -totalPrice, 900],
  ]);
  expect(document.change?.removed[0]?.part).toBe("tiles");
  expect(await at.withdraw()).toBe("done");
});

describe("an offer that the party signs", () => {
  it("is ordered only once it is signed, which nobody can change", async () => {
    await setTerms({ countersigned: true });
    const adds = [{ name: "Kastje", reason: "Wens", totalPrice: cents(9_900) }];
    expect(await propose({ adds })).toBe("done");
    const [made, before] = [await at.offer(), await ordered()];
    expect(made.document).toMatchObject({ countersigned: true });
    expect(made.document.contracts).toBeUndefined();
    expect(await sign(made)).toBe("open");
    expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
    expect((await at.offer()).state).toBe("accepted");
    expect(await ordered()).toBe(before);
    const own = { ...params(), offerId: made.id };
    const { outcome } = (await at.buyer.call(declineOffer, { params: own, body: { reason: "Toch niet" } })).body;
    expect(outcome).toBe("accepted");
    expect(await sign({ ...made, hash: "0".repeat(64) })).toBe("other-document");
    expect((await Promise.all([sign(made), sign(made)])).toSorted()).toEqual(["agreed", "done"]);
    const { state, countersignature } = await at.offer();
    expect([state, countersignature?.name === ""]).toEqual(["agreed", false]);
    expect(await ordered()).toBe(before + 1);
    const mail = await mailed("Uw akkoord voor");
    expect(mail).toContain(countersignature?.name);
    expect(mail).toContain("application/pdf");
    const ofHome = { params: { ...params(), userId: at.buyerId }, query: {} };
    const [last] = (await at.staff.call(getBuyerHistory, ofHome)).body.items;
    expect([last?.event, last?.actor.role]).toEqual(["offerAgreed", "showroomadvisor"]);
    await expect(at.app.pool.query("delete from offer_signatures")).rejects.toThrow("is refused");
    await expect(at.app.pool.query("update offer_signatures set name = 'X'")).rejects.toThrow("is refused");
  });

  it("can be taken back until then", async () => {
    expect(await propose({ adds: [{ name: "Plank", reason: "Wens", totalPrice: cents(900) }] })).toBe("done");
    const made = await at.offer();
    expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
    expect(await at.withdraw()).toBe("done");
    expect(await sign(made)).toBe("withdrawn");
  });
});

it("one named buyer is enough where the project says so, and the other reads it in a mail", async () => {
  await setTerms({ acceptedBy: "one" });
  expect(await propose({ adds: [{ name: "Haakje", reason: "Wens", totalPrice: cents(700) }] })).toBe("done");
  const { id } = await at.offer();
  const partnerId = await userId(at.app.pool, BUYER);
  await at.app.pool.query("insert into offer_persons (offer_id, user_id) values ($1, $2)", [id, partnerId]);
  await at.app.pool.query("delete from offer_codes");
  expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
  expect((await at.offer()).state).toBe("agreed");
  expect(await at.accept(await at.app.signedIn(BUYER))).toBe("already-accepted");
  await vi.waitFor(async () => expect(await mailed("Uw akkoord voor")).toContain(`To: ${BUYER}`), { timeout: 20_000 });
});

it("a part has one party at most", async () => {
  const admin = await at.app.signedIn(PROJECT_ADMIN);
  const terms = { ...TERMS, parties: [TILER, { ...TILER, name: "Nog een" }] };
  const path = `/api/staff/projects/${at.projectId}/contract-terms`;
  expect(await admin.status("PUT", path, { version, terms })).toBe(422);
});
