import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calculateCost, getChoices, getConfirmation, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { getBuyerHistory } from "@showroom/api-contract/endpoints/staff";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { calculateCost as domainCost } from "@showroom/domain/pricing/calculate-cost";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { mainChoice } from "@showroom/domain/selection/variants";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { demoIds, userId, type DemoIds } from "../../testing/demo-ids.ts";
import { standardRoom } from "../../testing/room-choice.ts";
import { ADVISOR, BUYER, OTHER_BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let ids: DemoIds;
let buyer: TestBuyer;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  ids = await demoIds(app.pool, "de-lindehof");
  client = await app.signedIn(BUYER);
  buyer = await openBuyer(client, "de-lindehof");
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.pool.query("delete from project_choices where user_id = (select id from users where email = $1)", [BUYER]);
});

const bathroom = () => buyer.page("bathroom");
const otherTile = () => buyer.withLuxuryTile("bathroom");
const standard = () => standardRoom(bathroom(), buyer.project);
const save: TestBuyer["save"] = (...given) => buyer.save(...given);
const load = async () => (await client.call(getChoices, { params: { projectId: ids.projectId } })).body;

describe("saving", () => {
  it("starts empty at version 0 and counts saves, in the body and as ETag", async () => {
    const before = await client.call(getChoices, { params: { projectId: ids.projectId } });
    expect(before.body).toMatchObject({ version: 0, projectRoomChoices: {}, buildNumber: "12", submitType: null });
    expect(before.headers.get("etag")).toBe('"0"');
    const rooms = { [bathroom().id]: otherTile() };
    const saved = await save(rooms, 0);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 1, projectRoomChoices: rooms });
    expect(saved.headers.get("etag")).toBe('"1"');
    expect(await load()).toEqual(saved.body);
  });

  it("keeps the total that the domain reckons, to the cent", async () => {
    const rooms = { [bathroom().id]: otherTile() };
    const houseType = buyer.project.houseTypes.find((entry) => entry.id === ids.houseTypeId);
    if (!houseType) throw new Error("no house type");
    const expected = domainCost({
      project: buyer.project,
      houseType,
      pages: buyer.pages,
      choices: rooms,
      floors: { materials: [], floors: [], baseboards: [] },
    });
    expect(expected.totalPrice).not.toBe(0);
    const calculated = await client.call(calculateCost, {
      body: {
        project: { id: ids.projectId },
        projectHouseType: { id: ids.houseTypeId },
        projectChoices: { projectRoomChoices: rooms, submitType: null },
      },
    });
    expect(calculated.body).toEqual(expected);
    expect((await save(rooms, 0)).body.addedCost).toBe(expected.totalPrice);
  });

  it("refuses a stale version with the server's copy, and changes nothing", async () => {
    await save({ [bathroom().id]: otherTile() }, 0);
    const stale = await save({ [bathroom().id]: standard() }, 0);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: "choices-stale",
      current: { version: 1, projectRoomChoices: { [bathroom().id]: otherTile() } },
    });
    expect(await load()).toMatchObject({ version: 1, projectRoomChoices: { [bathroom().id]: otherTile() } });
  });

  it("minds If-Match", async () => {
    await save({ [bathroom().id]: otherTile() }, 0);
    const rooms = { [bathroom().id]: standard() };
    expect((await save(rooms, 1, null, { "if-match": '"0"' })).status).toBe(409);
    expect((await save(rooms, 1, null, { "if-match": '"1"' })).status).toBe(200);
  });

  it("answers a save that was sent twice as one", async () => {
    const rooms = { [bathroom().id]: otherTile() };
    const first = await save(rooms, 0);
    const again = await save(rooms, 0);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it("lets exactly one of two parallel saves through", async () => {
    const answers = await Promise.all([
      save({ [bathroom().id]: otherTile() }, 0),
      save({ [bathroom().id]: standard() }, 0),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await load()).version).toBe(1);
  });

  it("recomputes the rules of every room", async () => {
    const saved = await save({ [bathroom().id]: standard() }, 0);
    const configurators = buyer.pages.filter((page) => page.type === "configurator").map((page) => String(page.id));
    expect(Object.keys(saved.body.projectRoomRules).toSorted()).toEqual(configurators.toSorted());
    expect(saved.body.projectRoomRules[bathroom().id]?.hiddenProductIds.length).toBeGreaterThan(0);
  });

  it("never saves for a house type that is not the buyer's own", async () => {
    const typeB = await demoIds(app.pool, "de-lindehof", 1);
    const body = { choices: { projectRoomChoices: {}, submitType: null }, version: 0 };
    const other = await client.call(saveChoices, {
      params: { projectId: ids.projectId },
      body: { ...body, house_type: { id: typeB.houseTypeId } },
    });
    expect(other.body).toMatchObject({ code: "choices-stale" });
    const haven = await demoIds(app.pool, "havenkwartier");
    const foreign = await client.call(saveChoices, {
      params: { projectId: ids.projectId },
      body: { ...body, house_type: { id: haven.houseTypeId } },
    });
    expect(foreign.body).toMatchObject({ code: "choice-invalid" });
  });
});

