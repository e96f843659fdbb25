import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import {
  getOwnClosings,
  listClosings,
  saveException,
  savePhaseDates,
  type PhaseDates,
} from "@showroom/api-contract/endpoints/closings";
import { listHomes } from "@showroom/api-contract/endpoints/homes";
import { reopenSubmission } from "@showroom/api-contract/endpoints/submissions";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { setClock } from "@showroom/service/clock";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { userId } from "../../testing/demo-ids.ts";
import type { TestClient } from "../../testing/test-client.ts";
import {
  ADMIN,
  ADVISOR,
  BUYER,
  BUYER_DONE,
  PROJECT_ADMIN,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";

/** The blocks of the demo's homes 12 and 18. */
const [PHASE, OTHER] = ["Blok Linde", "Blok Iep"];
const NONE: PhaseDates = { tiles: null, sanitary: null, floors: null };
/** The last millisecond of 11 December 2026 in the Netherlands, and the first of the 12th. */
const [LAST, FIRST] = [Date.parse("2026-12-11T22:59:59.999Z"), Date.parse("2026-12-11T23:00:00Z")];

let app: TestApp;
let projectId: number;
const at = (moment: number): void => setClock(() => moment);
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
  projectId = rows[0]?.id ?? 0;
});
afterEach(() => setClock(null));
afterAll(() => app.stop());

async function staffAt(moment: number, email = PROJECT_ADMIN): Promise<TestClient> {
  at(moment);
  return await app.signedIn(email);
}
const params = () => ({ projectId });
const list = async (staff: TestClient) => (await staff.call(listClosings, { params: params() })).body;
const datesOf = async (staff: TestClient, phase: string): Promise<PhaseDates> =>
  (await list(staff)).phases.find((one) => one.phase === phase)?.dates ?? NONE;
const setDates = async (staff: TestClient, phase: string, dates: Partial<PhaseDates>) => {
  const seen = await datesOf(staff, phase);
  return (await staff.call(savePhaseDates, { params: params(), body: { phase, seen, dates: { ...NONE, ...dates } } }))
    .body;
};
async function exceptFor(
  staff: TestClient,
  buildNumber: string,
  part: Part,
  seen: string | null,
  lastDay: string | null,
) {
  const homes = (await staff.call(listHomes, { params: params() })).body.items;
  const homeId = homes.find((home) => home.buildNumber === buildNumber)?.id ?? 0;
  const body = { seen, lastDay, reason: "Ziekenhuis" };
  return (await staff.call(saveException, { params: { projectId, homeId, part }, body })).body;
}
async function buyerAt(moment: number, email = BUYER): Promise<TestBuyer> {
  at(moment);
  return await openBuyer(await app.signedIn(email), "de-lindehof");
}
function standardOf(buyer: TestBuyer, room: string): RoomChoice {
  const standard = buyer.everything()[buyer.page(room).id];
  if (!standard) throw new Error(`There is no ${room}`);
  return standard;
}

describe("the dates of a phase", () => {
  it("are set by what the author saw, and the earlier ones stay in the history", async () => {
    const staff = await staffAt(LAST);
    expect((await list(staff)).phases.map(({ phase, homes }) => `${phase} ${homes}`)).toEqual([
      "Blok Esdoorn 16",
      "Blok Iep 16",
      "Blok Linde 16",
    ]);
    expect(await setDates(staff, OTHER, { tiles: "2026-12-11", floors: "2027-02-01" })).toEqual({ outcome: "done" });
    const stale = { phase: OTHER, seen: NONE, dates: { ...NONE, tiles: "2026-12-25" } };
    expect((await staff.call(savePhaseDates, { params: params(), body: stale })).body).toEqual({ outcome: "changed" });
    expect(await setDates(staff, OTHER, { tiles: "2026-12-18", floors: "2027-02-08" })).toEqual({ outcome: "done" });
    const { changes } = await list(staff);
    expect(changes.slice(0, 2).map(({ part, before, after, by }) => [part, before, after, by])).toEqual([
      ["floors", "2027-02-01", "2027-02-08", "Noor Jansen"],
      ["tiles", "2026-12-11", "2026-12-18", "Noor Jansen"],
    ]);
    expect(changes[0]?.at).toBe(new Date(LAST).toISOString());
    await setDates(staff, OTHER, {});
    expect(await datesOf(staff, OTHER)).toEqual(NONE);
  });

  it("set by two at the same moment are those of one", async () => {
    const [staff, admin] = [await staffAt(LAST), await staffAt(LAST, ADMIN)];
    const body = (tiles: string) => ({ phase: OTHER, seen: NONE, dates: { ...NONE, tiles } });
    const outcomes = await Promise.all([
      staff.call(savePhaseDates, { params: params(), body: body("2027-01-01") }),
      admin.call(savePhaseDates, { params: params(), body: body("2027-01-02") }),
    ]);
    expect(outcomes.map((one) => one.body.outcome).toSorted()).toEqual(["changed", "done"]);
    await setDates(staff, OTHER, {});
  });

  it("are for admins and project admins, and stay as they are in an archived project", async () => {
    const advisor = await staffAt(LAST, ADVISOR);
    expect((await advisor.call(listClosings, { params: params() })).status).toBe(404);
    const staff = await staffAt(LAST);
    await app.pool.query("update projects set state = 'archived' where id = $1", [projectId]);
    const body = { phase: OTHER, seen: NONE, dates: NONE };
    expect((await staff.call(savePhaseDates, { params: params(), body })).status).toBe(409);
    await app.pool.query("update projects set state = 'open' where id = $1", [projectId]);
  });
});

