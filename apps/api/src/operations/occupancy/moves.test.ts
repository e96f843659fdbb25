import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { listHomes } from "@showroom/api-contract/endpoints/homes";
import { endPurchase } from "@showroom/api-contract/endpoints/occupancy";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { openBuyer } from "../../testing/buyer.ts";
import { demoIds } from "../../testing/demo-ids.ts";
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

const saveFor = async (
  client: Awaited<ReturnType<HomeDesk["enter"]>>,
  { id, houseTypeId, version }: { readonly id: number; readonly houseTypeId: number; readonly version: number },
  rooms: Readonly<Record<string, RoomChoice>>,
) =>
  await client.call(saveChoices, {
    params: params(),
    body: {
      choices: { projectRoomChoices: { ...rooms }, submitType: null, id },
      house_type: { id: houseTypeId },
      version,
    },
  });
const choicesOf = async (client: Awaited<ReturnType<HomeDesk["enter"]>>) =>
  (await client.call(getChoices, { params: params() })).body;

it("buyers who move take along what fits, and a page of the former home is refused", async () => {
  const from = await homes.freeHome();
  const email = "verhuist@voorbeeld.nl";
  const id = await homes.invite(email, from);
  const client = await homes.enter(email);
  const buyer = await openBuyer(client, "de-lindehof");
  const bathroom = buyer.page("bathroom");
  const luxury = buyer.withLuxuryTile("bathroom");
  const stale = await choicesOf(client);
  expect((await saveFor(client, stale, { [bathroom.id]: luxury })).status).toBe(200);
  const before = await choicesOf(client);
  const to = await homes.freeHome(from.houseType);

  const dry = await homes.move(from.buildNumber, to, true);
  expect(dry).toMatchObject({ outcome: "done", choices: { dropped: [], taken: [bathroom.title], agreedLines: 0 } });
  expect((await homes.home(from.buildNumber)).state, "a dry run changes nothing").toBe("in-use");
  expect((await homes.move(from.buildNumber, to)).outcome).toBe("done");
  expect(await homes.home(from.buildNumber)).toMatchObject({ state: "free", former: 1 });
  expect((await homes.home(to.buildNumber)).buyers.map(({ userId }) => userId)).toEqual([id]);
  expect((await homes.former(from.buildNumber))[0]?.reason).toBe(
    `${from.buildNumber} → ${to.buildNumber}: Ruil van woning`,
  );

  const now = await choicesOf(client);
  expect(now).toMatchObject({ buildNumber: to.buildNumber, version: 0, submitType: null });
  expect(now.projectRoomChoices[bathroom.id]).toEqual({ ...luxury, confirmedByUser: false });
  for (const page of [before, stale]) {
    const late = await saveFor(client, page, { [bathroom.id]: luxury });
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: "choices-moved" })]);
  }
  expect((await saveFor(client, now, { [bathroom.id]: luxury })).status).toBe(200);
});

it("a move to another house type names what does not fit, and to a home that is taken is refused", async () => {
  const { items } = (await homes.admin.call(listHomes, { params: params() })).body;
  const types = [...new Set(items.map(({ houseType }) => houseType))].filter((type) => type !== "");
  const [one = "", other = ""] = types;
  const from = await homes.freeHome(one);
  await homes.invite("ruilt@voorbeeld.nl", from);
  const buyer = await openBuyer(await homes.enter("ruilt@voorbeeld.nl"), "de-lindehof");
  expect((await buyer.save(buyer.everything(), 0)).status).toBe(200);
  const taken = items.find(({ state }) => state === "in-use");
  if (!taken) throw new Error("No home is taken");
  expect((await homes.move(from.buildNumber, taken)).outcome).toBe("taken");
  const to = await homes.freeHome(other);
  const dry = await homes.move(from.buildNumber, to, true);
  expect(dry.outcome).toBe("done");
  const shown = JSON.stringify(dry);
  const done = await homes.move(from.buildNumber, to);
  expect(JSON.stringify(done), "what was shown is what happened").toBe(shown);
});

