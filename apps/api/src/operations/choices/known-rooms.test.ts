import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calculateCost, getChoices } from "@showroom/api-contract/endpoints/choices";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { cents } from "@showroom/domain/money/cents";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { withoutProducts, withProducts } from "../../testing/bundle-edits.ts";
import { useCatalogueHome, type CatalogueHome } from "../../testing/catalogue-home.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { BUYER } from "../../testing/test-app.ts";

// A room that was sent before is not checked and priced again. These tests change what it was checked against.
const home = useCatalogueHome();
let at: CatalogueHome;
let room: RoomChoice;
// An import of the whole demo takes a second or two.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeEach(() => {
  at = home();
  room = at.buyer.withLuxuryTile("bathroom");
});
afterEach(async () => {
  await removeChoices(at.app.pool, BUYER);
  await at.importer.run(at.importer.bundle);
});

const rooms = () => ({ [at.buyer.page("bathroom").id]: room });
const save = (version = 0) => at.buyer.save(rooms(), version);

async function calculate() {
  const { status, body } = await at.buyer.client.call(calculateCost, {
    body: {
      project: { id: at.buyer.project.id },
      projectHouseType: { id: at.buyer.houseTypeId },
      projectChoices: { projectRoomChoices: rooms(), submitType: null },
    },
  });
  return { status, totalPrice: body.totalPrice };
}

function tileNumber(): string {
  const tile = findChoice(pageCatalogue(at.buyer.page("bathroom")), room.wallTileProduct);
  if (!tile) throw new Error("The tile is not on offer");
  return tile.product.product_number;
}

/** Makes the server know the room, without choices of the buyer that would keep the present catalogue. */
async function makeKnown(): Promise<number> {
  const saved = await save();
  expect(saved.status).toBe(200);
  await removeChoices(at.app.pool, BUYER);
  return saved.body.addedCost;
}

describe("a room that was saved before", () => {
  it("is refused after an import without its tile", async () => {
    await makeKnown();
    await at.importer.run(withoutProducts(at.importer.bundle, [tileNumber()]));
    const refused = await save();
    expect([refused.status, refused.body]).toMatchObject([422, { code: "choice-invalid" }]);
    expect((await calculate()).status).toBe(422);
  });

  it("has the price of the present catalogue", async () => {
    const before = await makeKnown();
    await at.importer.run(
      withProducts(at.importer.bundle, [tileNumber()], (tile) => ({
        ...tile,
        grossPrice: cents(tile.grossPrice + 1_000),
      })),
    );
    const { totalPrice } = await calculate();
    expect(totalPrice).toBeGreaterThan(before);
    expect((await save()).body.addedCost).toBe(totalPrice);
  });

  it("does not hide what another writer stored", async () => {
    await save();
    const standard = { ...room, wallTileProduct: at.buyer.everything()[at.buyer.page("bathroom").id]?.wallTileProduct };
    await at.app.pool.query(
      "update project_choices c set rooms = $1::jsonb from users u where u.id = c.user_id and u.email = $2",
      [JSON.stringify({ [room.projectPageId]: standard }), BUYER],
    );
    const { body } = await at.buyer.client.call(getChoices, { params: at.params });
    expect(body.projectRoomChoices[room.projectPageId]).toEqual(standard);
    const saved = await save(1);
    expect(saved.body.projectRoomChoices[room.projectPageId]).toEqual(room);
    const { rows } = await at.app.pool.query<{ changes: readonly unknown[] }>(
      "select changes from choice_changes order by id desc limit 1",
    );
    expect(rows[0]?.changes).toHaveLength(1);
  });
});

describe("a body with a known room", () => {
  const bodyOf = (rooms: string) =>
    `{"choices":{"projectRoomChoices":${rooms},"submitType":null},"house_type":{"id":${at.buyer.houseTypeId}},"version":0}`;
  const put = async (rooms: string) =>
    await at.buyer.client.raw("PUT", `/api/project-choices/${at.params.projectId}`, { body: bodyOf(rooms) });

  it("is refused for what else is wrong in it, and nothing is stored", async () => {
    await makeKnown();
    const key = `"${room.projectPageId}"`;
    const json = JSON.stringify(room);
    const odd = (text: string): string => `{${key}:${json.replace('"colorId":null', text)}}`;
    for (const [rooms, status] of [
      [odd('"colorId":null,'), 400],
      [odd('"colorId":nul'), 400],
      [odd('"colorId":null,"__proto__":{}'), 400],
      [`{"__proto__":${json}}`, 400],
      [`{${key}:${json}`, 400],
      [odd(`"colorId":${"[".repeat(40)}${"]".repeat(40)}`), 400],
      [odd('"colorId":1e400'), 422],
      [odd('"colorId":-2'), 422],
      [odd('"colorId":"\\u0000"'), 422],
      [odd('"colorId":null,"lighting":4'), 422],
      [`{"0":${json}}`, 422],
      [`{${key}:${json},"9999999":${json}}`, 422],
    ] as const) {
      expect([rooms, (await put(rooms)).status]).toEqual([rooms, status]);
    }
    const { body } = await at.buyer.client.call(getChoices, { params: at.params });
    expect(body).toMatchObject({ version: 0, projectRoomChoices: {} });
    expect((await put(`{${key}:${json}}`)).status).toBe(200);
  });
});
