import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { savePhaseDates } from "@showroom/api-contract/endpoints/closings";
import { answerPreparedChoices } from "@showroom/api-contract/endpoints/prepared-choices";
import { prepareForBuyer } from "@showroom/api-contract/endpoints/staff";
import { setClock } from "@showroom/service/clock";
import { openBuyer } from "../../testing/buyer.ts";
import { demoIds, userId } from "../../testing/demo-ids.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { ADVISOR, BUYER, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";

const [BEFORE, AFTER] = [Date.parse("2026-12-04T10:00:00Z"), Date.parse("2026-12-12T10:00:00Z")];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => setClock(null));
afterAll(() => app.stop());

it("a closed part is closed for who prepares and for who goes back; agreeing changes nothing", async () => {
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const params = { projectId };
  setClock(() => BEFORE);
  const none = { tiles: null, sanitary: null, floors: null };
  const body = { phase: "Blok Linde", seen: none, dates: { ...none, tiles: "2026-12-11" } };
  await (await app.signedIn(PROJECT_ADMIN)).call(savePhaseDates, { params, body });
  await removeChoices(app.pool, BUYER);
  const buyerClient = await app.signedIn(BUYER);
  const buyer = await openBuyer(buyerClient, "de-lindehof");
  const target = { ...params, userId: await userId(app.pool, BUYER) };
  const beside = async () => {
    const granted = await (await app.signedIn(ADVISOR)).call(prepareForBuyer, { params: target });
    const client = app.client();
    await client.raw("GET", "/config.json");
    client.tokens.access = granted.body.access_token;
    return buyer.as(client);
  };
  const bathroom = { [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
  const advisor = await beside();
  expect((await advisor.save(bathroom, 0)).body.isPrepared).toBe(true);

  // A week later: the token expired, and the part closed.
  setClock(() => AFTER);
  expect((await advisor.save(bathroom, 1)).status).toBe(401);
  const client = await app.signedIn(BUYER);
  const answer = (given: "agreed" | "undone") =>
    client.call(answerPreparedChoices, { params, body: { version: 1, answer: given } });
  const toilet = { [buyer.page("toilet").id]: buyer.withLuxuryTile("toilet") };
  const late = await (await beside()).save(toilet, 1);
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: "part-closed" })]);
  // To the standard, which counts now, it can always go back.
  const { rows } = await app.pool.query(
    "select prepared from project_choices where user_id = $1 and archived_at is null",
    [target.userId],
  );
  expect(rows[0].prepared).not.toBeNull();
  const agreed = await answer("agreed");
  expect([agreed.status, agreed.body.version, agreed.body.isPrepared]).toEqual([200, 2, undefined]);
  expect(agreed.body.projectRoomChoices).toMatchObject(bathroom);
});

it("going back to something else than what counts is refused once the part closed", async () => {
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const params = { projectId };
  setClock(() => BEFORE);
  await removeChoices(app.pool, BUYER);
  const buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
  const bathroom = { [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") };
  await buyer.save(bathroom, 0);
  const userOf = await userId(app.pool, BUYER);
  const granted = await (await app.signedIn(ADVISOR)).call(prepareForBuyer, { params: { ...params, userId: userOf } });
  const client = app.client();
  await client.raw("GET", "/config.json");
  client.tokens.access = granted.body.access_token;
  const standard = buyer.everything();
  const saved = (await buyer.as(client).save(standard, 1)).body;
  expect(saved.isPrepared).toBe(true);
  setClock(() => AFTER);
  const late = await app.signedIn(BUYER);
  const refused = await late.call(answerPreparedChoices, { params, body: { version: 2, answer: "undone" } });
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: "part-closed" })]);
  expect((await late.call(answerPreparedChoices, { params, body: { version: 2, answer: "agreed" } })).status).toBe(200);
});
