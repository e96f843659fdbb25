import { afterAll, beforeAll, expect, it } from "vitest";
import { getBudget, setBudget } from "@showroom/api-contract/endpoints/budget";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { cents } from "@showroom/domain/money/cents";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { BUYER, BUYER_HALFWAY, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(() => app.stop());

const params = () => ({ projectId: buyer.project.id });
const set = (budget: number | null, userId?: number) =>
  buyer.client.call(setBudget, { params: params(), body: { budget, ...(userId === undefined ? {} : { userId }) } });

it("keeps a budget for every device of the buyer, before anything is chosen, and apart from the choices", async () => {
  expect((await buyer.client.call(getBudget, { params: params() })).body).toEqual({ budget: null });
  expect((await set(500_000)).body).toEqual({ budget: cents(500_000) });
  const otherDevice = await app.signedIn(BUYER);
  expect((await otherDevice.call(getBudget, { params: params() })).body).toEqual({ budget: cents(500_000) });
  // A page that is open elsewhere has no conflict, because the version stays.
  expect((await otherDevice.call(getChoices, { params: params() })).body.version).toBe(0);
  expect((await buyer.save(buyer.everything(), 0)).status).toBe(200);
  expect((await otherDevice.call(getBudget, { params: params() })).body).toEqual({ budget: cents(500_000) });
  expect((await set(null)).body).toEqual({ budget: null });
  expect((await otherDevice.call(getBudget, { params: params() })).body).toEqual({ budget: null });
});

it("refuses a budget for another user, and amounts that are no budget", async () => {
  expect((await set(500_000, 999_999)).body).toMatchObject({ code: "choices-of-another" });
  for (const budget of [0, -100, 12.5, 100_000_001]) expect((await set(budget)).status, String(budget)).toBe(422);
  expect((await buyer.client.call(getBudget, { params: params() })).body).toEqual({ budget: null });
});

it("is nobody else's", async () => {
  await set(700_000);
  const other = await app.signedIn(BUYER_HALFWAY);
  expect((await other.call(getBudget, { params: params() })).body).toEqual({ budget: null });
});
