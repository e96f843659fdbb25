import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listAgreedHomes } from "@showroom/api-contract/endpoints/changes";
import { listOffers, listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { partsOfOffer } from "@showroom/domain/agreement/divide-offer";
import { ADVISOR, startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ template: "empty", environment: { DEMO: "1", DEMO_OFFERS: "on" } });
}, 120_000);
afterAll(() => app.stop());

it("the demo has a home each with a request, an offer, one that half accepted, an agreement and a change", async () => {
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
  const params = { projectId: rows[0]?.id ?? 0 };
  const staff = await app.signedIn(ADVISOR);
  const items = await vi.waitFor(
    async () => {
      const found = (await staff.call(listOffers, { params })).body.items;
      if (found.length < 5) throw new Error("The offers are not made yet");
      return found;
    },
    { timeout: 60_000, interval: 500 },
  );
  const told = items.map(({ buildNumber, isChange, state, accepted, persons }) =>
    [buildNumber, isChange ? "change" : "offer", state, `${accepted}/${persons}`].join(" "),
  );
  expect(told.toSorted()).toEqual([
    "20 offer open 0/1",
    "21 offer open 1/2",
    "22 offer agreed 1/1",
    "23 change open 0/1",
    "23 offer agreed 1/1",
  ]);
  const { requests } = (await staff.call(listOffers, { params })).body;
  expect(requests.map(({ buildNumber }) => buildNumber)).toEqual(["16", "20", "21", "22", "23"]);
  const buyer = await app.signedIn("koper.20@lindehof.example");
  const [offer] = (await buyer.call(listOwnOffers, { params })).body.items;
  expect(offer?.document.contracts?.map(({ party }) => party.name)).toEqual([
    "Bouwbedrijf Steenland B.V.",
    "Showroom De Oever B.V.",
  ]);
  expect(offer?.document.partDiscounts?.map(({ part }) => part)).toEqual(["floors"]);
  expect(offer && Array.isArray(partsOfOffer(offer.document))).toBe(true);
  const homes = (await staff.call(listAgreedHomes, { params })).body.items;
  expect(homes.map(({ buildNumber, request }) => [buildNumber, request])).toEqual([
    ["22", null],
    ["23", null],
  ]);
  const query = { scope: "final", prices: "false" } as const;
  const { lines } = (await staff.call(getProjectOrderList, { params, query })).body;
  expect(new Set(lines.map(({ buildNumber }) => buildNumber))).toEqual(new Set(["22", "23"]));
}, 90_000);
