import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calculateCost } from "@showroom/api-contract/endpoints/choices";
import { askQuestion, listOwnQuestions } from "@showroom/api-contract/endpoints/questions";
import type { AskedSubject } from "@showroom/api-contract/entities/question";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { linesOf } from "@showroom/domain/model/cost";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(() => app.stop());

const own = () => ({ projectId: buyer.project.id });
const bathroom = () => buyer.page("bathroom");
const asked = async () => (await buyer.client.call(listOwnQuestions, { params: own() })).body.items;
const ask = async (about: AskedSubject) => {
  const body = { about, words: "Kan dit ook mat?", key: randomUUID(), pictures: [] };
  return (await buyer.client.call(askQuestion, { params: own(), body })).body;
};
async function versionOf(): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>(
    "select version from project_choices c join users u on u.id = c.user_id where u.email = $1",
    [BUYER],
  );
  return rows[0]?.version ?? 0;
}

it("freezes the choice with its amount by the server's own catalogue, chosen or not", async () => {
  const price = async (rooms: Readonly<Record<string, RoomChoice>>) =>
    (
      await buyer.client.call(calculateCost, {
        body: {
          project: { id: buyer.project.id },
          projectHouseType: { id: buyer.houseTypeId },
          projectChoices: { projectRoomChoices: { ...rooms }, submitType: null },
        },
      })
    ).body;
  const changed = { [bathroom().id]: buyer.withLuxuryTile("bathroom") };
  const tile = changed[bathroom().id]?.wallTileProduct;
  if (!tile) throw new Error("A tile is chosen");
  const about: AskedSubject = {
    kind: "product",
    pageId: bathroom().id,
    pageProductId: tile.pageProductId,
    variantId: tile.variantProjectProductId,
  };
  const before = await price({});
  const after = await price(changed);
  await ask(about);
  const items = await asked();
  expect(items[0]?.subject).toMatchObject({
    kind: "product",
    room: bathroom().title,
    chosen: false,
    amount: after.subTotalPrice - before.subTotalPrice,
  });
  expect(items[0]?.subject.articleNumber).not.toBe("");

  const { version } = (await buyer.save(changed, await versionOf())).body;
  expect(version).toBeGreaterThan(0);
  await ask(about);
  const cost = after.pageCosts.find(({ id }) => id === bathroom().id);
  const line =
    cost && linesOf(cost).find((one) => one.choice?.variantProjectProductId === tile.variantProjectProductId);
  const again = (await asked())[0]?.subject;
  expect(again).toMatchObject({ chosen: true, amount: line?.totalPrice, key: items[0]?.subject.key });
  // What was asked before stays as it was.
  expect((await asked())[1]?.subject).toEqual(items[0]?.subject);

  const floors = after.pageCosts.flatMap((page) => linesOf(page).map((one) => ({ page: page.id, one })));
  const other = floors.find(({ one }) => one.choice !== null && one.status !== "dropped");
  if (!other) throw new Error("There is a line");
  const byLine: AskedSubject = { kind: "line", pageId: other.page, lineId: other.one.id };
  expect(await ask(byLine)).toMatchObject({ outcome: "done" });
  expect((await asked())[0]?.subject).toMatchObject({
    name: other.one.name,
    amount: other.one.totalPrice,
  });
  for (const unknown of [
    { ...about, variantId: 999_999 },
    { ...byLine, lineId: "color-999999" },
    { ...byLine, pageId: 999_999 },
    { kind: "offer", offerId: 999_999, line: 0 } as const,
  ])
    expect(await ask(unknown)).toEqual({ outcome: "subject-unknown", threadId: null });
});