describe("what is not on offer", () => {
  const spoil = async (change: (room: RoomChoice) => RoomChoice) => {
    const rooms = { [bathroom().id]: change(standard()) };
    const saved = await save(rooms, 0);
    const calculated = await client.call(calculateCost, {
      body: {
        project: { id: ids.projectId },
        projectHouseType: { id: ids.houseTypeId },
        projectChoices: { projectRoomChoices: rooms, submitType: null },
      },
    });
    expect((await load()).version).toBe(0);
    return [saved, calculated];
  };

  it.each<[string, (room: RoomChoice) => RoomChoice]>([
    [
      "an unknown tile",
      (room) => ({ ...room, wallTileProduct: { pageProductId: 999_999, variantProjectProductId: 999_999 } }),
    ],
    ["a floor tile on the wall", (room) => ({ ...room, wallTileProduct: room.floorTileProduct })],
    [
      "a variant of another product",
      (room) => ({
        ...room,
        wallTileProduct: {
          pageProductId: room.wallTileProduct?.pageProductId ?? 0,
          variantProjectProductId: room.floorTileProduct?.variantProjectProductId ?? 0,
        },
      }),
    ],
    ["an unknown group", (room) => ({ ...room, products: { ...room.products, "999999": [] } })],
    [
      "a product in another group",
      (room) => {
        const [first, second] = Object.keys(room.products).filter((key) => (room.products[key]?.length ?? 0) > 0);
        return { ...room, products: { ...room.products, [second ?? ""]: room.products[first ?? ""] ?? [] } };
      },
    ],
    [
      "a tile option twice",
      (room) => {
        const high = {
          tileOption: "CeilingHigh",
          selectedVariant: null,
          selectedGroutColor: null,
          selectedFinishingProfile: null,
        } as const;
        return { ...room, tileOptions: [high, high] };
      },
    ],
    [
      "an accent without a tile",
      (room) => ({
        ...room,
        tileOptions: [
          {
            tileOption: "AccentHerringbone",
            selectedVariant: null,
            selectedGroutColor: null,
            selectedFinishingProfile: null,
          },
        ],
      }),
    ],
    ["an unknown floor", (room) => ({ ...room, floorMaterialId: 1, colorId: 999_999, baseboardId: 1 })],
    ["a page that is another's", (room) => ({ ...room, projectPageId: room.projectPageId + 1 })],
  ])("refuses %s and changes nothing", async (_, change) => {
    for (const answer of await spoil(change)) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        code: "choice-invalid",
        issues: [{ path: ["projectRoomChoices", String(bathroom().id)] }],
      });
    }
  });

  it("refuses products of another project", async () => {
    const other = await app.signedIn(OTHER_BUYER);
    const haven = await demoIds(app.pool, "havenkwartier");
    const foreignPage = (
      await other.call(getPage, { params: { houseTypeId: haven.houseTypeId, pageId: haven.pages["bathroom"] ?? 0 } })
    ).body;
    const foreign = pageCatalogue(foreignPage).tiles.wall.products[0];
    if (!foreign) throw new Error("no tile");
    const answer = await save({ [bathroom().id]: { ...standard(), wallTileProduct: mainChoice(foreign) } }, 0);
    expect(answer.body).toMatchObject({ code: "choice-invalid" });
  });

  it("does not read prices that a client sends along", async () => {
    const rooms = { [bathroom().id]: { ...otherTile(), addedCost: -100_000_00 } };
    const answer = await client.raw("PUT", `/api/project-choices/${ids.projectId}`, {
      body: JSON.stringify({
        choices: { projectRoomChoices: rooms, submitType: null },
        house_type: { id: ids.houseTypeId },
        version: 0,
      }),
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "request-invalid" });
  });
});

