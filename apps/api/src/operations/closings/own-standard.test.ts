import { afterAll, beforeAll, expect, it } from "vitest";
import { getOwnStandard, savePhaseDates } from "@showroom/api-contract/endpoints/closings";
import { demoIds } from "../../testing/demo-ids.ts";
import { BUYER, OTHER_BUYER, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it("the standard of each part that closes is told by room, and nothing of parts without a date", async () => {
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const params = { projectId };
  const buyer = await app.signedIn(BUYER);
  const standard = async () => (await buyer.call(getOwnStandard, { params })).body.items;
  const none = { tiles: null, sanitary: null, floors: null };
  const before = await standard();
  const dates = { tiles: "2031-12-12", sanitary: "2031-12-19", floors: "2032-01-09" };
  const staff = await app.signedIn(PROJECT_ADMIN);
  const body = { phase: "Blok Linde", seen: none, dates };
  expect((await staff.call(savePhaseDates, { params, body })).body.outcome).toBe("done");
  const [tiles, sanitary, floors] = await standard();
  expect(before).toEqual([]);
  expect(tiles?.part).toBe("tiles");
  expect(tiles?.rooms.map(({ title, articles }) => [title, articles.map(({ name }) => name)])).toEqual([
    ["Badkamer", ["Atelier Wit mat", "Cast vloer Kiezel"]],
    ["Toilet", ["Atelier Wit mat", "Cast vloer Kiezel"]],
  ]);
  expect(tiles?.rooms[0]?.articles.every(({ thumbnail }) => thumbnail !== null)).toBe(true);
  expect(sanitary?.rooms[0]?.articles.map(({ name }) => name)).toContain("Wandcloset Basis");
  // Nothing is laid in the living room.
  expect(floors).toEqual({ part: "floors", rooms: [] });
  const elsewhere = await app.signedIn(OTHER_BUYER);
  expect((await elsewhere.call(getOwnStandard, { params })).status).toBe(404);
});
