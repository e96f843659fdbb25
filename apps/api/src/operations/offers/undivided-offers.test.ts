import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { acceptOffer } from "@showroom/api-contract/endpoints/offers";
import { viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { cents } from "@showroom/domain/money/cents";
import { setClock } from "@showroom/service/clock";
import { openCoupleDesk } from "../../testing/couple-desk.ts";
import { BUYER, BUYER_DONE } from "../../testing/test-app.ts";

let at: Awaited<ReturnType<typeof openCoupleDesk>>;
beforeAll(async () => {
  at = await openCoupleDesk();
});
afterEach(() => setClock(null));
afterAll(() => at.app.stop());

it("an offer is not divided by staff, by who is not named, or when another document was shown", async () => {
  const offer = await at.make();
  expect((await at.divide(offer, at.staff)).outcome).toBe("not-named");
  expect((await at.divide(offer, await at.app.signedIn(BUYER_DONE))).outcome).toBe("not-named");
  expect((await at.divide({ ...offer, hash: "0".repeat(64) })).outcome).toBe("other-document");
  const viewing = at.app.client();
  await viewing.raw("GET", "/config.json");
  const granted = await at.staff.call(viewAsBuyer, { params: { projectId: at.projectId, userId: at.ownerId } });
  viewing.tokens.access = granted.body.access_token;
  const path = `/api/projects/${at.projectId}/offers/${offer.id}/division`;
  expect(await viewing.status("POST", path, { hash: offer.hash })).toBe(403);
  expect(await at.offers()).toMatchObject([{ id: offer.id, state: "open" }]);
});

it("nor one with something that is of no part, one that is over, or one that somebody accepted", async () => {
  const lock = { name: "Sleutelkast", reason: "Besproken", totalPrice: cents(4_000) };
  for (const extra of [lock, { ...lock, part: "floors" as const }])
    expect((await at.divide(await at.make({ extras: [extra] }))).outcome).toBe("of-the-whole");
  expect((await at.divide(await at.make({ parts: ["tiles"], extras: [] }))).outcome).toBe("one-part");
  const offer = await at.make();
  const end = Date.parse(offer.document.validUntil);
  setClock(() => end);
  expect((await at.divide(offer, await at.app.signedIn(BUYER))).outcome).toBe("expired");
  setClock(null);
  expect(await at.accept(offer, at.partner)).toBe("done");
  expect((await at.divide(offer)).outcome).toBe("already-accepted");
  expect((await at.divide(offer, at.partner)).outcome).toBe("already-accepted");
  expect(await at.withdraw()).toBe("done");
  expect((await at.divide(offer)).outcome).toBe("withdrawn");
});

it("of two who divide at once one does, and of a division and an acceptance at once one happens", async () => {
  const offer = await at.make();
  const both = await Promise.all([at.divide(offer), at.divide(offer, at.partner)]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "replaced"]);
  expect((await at.offers()).filter(({ state }) => state === "open")).toHaveLength(2);
  const other = await at.make();
  const code = await at.code(at.partner, other.id);
  const body = { code, hash: other.hash, wording: acceptanceWording(other.document) };
  const [divided, accepted] = await Promise.all([
    at.divide(other),
    at.partner.call(acceptOffer, { params: at.own(other), body }),
  ]);
  const outcomes = [divided.outcome, accepted.body.outcome];
  expect([
    ["done", "replaced"],
    ["already-accepted", "done"],
  ]).toContainEqual(outcomes);
  const state = (await at.offers()).find(({ id }) => id === other.id);
  expect(state).toMatchObject(
    divided.outcome === "done" ? { state: "replaced", acceptances: [] } : { state: "open", ending: null },
  );
});