describe("handing in", () => {
  it("is refused while rooms are open, and changes nothing", async () => {
    const answer = await save({ [bathroom().id]: standard() }, 0, "showroom");
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: "choices-incomplete" });
    expect(await load()).toMatchObject({ version: 0, submitType: null });
  });

  it("freezes one confirmation and sends one mail, however often and in parallel it is sent", async () => {
    const rooms = { ...buyer.everything(), [bathroom().id]: otherTile() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(rooms, 0, "showroom")));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await save(rooms, 0, "showroom")).text).toBe(answers[0]?.text);
    const { rows } = await app.pool.query(
      "select c.id from confirmations c join project_choices p on p.id = c.choices_id join users u on u.id = p.user_id where u.email = $1",
      [BUYER],
    );
    expect(rows).toHaveLength(1);
    const mails = await app.mails(1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await app.mails(1)).toHaveLength(1);
    expect(mails[0]).toContain(`To: ${BUYER}`);
  });

  it("writes everything about the articles into the confirmation, which no import changes", async () => {
    await save({ ...buyer.everything(), [bathroom().id]: otherTile() }, 0, "showroom");
    const { body } = await client.call(getConfirmation, { params: { projectId: ids.projectId } });
    expect(body).toMatchObject({
      submitType: "showroom",
      buildNumber: "12",
      projectName: "De Lindehof",
      catalogueVersion: expect.any(String),
    });
    expect(body.reference).toMatch(/^LIN-12-\d{4}$/);
    const lines = body.pages.flatMap((page) => page.lines);
    expect(lines.reduce((total, line) => total + line.totalPrice, 0)).toBe(body.subTotalPrice);
    expect(body.totalPrice).toBe(body.subTotalPrice - body.discount);
    const tile = body.pages
      .find((page) => page.roomName === "bathroom")
      ?.lines.find((line) => line.part === "wallTile");
    expect(tile).toMatchObject({ unit: "m2", isStandard: false, costGroup: "Tegels" });
    expect(tile?.quantity).toBeGreaterThan(0);
    await app.pool.query(
      "update projects set revision = revision + 1, document = jsonb_set(document, '{name}', '\"Anders\"') where id = $1",
      [ids.projectId],
    );
    expect((await client.call(getConfirmation, { params: { projectId: ids.projectId } })).body).toEqual(body);
    await app.pool.query(
      "update projects set revision = revision + 1, document = jsonb_set(document, '{name}', '\"De Lindehof\"') where id = $1",
      [ids.projectId],
    );
  });

  it("locks the choices for every caller", async () => {
    const { body } = await save(buyer.everything(), 0, "showroom");
    for (const [version, submitType] of [
      [body.version, null],
      [body.version, "quote"],
      [0, null],
    ] as const) {
      const answer = await save({ [bathroom().id]: otherTile() }, version, submitType);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: "choices-locked" });
    }
    expect(await load()).toEqual(body);
  });
});

describe("the history", () => {
  it("tells staff who did what, when, and what it cost", async () => {
    await save({ [bathroom().id]: { ...standard(), confirmedByUser: false } }, 0);
    const saved = await save({ [bathroom().id]: { ...otherTile(), confirmedByUser: false } }, 1);
    await save({ [bathroom().id]: otherTile() }, 2);
    const staff = await app.signedIn(ADVISOR);
    const self = await userId(app.pool, BUYER);
    const { body } = await staff.call(getBuyerHistory, { params: { projectId: ids.projectId, userId: self } });
    expect(body.items.map((item) => item.event)).toEqual(["roomConfirmed", "saved"]);
    expect(body.items[1]).toMatchObject({
      actor: { userId: self, name: "Sanne de Wit", role: "projectuser" },
      version: 2,
      totalPrice: saved.body.addedCost,
      changes: [
        {
          pageId: bathroom().id,
          part: "wallTile",
          label: "Wandtegel",
          before: expect.any(String),
          after: expect.any(String),
        },
      ],
    });
  });
});