describe("a buyer", () => {
  it("chooses until the last day ends, of two writers at that moment one, and in other parts after it", async () => {
    const staff = await staffAt(LAST);
    await setDates(staff, PHASE, { tiles: "2026-12-11" });
    const buyer = await buyerAt(LAST);
    const bathroom = buyer.page("bathroom").id;
    const luxury = { [bathroom]: buyer.withLuxuryTile("bathroom") };
    expect((await buyer.client.call(getOwnClosings, { params: params() })).body.items).toEqual([
      { part: "tiles", lastDay: "2026-12-11", reason: null, isClosed: false, counts: "standard" },
    ]);
    const first = await buyer.save(luxury, 0);
    expect(first.status).toBe(200);

    // The clock turns while a save is on its way: it is refused, and what was saved before stays.
    const late = await buyerAt(FIRST);
    const other = { [late.page("toilet").id]: late.withLuxuryTile("toilet") };
    const refused = await late.save(other, 1);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "part-closed",
      issues: [{ path: ["projectRoomChoices", String(late.page("toilet").id), "tiles"] }],
    });
    expect((await late.client.call(getOwnClosings, { params: params() })).body.items).toMatchObject([
      { part: "tiles", isClosed: true, counts: "standard" },
    ]);
    const { rows } = await app.pool.query<{ version: number }>(
      "select c.version from project_choices c join users u on u.id = c.user_id where u.email = $1",
      [BUYER],
    );
    expect(rows).toEqual([{ version: 1 }]);
  });

  it("is let in again by an exception, until that is taken back", async () => {
    const staff = await staffAt(FIRST);
    expect(await exceptFor(staff, "12", "tiles", null, "2026-12-15")).toEqual({ outcome: "done" });
    expect(await exceptFor(staff, "12", "tiles", null, "2026-12-16")).toEqual({ outcome: "changed" });
    const buyer = await buyerAt(FIRST);
    const toilet = { [buyer.page("toilet").id]: buyer.withLuxuryTile("toilet") };
    expect((await buyer.save(toilet, 1)).status).toBe(200);
    expect((await buyer.client.call(getOwnClosings, { params: params() })).body.items).toMatchObject([
      { lastDay: "2026-12-15", reason: "Ziekenhuis", isClosed: false },
    ]);
    const again = await staffAt(FIRST);
    expect(await exceptFor(again, "12", "tiles", "2026-12-15", null)).toEqual({ outcome: "done" });
    const { exceptions, changes } = await list(again);
    expect(exceptions).toEqual([]);
    expect(changes[0]).toMatchObject({ buildNumber: "12", before: "2026-12-15", after: null });
  });

  it("may take a draft of a closed part back to the standard, which counts", async () => {
    const buyer = await buyerAt(FIRST);
    const toilet = buyer.page("toilet").id;
    const luxury = { [toilet]: buyer.withLuxuryTile("toilet") };
    expect((await buyer.save(luxury, 2)).status).toBe(200);
    expect((await buyer.save({ [toilet]: standardOf(buyer, "toilet") }, 3)).status).toBe(200);
    expect((await buyer.save(luxury, 4)).body).toMatchObject({ code: "part-closed" });
  });

  it("hands in what counts of a closed part, and not a mere draft", async () => {
    const buyer = await buyerAt(FIRST);
    const draft = { ...buyer.everything(), [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
    expect((await buyer.save(draft, 4, "showroom")).body).toMatchObject({ code: "part-closed" });
    expect((await buyer.save(buyer.everything(), 4, "showroom")).body).toMatchObject({ submitType: "showroom" });
  });

  it("whose submission is reopened keeps what was handed in of a closed part", async () => {
    const staff = await staffAt(FIRST);
    const done = await userId(app.pool, BUYER_DONE);
    const { rows } = await app.pool.query<{ version: number }>(
      "select version from project_choices where user_id = $1",
      [done],
    );
    const version = rows[0]?.version ?? 0;
    const reopen = { params: { projectId, userId: done }, body: { version, reason: "Wastafel" } };
    expect((await staff.call(reopenSubmission, reopen)).status).toBe(200);
    const buyer = await buyerAt(FIRST, BUYER_DONE);
    const { items, handedIn } = (await buyer.client.call(getOwnClosings, { params: params() })).body;
    expect(items).toMatchObject([{ part: "tiles", isClosed: true, counts: "handed-in" }]);
    expect(handedIn?.[buyer.page("bathroom").id]?.wallTileProduct).not.toEqual(
      standardOf(buyer, "bathroom").wallTileProduct,
    );
    const bathroom = { [buyer.page("bathroom").id]: standardOf(buyer, "bathroom") };
    expect((await buyer.save(bathroom, version + 1)).body).toMatchObject({ code: "part-closed" });
    const { body: open } = await buyer.client.call(getChoices, { params: params() });
    expect((await buyer.save(open.projectRoomChoices, version + 1, "showroom")).body).toMatchObject({
      submitType: "showroom",
    });
  });
});
