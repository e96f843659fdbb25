import * as z from "zod/mini";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { savePhaseDates } from "@showroom/api-contract/endpoints/closings";
import { problemSchema } from "@showroom/api-contract/problem";
import { setClock } from "@showroom/service/clock";
import { openBuyer } from "../../testing/buyer.ts";
import { demoIds } from "../../testing/demo-ids.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { BUYER, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";

/** The last millisecond of 11 December 2026 in the Netherlands, and the first of the 12th. */
const [LAST, FIRST] = [Date.parse("2026-12-11T22:59:59.999Z"), Date.parse("2026-12-11T23:00:00Z")];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => setClock(null));
afterAll(() => app.stop());

it("of two writers while the last day ends, what is stored was stored in time, once, and the other one knows", async () => {
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const params = { projectId };
  setClock(() => LAST);
  const none = { tiles: null, sanitary: null, floors: null };
  const dates = { ...none, tiles: "2026-12-11" };
  const staff = await app.signedIn(PROJECT_ADMIN);
  await staff.call(savePhaseDates, { params, body: { phase: "Blok Linde", seen: none, dates } });
  const buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  const other = buyer.as(await app.signedIn(BUYER));
  const seen = new Set<string>();
  // The clock turns at another one of its readings each time, so at any place between the two saves.
  for (let turn = 0; turn < 24; turn += 1) {
    setClock(() => LAST);
    await removeChoices(app.pool, BUYER);
    let readings = 0;
    setClock(() => ((readings += 1) > turn ? FIRST : LAST));
    const [bathroom, toilet] = [buyer.page("bathroom").id, buyer.page("toilet").id];
    const answers = await Promise.all([
      buyer.save({ [bathroom]: buyer.withLuxuryTile("bathroom") }, 0),
      other.save({ [toilet]: other.withLuxuryTile("toilet") }, 0),
    ]);
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(taken.length).toBeLessThanOrEqual(1);
    const stored = (await buyer.client.call(getChoices, { params })).body;
    expect(stored.version).toBe(taken.length);
    if (taken.length === 1) expect(Date.parse(stored.updatedAt)).toBeLessThan(FIRST);
    expect(Object.keys(stored.projectRoomChoices)).toHaveLength(taken.length);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      const { code } = z.parse(problemSchema, body);
      expect(["part-closed", "choices-stale"]).toContain(code);
      seen.add(code);
    }
    seen.add(`${taken.length} stored`);
  }
  // Both ends were met: nobody in time, and one in time.
  expect([...seen]).toEqual(expect.arrayContaining(["0 stored", "1 stored", "part-closed"]));
});