it("one of two partners leaves, and the other keeps everything", async () => {
  const at = await homes.freeHome();
  const first = await homes.invite("blijft@voorbeeld.nl", at);
  const second = await homes.invite("gaat@voorbeeld.nl", at, "ja");
  const [stays, goes] = [await homes.enter("blijft@voorbeeld.nl"), await homes.enter("gaat@voorbeeld.nl")];
  const buyer = await openBuyer(goes, "de-lindehof");
  expect((await buyer.save(buyer.everything(), 0)).status).toBe(200);
  const before = await choicesOf(stays);
  const { outcome, effects } = await homes.end(at.buildNumber, [second]);
  expect([outcome, effects?.leaves, effects?.stays]).toEqual(["done", ["Nieuwe Koper"], ["Nieuwe Koper"]]);
  const after = await choicesOf(stays);
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
  expect((await buyer.save({}, before.version)).body).toMatchObject({ code: "home-left" });
  expect((await homes.home(at.buildNumber)).buyers.map(({ userId }) => userId)).toEqual([first]);
});

it("the owner of the choices leaves, and the partner goes on with the same ones", async () => {
  const at = await homes.freeHome();
  const first = await homes.invite("eigenaar@voorbeeld.nl", at);
  const second = await homes.invite("partner@voorbeeld.nl", at, "ja");
  const [owner, partner] = [await homes.enter("eigenaar@voorbeeld.nl"), await homes.enter("partner@voorbeeld.nl")];
  const buyer = await openBuyer(owner, "de-lindehof");
  expect((await buyer.save(buyer.everything(), 0)).status).toBe(200);
  const before = await choicesOf(partner);
  expect((await homes.end(at.buildNumber, [first])).outcome).toBe("done");
  expect((await choicesOf(partner)).id).toBe(before.id);
  expect(
    (await saveFor(partner, before, { [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") })).status,
  ).toBe(200);
  expect((await homes.home(at.buildNumber)).buyers.map(({ userId }) => userId)).toEqual([second]);
});

it("what was not seen is not done, and nobody else may do it", async () => {
  const at = await homes.freeHome();
  const id = await homes.invite("gezien@voorbeeld.nl", at);
  const call = async (version: number | null, buyers: readonly number[]) =>
    (
      await homes.admin.call(endPurchase, {
        params: { projectId, homeId: at.id },
        body: { seen: { buyers: [...buyers], version }, leaving: [id], reason: "Ontbonden", dryRun: false },
      })
    ).body.outcome;
  expect([await call(7, [id]), await call(0, []), await call(null, [id])]).toEqual(["changed", "changed", "changed"]);
  expect((await homes.home(at.buildNumber)).buyers).toHaveLength(1);
  const both = await Promise.all([call(0, [id]), call(0, [id])]);
  expect(both.toSorted()).toEqual(["changed", "done"]);
});

it("a save at the same moment as the end of a purchase is either archived or refused, and never lost unseen", async () => {
  const at = await homes.freeHome();
  const email = "tegelijk@voorbeeld.nl";
  await homes.invite(email, at);
  const client = await homes.enter(email);
  const buyer = await openBuyer(client, "de-lindehof");
  const [saved, ended] = await Promise.all([buyer.save(buyer.everything(), 0), homes.end(at.buildNumber)]);
  expect([200, 409]).toContain(saved.status);
  if (ended.outcome === "changed") expect((await homes.end(at.buildNumber)).outcome).toBe("done");
  const [former] = await homes.former(at.buildNumber);
  expect((former?.rooms.length ?? 0) > 0).toBe(saved.status === 200);
  const { rows } = await app.pool.query(
    "select from project_choices c join users u on u.id = c.user_id where u.email = $1 and c.archived_at is null",
    [email],
  );
  expect(rows).toHaveLength(0);
});

it("a save that is being stored and the end of a purchase do not wait for each other", async () => {
  const at = await homes.freeHome();
  const id = await homes.invite("wacht@voorbeeld.nl", at);
  const buyer = await openBuyer(await homes.enter("wacht@voorbeeld.nl"), "de-lindehof");
  expect((await buyer.save(buyer.everything(), 0)).status).toBe(200);
  const saving = await app.pool.connect();
  try {
    await saving.query("begin");
    await saving.query("select from project_choices where user_id = $1 for update", [id]);
    const ending = homes.end(at.buildNumber);
    await vi.waitFor(async () => {
      const { rows } = await app.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(1);
    }, 10_000);
    // A save stores who made it last.
    await saving.query(
      `insert into choice_changes (choices_id, version, at, by_user_id, by_name, by_role, event, changes, total_price)
       select id, version, now(), user_id, 'Koper', 'projectuser', 'saved', '[]', 0 from project_choices where user_id = $1`,
      [id],
    );
    await saving.query("commit");
    expect((await ending).outcome).toBe("done");
  } finally {
    saving.release();
  }
});
