import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listAgreedHomes, makeChange } from "@showroom/api-contract/endpoints/changes";
import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { getContractTerms, saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { downloadOwnOffer, downloadOwnRequest } from "@showroom/api-contract/endpoints/offer-files";
import { reopenSubmission, submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import type { OwnTexts } from "@showroom/domain/agreement/agreement-texts";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import { acceptanceWording, lastDayText } from "@showroom/domain/agreement/offer-document";
import { cents } from "@showroom/domain/money/cents";
import { openOfferDesk, TERMS, type OfferDesk } from "../../testing/offer-desk.ts";
import { readPdf, withoutSpaces } from "../../testing/read-pdf.ts";
import { PROJECT_ADMIN } from "../../testing/test-app.ts";
import { pathOf } from "../../testing/test-client.ts";

let at: OfferDesk;
let version = 1;
beforeAll(async () => {
  at = await openOfferDesk();
});
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });
const ofBuyer = () => ({ ...params(), userId: at.buyerId });
const OWN = {
  "request.standing": "U vraagt alleen iets aan.",
  "button.offer": "Ik teken",
  "button.owing": "{wat}: betalingsverplichting van {totaal}",
  "offer.until": "Beslis uiterlijk {laatste dag}.",
  "change.until": "Beslis over de wijziging uiterlijk {laatste dag}.",
  "agreement.fixed": "Deze prijzen zijn definitief.",
  "agreement.confirmed": "Bevestigd met een code.",
} satisfies OwnTexts;

async function setTexts(ownTexts: OwnTexts): Promise<void> {
  const admin = await at.app.signedIn(PROJECT_ADMIN);
  const body = { version, terms: { ...TERMS, ownTexts } };
  expect((await admin.call(saveContractTerms, { params: params(), body })).body.outcome).toBe("done");
  version += 1;
}
const offerFile = async (): Promise<Buffer> => {
  const { id: offerId } = await at.offer();
  return (await at.buyer.raw("GET", pathOf(downloadOwnOffer, { params: { ...params(), offerId } }))).bytes;
};
const request = async () => (await at.buyer.call(getConfirmation, { params: params(), query: {} })).body;
const requestFile = async (of: number): Promise<Buffer> =>
  (await at.buyer.raw("GET", pathOf(downloadOwnRequest, { params: params(), query: { version: String(of) } }))).bytes;

it("an offer and a request of before keep their words, hash and file; later ones have the new words", async () => {
  expect(await at.make()).toMatchObject({ outcome: "done" });
  const [before, file] = [await at.offer(), await offerFile()];
  const requested = await request();
  const requestedFile = await requestFile(requested.version);
  expect([before.document, requested].filter((document) => "ownTexts" in document)).toEqual([]);

  await setTexts(OWN);
  expect(await at.offer()).toEqual(before);
  expect((await offerFile()).equals(file)).toBe(true);
  const code = await at.code();
  const present = { ...before.document, ownTexts: OWN };
  expect(await at.accept(at.buyer, { code, wording: acceptanceWording(present) })).toBe("other-wording");

  expect(await at.make()).toMatchObject({ outcome: "done" });
  const { document, hash } = await at.offer();
  expect(document.ownTexts).toEqual(OWN);
  expect(hash).toBe(createHash("sha256").update(canonicalJson(document), "utf8").digest("hex"));
  const { text } = await readPdf(await offerFile());
  expect(text).toContain(withoutSpaces(`Beslis uiterlijk ${lastDayText(document.validUntil)}.`));

  const { rows } = await at.app.pool.query("select version from project_choices where user_id = $1", [at.buyerId]);
  const reopened = { version: rows[0].version, reason: "Andere kraan" };
  await at.staff.call(reopenSubmission, { params: ofBuyer(), body: reopened });
  const open = await at.app.pool.query("select version, added_cost from project_choices where user_id = $1", [
    at.buyerId,
  ]);
  const body = { version: open.rows[0].version, submitType: "quote", totalPrice: open.rows[0].added_cost } as const;
  await at.staff.call(submitForBuyer, { params: ofBuyer(), body });
  const again = await request();
  expect(again.ownTexts).toEqual(OWN);
  expect((await readPdf(await requestFile(again.version))).text).toContain(withoutSpaces(OWN["request.standing"]));
  expect((await requestFile(requested.version)).equals(requestedFile)).toBe(true);
});

