import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import {
  checkDocument,
  downloadLenderOverview,
  downloadOffer,
  downloadOwnOffer,
} from "@showroom/api-contract/endpoints/offer-files";
import { setClock } from "@showroom/service/clock";
import { openOfferDesk, TERMS, type OfferDesk } from "../../testing/offer-desk.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { ADVISOR, BUYER, BUYER_DONE } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

let at: OfferDesk;
beforeAll(async () => {
  at = await openOfferDesk();
});
afterEach(() => setClock(null));
afterAll(() => at.app.stop());

const params = () => ({ projectId: at.projectId });
const offerParams = async () => ({ ...params(), offerId: (await at.offer()).id });
const download = async (client: TestClient, endpoint: Endpoint, named: Readonly<Record<string, number>>) =>
  await client.raw("GET", pathOf(endpoint, { params: named }));
const check = async (client: TestClient, reference: string, hash: string) =>
  (await client.call(checkDocument, { params: { reference }, query: { hash } })).body.found;

it("an offer is downloaded by the named buyer and by staff, from the frozen document, and by nobody else", async () => {
  expect(await at.make({ remark: "Tot ziens" })).toMatchObject({ outcome: "done" });
  const { document, hash } = await at.offer();
  const own = await download(at.buyer, downloadOwnOffer, await offerParams());
  expect([own.status, own.headers.get("content-type"), own.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "no-store",
  ]);
  expect(own.headers.get("content-disposition")).toBe(
    `attachment; filename="offerte-${document.reference.toLowerCase()}.pdf"`,
  );
  const { title, attachments } = await readPdf(own.bytes);
  expect(title).toBe(`Offerte ${document.reference}`);
  expect(JSON.parse(attachments.get(`${document.reference}.json`) ?? "")).toEqual(document);

  await at.app.pool.query("update contract_terms set name = 'Andere B.V.'");
  await at.app.pool.query("update projects set name = 'Andere naam'");
  const staffs = await download(at.staff, downloadOffer, await offerParams());
  expect(staffs.bytes).toEqual(own.bytes);
  const { rows } = await at.app.pool.query("select details from audit_log where action = 'downloaded-offer'");
  expect(rows).toEqual([{ details: { reference: document.reference } }]);

  const neighbour = await at.app.signedIn(BUYER);
  expect((await download(neighbour, downloadOwnOffer, await offerParams())).status).toBe(404);
  expect((await download(at.buyer, downloadOffer, await offerParams())).status).toBe(403);
  expect((await download(at.staff, downloadOwnOffer, await offerParams())).status).toBe(404);
  expect((await download(at.buyer, downloadOwnOffer, { ...params(), offerId: 999_999 })).status).toBe(404);
  expect((await download(at.buyer, downloadLenderOverview, params())).status).toBe(404);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

it("who has a document sees its kind, date and state, without an account, and nothing without its hash", async () => {
  const visitor = at.app.client();
  const { document, hash } = await at.offer();
  const { reference } = document;
  const found = { kind: "offer", date: document.madeAt, state: "open" };
  expect(await check(visitor, reference, hash)).toEqual(found);
  expect(await check(visitor, `${reference}x`, hash)).toBeNull();
  expect(await check(visitor, reference, "0".repeat(64))).toBeNull();
  expect(await visitor.status("GET", `/api/documents/${reference}?hash=${hash.slice(0, 16)}`)).toBe(422);
  visitor.tokens.access = "not-a-token";
  expect(await check(visitor, reference, hash)).toEqual(found);
  setClock(() => Date.parse(document.validUntil));
  expect(await check(visitor, reference, hash)).toEqual({ ...found, state: "expired" });
  setClock(null);
  expect(await at.make()).toMatchObject({ outcome: "done" });
  expect(await check(visitor, reference, hash)).toEqual({ ...found, state: "replaced" });
});

it("an agreement is mailed with its receipt, says who accepted, and is on the overview for a lender", async () => {
  expect(await at.accept(at.buyer, { code: await at.code() })).toBe("done");
  const { document, hash, acceptances } = await at.offer();
  const own = await download(at.buyer, downloadOwnOffer, await offerParams());
  const { title, pages } = await readPdf(own.bytes);
  expect(title).toBe(`Akkoord ${document.reference}`);
  expect(pages.join(" ")).toContain(acceptances[0]?.name);
  expect(own.headers.get("content-disposition")).toContain(`"akkoord-${document.reference.toLowerCase()}.pdf"`);
  expect(await check(at.app.client(), document.reference, hash)).toEqual({
    kind: "agreement",
    date: acceptances[0]?.at,
    state: "agreed",
  });
  const lender = await download(at.buyer, downloadLenderOverview, params());
  expect(lender.headers.get("content-disposition")).toBe(
    'attachment; filename="overzicht-geldverstrekker-de-lindehof-16.pdf"',
  );
  const overview = await readPdf(lender.bytes);
  expect(overview.text).toContain(document.reference);
  expect(overview.text).toContain(TERMS.registrationNumber);
  expect((await download(await at.app.signedIn(ADVISOR), downloadLenderOverview, params())).status).toBe(404);
  const receipt = await vi.waitFor(
    async () => {
      const mail = (await at.app.mails(1)).find((text) => text.includes("Subject: Uw opdracht voor"));
      if (mail === undefined) throw new Error("No receipt was mailed");
      return mail;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(receipt).toContain(`To: ${BUYER_DONE}`);
  expect(receipt).toContain("Content-Type: application/pdf");
  const [, encoded = ""] = /filename="?akkoord-[^\n]*\n(?:[^\n]+\n)*\n([A-Za-z0-9+/=\n]+)/.exec(receipt) ?? [];
  expect(Buffer.from(encoded, "base64").equals(own.bytes)).toBe(true);
});

it("guessing is refused after sixty tries from one address in a quarter of an hour", async () => {
  const answers: number[] = [];
  const visitor = at.app.client();
  for (let tries = 0; tries <= 60; tries += 1)
    answers.push(await visitor.status("GET", `/api/documents/LIN?hash=${"0".repeat(64)}`));
  expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
});
