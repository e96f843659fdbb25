import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { checkDocument, downloadOwnRequest, downloadRequest } from "@showroom/api-contract/endpoints/offer-files";
import { reopenSubmission, submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { readPdf, withoutSpaces } from "../../testing/read-pdf.ts";
import { BUYER, OTHER_ADVISOR } from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

let at: OfferDesk;
beforeAll(async () => {
  at = await openOfferDesk();
});
afterAll(() => at.app.stop());

const own = () => ({ projectId: at.projectId });
const ofBuyer = () => ({ ...own(), userId: at.buyerId });
const download = async (
  client: TestClient,
  endpoint: Endpoint,
  named: { readonly params: Readonly<Record<string, number>>; readonly query?: Readonly<Record<string, string>> },
) => await client.raw("GET", pathOf(endpoint, named));
const newest = async () => (await at.buyer.call(getConfirmation, { params: own(), query: {} })).body;
const hashIn = (text: string): string => /[0-9a-f]{64}/.exec(text)?.[0] ?? "";
const check = async (reference: string, hash: string) =>
  (await at.app.client().call(checkDocument, { params: { reference }, query: { hash } })).body.found;

it("a request is downloaded by its buyer and by staff, and says that nothing is ordered", async () => {
  const request = await newest();
  const file = await download(at.buyer, downloadOwnRequest, { params: own() });
  expect(file.status).toBe(200);
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="aanvraag-${request.reference.toLowerCase()}.pdf"`,
  );
  const { title, text, attachments, untagged } = await readPdf(file.bytes);
  expect([title, untagged]).toEqual([`Aanvraag ${request.reference}`, 0]);
  for (const part of [
    "Dit is een aanvraag. Er is nog niets besteld.",
    request.buyerName,
    formatEuroDecimal(request.totalPrice),
    ...request.pages.flatMap(({ lines }) => lines.map(({ name }) => name)),
  ])
    expect(text).toContain(withoutSpaces(part));
  expect(text).not.toMatch(/voorbehouden|Opdrachtgeven/);
  const attached = JSON.parse(attachments.get(`${request.reference}.json`) ?? "{}");
  expect(attached).toMatchObject({ reference: request.reference, totalPrice: request.totalPrice });

  const forStaff = await download(at.staff, downloadRequest, { params: ofBuyer() });
  expect(forStaff.bytes).toEqual(file.bytes);
  const { rows } = await at.app.pool.query("select details from audit_log where action = 'downloaded-request'");
  expect(rows).toEqual([{ details: { reference: request.reference } }]);

  const neighbour = await at.app.signedIn(BUYER);
  expect((await download(neighbour, downloadOwnRequest, { params: own() })).status).toBe(404);
  expect((await download(at.buyer, downloadRequest, { params: ofBuyer() })).status).toBe(403);
  const elsewhere = await at.app.signedIn(OTHER_ADVISOR);
  expect((await download(elsewhere, downloadRequest, { params: ofBuyer() })).status).toBe(404);
});

it("who has a request sees that it is one, and whether there is a newer one", async () => {
  const request = await newest();
  const { text } = await readPdf((await download(at.buyer, downloadOwnRequest, { params: own() })).bytes);
  const found = { kind: "request", date: request.submittedAt, state: "open" };
  expect(await check(request.reference, hashIn(text))).toEqual(found);
  expect(await check(request.reference, "0".repeat(64))).toBeNull();
  expect(await check(`X${request.reference}`, hashIn(text))).toBeNull();
  expect(await check("LIN", hashIn(text))).toBeNull();

  const { rows } = await at.app.pool.query("select version from project_choices where user_id = $1", [at.buyerId]);
  const reopened = { version: rows[0].version, reason: "Andere kraan" };
  await at.staff.call(reopenSubmission, { params: ofBuyer(), body: reopened });
  expect((await download(at.staff, downloadRequest, { params: ofBuyer() })).status).toBe(404);
  const open = await at.app.pool.query("select version, added_cost from project_choices where user_id = $1", [
    at.buyerId,
  ]);
  const body = { version: open.rows[0].version, submitType: "quote", totalPrice: open.rows[0].added_cost } as const;
  expect((await at.staff.call(submitForBuyer, { params: ofBuyer(), body })).status).toBe(200);
  expect(await check(request.reference, hashIn(text))).toEqual({ ...found, state: "replaced" });
  const version = { version: String(request.version) };
  const earlier = await download(at.buyer, downloadOwnRequest, { params: own(), query: version });
  expect((await readPdf(earlier.bytes)).title).toBe(`Aanvraag ${request.reference}`);
});

it("the mails of a request and of an offer have their document attached, for each named person", async () => {
  const { reference } = await newest();
  expect(await at.make()).toMatchObject({ outcome: "done" });
  const offer = await at.offer();
  for (const name of [`aanvraag-${reference}`, `offerte-${offer.document.reference}`])
    await vi.waitFor(
      async () => {
        const found = (await at.app.mails(1)).filter((mail) => mail.includes(`filename=${name.toLowerCase()}.pdf`));
        expect(found).toHaveLength(1);
      },
      { timeout: 20_000, interval: 200 },
    );
});