it("who accepts does so with the words of the document, whatever the project says by then", async () => {
  expect(await at.make()).toMatchObject({ outcome: "done" });
  const { id, document } = await at.offer();
  await setTexts({ "button.offer": "Akkoord" });
  const code = await at.code();
  const { ownTexts: _own, ...standard } = document;
  expect(await at.accept(at.buyer, { code, wording: acceptanceWording(standard) })).toBe("other-wording");
  expect(await at.accept(at.buyer, { code })).toBe("done");
  const { rows } = await at.app.pool.query("select wording from offer_acceptances where offer_id = $1", [id]);
  expect(rows[0].wording).toMatch(/^Ik teken: betalingsverplichting van € [\d.,]+$/);
  const { text } = await readPdf(await offerFile());
  for (const said of [OWN["agreement.fixed"], OWN["agreement.confirmed"], rows[0].wording])
    expect(text).toContain(withoutSpaces(said));
  const receipt = await vi.waitFor(
    async () => {
      const mail = (await at.app.mails(1)).find((one) => one.includes("Subject: Uw opdracht voor"));
      if (mail === undefined) throw new Error("No receipt was mailed");
      return mail;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(receipt).toContain(OWN["agreement.fixed"]);
});

it("a change has the words of when it is proposed", async () => {
  await setTexts({ "change.until": OWN["change.until"] });
  const [home] = (await at.staff.call(listAgreedHomes, { params: params() })).body.items;
  const adds = [{ name: "Nis", reason: "Wens", totalPrice: cents(35_000) }];
  const body = { removes: [], adds, reason: "Nieuwe wens", consequence: null };
  expect(home?.userId).toBe(at.buyerId);
  expect((await at.staff.call(makeChange, { params: ofBuyer(), body })).body.outcome).toBe("done");
  const { document } = await at.offer();
  expect(document.ownTexts).toEqual({ "change.until": OWN["change.until"] });
  const { text } = await readPdf(await offerFile());
  expect(text).toContain(withoutSpaces(`Beslis over de wijziging uiterlijk ${lastDayText(document.validUntil)}.`));
});

it.each<[string, Readonly<Record<string, string>>]>([
  ["an empty one", { "agreement.fixed": " " }],
  ["one without its sum", { "button.settled": "{wat} wordt verrekend" }],
  ["a button that does not say that it binds to payment", { "button.owing": "{wat} voor {totaal}" }],
  ["one with something that is not filled in", { "agreement.fixed": "Vast voor {koper}" }],
  ["one with a name that does not exist", { "agreement.other": "Vast" }],
])("the texts are refused with %s", async (_name, ownTexts) => {
  const admin = await at.app.signedIn(PROJECT_ADMIN);
  const path = `/api/staff/projects/${at.projectId}/contract-terms`;
  expect(await admin.status("PUT", path, { version, terms: { ...TERMS, ownTexts } })).toBe(422);
});

it("the texts are kept on one line, and who set them is in the audit log", async () => {
  await setTexts({ "agreement.fixed": " Vast\nen zeker. " });
  const { terms } = (await at.staff.call(getContractTerms, { params: params() })).body;
  expect(terms?.ownTexts).toEqual({ "agreement.fixed": "Vast en zeker." });
  const { rows } = await at.app.pool.query(
    "select details from audit_log where action = 'saved-contract-terms' order by id desc limit 1",
  );
  expect(rows[0].details.before).toContain("Beslis over de wijziging");
  expect(rows[0].details.after).toContain("Vast en zeker.");
});
