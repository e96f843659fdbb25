import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setFavourite } from "@showroom/api-contract/endpoints/favourites";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { endPurchase } from "@showroom/api-contract/endpoints/occupancy";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { demoIds, userId } from "../../testing/demo-ids.ts";
import { openHomeDesk, type HomeDesk } from "../../testing/home-desk.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let homes: HomeDesk;
let projectId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ projectId } = await demoIds(app.pool, "de-lindehof"));
  homes = await openHomeDesk(app, projectId);
});
afterAll(() => app.stop());

const params = () => ({ projectId });

interface Couple {
  readonly buildNumber: string;
  readonly owner: TestBuyer;
  readonly partner: TestBuyer;
  readonly ids: { readonly owner: number; readonly partner: number };
}

let couples = 0;
async function openCouple(): Promise<Couple> {
  couples += 1;
  const home = await homes.freeHome();
  const [first, second] = [`eerste.${couples}@voorbeeld.nl`, `tweede.${couples}@voorbeeld.nl`];
  await homes.invite(first, home);
  await homes.invite(second, home, "ja");
  const owner = await openBuyer(await homes.enter(first), "de-lindehof");
  const partner = await openBuyer(await homes.enter(second), "de-lindehof");
  const ids = { owner: await userId(app.pool, first), partner: await userId(app.pool, second) };
  await owner.save({}, 0);
  return { buildNumber: home.buildNumber, owner, partner, ids };
}

/** Until so many statements wait for a lock. */
async function waitForWaiting(atLeast: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await app.pool.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= atLeast) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No ${atLeast} statements wait`);
}

/**
 * Makes `work` begin while the departure has not happened, and reach the choices after it: both wait for the choices, the departure
 * first.
 */
async function whileLeaving<Result>(
  { buildNumber, ids }: Couple,
  leaving: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { id: homeId } = await homes.home(buildNumber);
  const end = async (version: number | null) => {
    const seen = { buyers: [ids.owner, ids.partner], version };
    const body = { seen, leaving: [leaving], reason: "Uit elkaar", dryRun: version === null };
    return (await homes.admin.call(endPurchase, { params: { projectId, homeId }, body })).body;
  };
  const version = (await end(null)).effects?.version ?? 0;
  const client = await app.pool.connect();
  try {
    await client.query("begin");
    await client.query("select from project_choices where user_id = $1 for update", [ids.owner]);
    const ended = end(version);
    await waitForWaiting(1);
    const worked = work();
    await waitForWaiting(2);
    await client.query("commit");
    expect((await ended).outcome).toBe("done");
    return await worked;
  } finally {
    client.release();
  }
}

const tiles = (buyer: TestBuyer) => ({ [buyer.page("toilet").id]: buyer.withLuxuryTile("toilet") });
const choicesOf = async ({ client }: TestBuyer) => (await client.call(getChoices, { params: params() })).body;

describe("what somebody began before leaving and would be stored after it", () => {
  it("is not stored as a save", async () => {
    const couple = await openCouple();
    const before = await choicesOf(couple.owner);
    const saved = await whileLeaving(couple, couple.ids.partner, () =>
      couple.partner.save(tiles(couple.partner), before.version),
    );
    expect([saved.status, saved.body]).toEqual([409, expect.objectContaining({ code: "home-left" })]);
    const after = await choicesOf(couple.owner);
    expect(after.projectRoomChoices).toEqual(before.projectRoomChoices);
    expect((await couple.owner.save(tiles(couple.owner), after.version)).status).toBe(200);
  });

  it("is not stored as a favourite", async () => {
    const couple = await openCouple();
    const page = couple.partner.page("bathroom");
    const [tile] = pageCatalogue(page).tiles.wall.products;
    const body = { pageId: page.id, pageProductId: tile?.id ?? 0, liked: true, userId: couple.ids.partner };
    const kept = await whileLeaving(couple, couple.ids.partner, () =>
      couple.partner.client.call(setFavourite, { params: params(), body }),
    );
    expect([kept.status, kept.body]).toEqual([409, expect.objectContaining({ code: "home-left" })]);
    const { rows } = await app.pool.query("select favourites from project_choices where user_id = $1", [
      couple.ids.owner,
    ]);
    expect(rows).toEqual([{ favourites: [] }]);
  });
});

it("who stays saves while the owner of the choices leaves", async () => {
  const couple = await openCouple();
  const { version } = await choicesOf(couple.partner);
  const saved = await whileLeaving(couple, couple.ids.owner, () => couple.partner.save(tiles(couple.partner), version));
  expect([saved.status, saved.body]).toEqual([
    200,
    expect.objectContaining({ userId: couple.ids.partner, projectRoomChoices: tiles(couple.partner) }),
  ]);
});
