import { afterAll, beforeAll, expect, it } from "vitest";
import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { listOffers, listOwnOffers, makeOffer } from "@showroom/api-contract/endpoints/offers";
import { getBuyerHistory } from "@showroom/api-contract/endpoints/staff";
import { submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import { cents } from "@showroom/domain/money/cents";
import { openBuyer } from "../../testing/buyer.ts";
import { userId } from "../../testing/demo-ids.ts";
import { openOfferDesk, type OfferDesk } from "../../testing/offer-desk.ts";
import { BUYER, OTHER_ADVISOR } from "../../testing/test-app.ts";

let at: OfferDesk;
beforeAll(async () => {
  at = await openOfferDesk();
});
afterAll(() => at.app.stop());

it("an advisor freezes a complete draft as a request for a quote, and makes an offer from it", async () => {
  const buyer = await openBuyer(await at.app.signedIn(BUYER), "de-lindehof");
  const params = { projectId: at.projectId };
  const ofBuyer = { ...params, userId: await userId(at.app.pool, BUYER) };
  const everything = buyer.everything();
  const bathroom = buyer.page("bathroom").id;
  const room = everything[bathroom];
  if (!room) throw new Error("There is no bathroom");
  const freeze = async (
    saved: { readonly version: number; readonly addedCost: number },
    submitType: "quote" | "design",
  ) => {
    const body = { version: saved.version, submitType, totalPrice: cents(saved.addedCost) };
    return await at.staff.call(submitForBuyer, { params: ofBuyer, body });
  };

  const half = (await buyer.save({ ...everything, [bathroom]: { ...room, confirmedByUser: false } }, 0)).body;
  expect((await freeze(half, "quote")).body).toMatchObject({ code: "choices-incomplete" });
  const draft = (await buyer.save(everything, half.version)).body;
  // What a buyer did not hand in, staff hand in for an offer alone, at the version and the total that they saw.
  expect((await freeze(draft, "design")).body).toMatchObject({ code: "choices-stale" });
  expect((await freeze(half, "quote")).body).toMatchObject({ code: "choices-stale" });
  expect((await freeze({ ...draft, addedCost: draft.addedCost + 1 }, "quote")).body).toMatchObject({
    code: "choices-stale",
  });
  const elsewhere = await at.app.signedIn(OTHER_ADVISOR);
  const path = `/api/staff/projects/${at.projectId}/buyers/${ofBuyer.userId}/submission`;
  const body = { version: draft.version, submitType: "quote", totalPrice: draft.addedCost };
  expect(await elsewhere.status("POST", path, body)).toBe(404);

  const both = await Promise.all([freeze(draft, "quote"), freeze(draft, "quote")]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const request = (await at.staff.call(listOffers, { params })).body.requests.find(
    (one) => one.userId === ofBuyer.userId,
  );
  if (!request) throw new Error("Nothing is handed in");
  const { confirmationId, parts, indicative, reference } = request;
  const frozen = (await buyer.client.call(getConfirmation, { params, query: {} })).body;
  expect(frozen).toMatchObject({ reference, enteredBy: "Lotte Visser" });
  // The buyer and the showroom read who entered it.
  const mails = (await at.app.mails(2)).map((mail) => mail.replaceAll(/=\r?\n/g, ""));
  expect(mails.filter((text) => text.includes("Ingevoerd door Lotte Visser, namens de koper."))).toHaveLength(1);
  expect(mails.filter((text) => text.includes(`keuzes ingediend, namens ${frozen.buyerName}.`))).toHaveLength(1);
  const hardPrices = indicative.map(({ pageId, line, totalPrice }) => ({ pageId, line, totalPrice }));
  const offering = { confirmationId, parts, hardPrices, extras: [], remark: "" };
  expect((await at.staff.call(makeOffer, { params: ofBuyer, body: offering })).body.outcome).toBe("done");
  const { items } = (await buyer.client.call(listOwnOffers, { params })).body;
  expect(items).toMatchObject([{ state: "open", document: { request: { reference }, totalPrice: draft.addedCost } }]);
  const history = (await at.staff.call(getBuyerHistory, { params: ofBuyer, query: {} })).body.items;
  expect(history.slice(0, 2).map(({ event, actor }) => [event, actor.role])).toEqual([
    ["offerMade", "showroomadvisor"],
    ["submitted", "showroomadvisor"],
  ]);
  expect((await freeze(draft, "quote")).body).toMatchObject({ code: "choices-stale" });
});
