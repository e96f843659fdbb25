import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeChange } from "@showroom/api-contract/endpoints/changes";
import { getContractTerms, saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { downloadOwnOffer } from "@showroom/api-contract/endpoints/offer-files";
import { countersignOffer } from "@showroom/api-contract/endpoints/offers";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { openOfferDesk, TERMS, type OfferDesk } from "../../testing/offer-desk.ts";
import { readPdf, withoutSpaces } from "../../testing/read-pdf.ts";
import { PROJECT_ADMIN } from "../../testing/test-app.ts";

const PRICE = cents(35_000);

let desk: OfferDesk;
beforeAll(async () => {
  desk = await openOfferDesk();
});
afterAll(() => desk.app.stop());

/** The words of the mail with this subject: without the encoding of lines and letters. */
const mailed = async (subject: RegExp): Promise<string> =>
  await vi.waitFor(
    async () => {
      const found = (await desk.app.mails(1)).find((text) => subject.test(text));
      if (found === undefined) throw new Error(`No mail: ${String(subject)}`);
      const bytes = found
        .replaceAll(/=\r?\n/g, "")
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
      return withoutSpaces(Buffer.from(bytes, "latin1").toString("utf8"));
    },
    { timeout: 20_000, interval: 200 },
  );

it("a change that costs less is said to be settled, on paper and in every mail, and never as a discount", async () => {
  const params = { projectId: desk.projectId };
  const { version } = (await (await desk.app.signedIn(PROJECT_ADMIN)).call(getContractTerms, { params })).body;
  expect(await desk.make({ extras: [{ name: "Nis", reason: "Besproken", totalPrice: PRICE }] })).toMatchObject({
    outcome: "done",
  });
  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  const terms = { ...TERMS, countersigned: true };
  const admin = await desk.app.signedIn(PROJECT_ADMIN);
  await admin.call(saveContractTerms, { params, body: { version, terms } });

  const { document: agreed } = await desk.offer();
  const line = agreed.pages.flatMap(({ lines }) => lines).length;
  const body = { removes: [{ reference: agreed.reference, line }], adds: [], reason: "Past niet", consequence: null };
  const made = await desk.staff.call(makeChange, { params: { ...params, userId: desk.buyerId }, body });
  expect(made.body.outcome).toBe("done");
  const change = await desk.offer();
  expect(change.document.totalPrice).toBe(-PRICE);
  const settled = withoutSpaces(`Met de wijziging wordt ${formatEuroDecimal(PRICE)} incl. btw verrekend.`);
  const own = { ...params, offerId: change.id };
  const text = async () => (await readPdf((await desk.buyer.call(downloadOwnOffer, { params: own })).bytes)).text;
  expect(await text()).toContain(settled);
  const mails = [await mailed(/^Subject: Wijziging voor/m)];

  expect(await desk.accept(desk.buyer, { code: await desk.code() })).toBe("done");
  mails.push(await mailed(/^Subject: Wijziging om te tekenen/m));
  const signed = await desk.staff.call(countersignOffer, { params: own, body: { hash: change.hash } });
  expect(signed.body.outcome).toBe("done");
  const last = await mailed(/^Subject: Uw akkoord voor/m);
  mails.push(last);
  for (const mail of mails) {
    expect(mail).toContain(settled);
    expect(mail).not.toMatch(/[−-]€|korting/i);
  }
  expect(await text()).toContain(settled);
});
