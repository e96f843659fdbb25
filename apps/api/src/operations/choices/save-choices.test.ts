import { describe, expect, it } from "vitest";
import { answerCatalogueChanges, fitChoices } from "@showroom/api-contract/endpoints/changed-choices";
import { calculateCost, copyChoices, getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { saveRoomVersion } from "@showroom/api-contract/endpoints/room-versions";
import { getBuyerHistory } from "@showroom/api-contract/endpoints/staff";
import { calculateCost as domainCost } from "@showroom/domain/pricing/calculate-cost";
import { demoIds, userId } from "../../testing/demo-ids.ts";
import { useSavingBuyer } from "../../testing/saving-buyer.ts";
import { ADVISOR, BUYER } from "../../testing/test-app.ts";

const at = useSavingBuyer();
const { bathroom, otherTile, standard, save, load } = at;

describe("saving", () => {
  it("starts empty at version 0 and counts saves, in the body and as ETag", async () => {
    const before = await at.client.call(getChoices, { params: { projectId: at.ids.projectId } });
    expect(before.body).toMatchObject({ version: 0, projectRoomChoices: {}, buildNumber: "12", submitType: null });
    expect(before.headers.get("etag")).toBe('"0"');
    const rooms = { [bathroom().id]: otherTile() };
    const saved = await save(rooms, 0);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version: 1, projectRoomChoices: rooms });
    expect(saved.headers.get("etag")).toBe('"1"');
    expect(await load()).toEqual(saved.body);
  });

  it("stores the total that the domain calculates, to the cent", async () => {
    const rooms = { [bathroom().id]: otherTile() };
    const houseType = at.buyer.project.houseTypes.find((entry) => entry.id === at.ids.houseTypeId);
    if (!houseType) throw new Error("no house type");
    const expected = domainCost({
      project: at.buyer.project,
      houseType,
      pages: at.buyer.pages,
      choices: rooms,
      floors: { materials: [], floors: [], baseboards: [] },
    });
    expect(expected.totalPrice).not.toBe(0);
    const calculated = await at.client.call(calculateCost, {
      body: {
        project: { id: at.ids.projectId },
        projectHouseType: { id: at.ids.houseTypeId },
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

  it("refuses choices that another user read, before anything else, and changes nothing", async () => {
    const saved = await save({ [bathroom().id]: otherTile() }, 0);
    const ofAnother = async (version: number) =>
      await at.client.call(saveChoices, {
        params: { projectId: at.ids.projectId },
        body: {
          choices: {
            projectRoomChoices: { [bathroom().id]: standard() },
            submitType: null,
            userId: saved.body.userId + 1,
          },
          house_type: { id: at.ids.houseTypeId },
          version,
        },
      });
    for (const version of [0, 1]) {
      const refused = await ofAnother(version);
      expect([refused.status, Object(refused.body).code, Object(refused.body).current]).toEqual([
        409,
        "choices-of-another",
        undefined,
      ]);
    }
    expect(await load()).toEqual(saved.body);
  });

  it("refuses every other call that sends what another user read", async () => {
    const { version, userId } = (await save({ [bathroom().id]: otherTile() }, 0)).body;
    const params = { projectId: at.ids.projectId };
    const another = userId + 1;
    const house_type = { id: at.ids.houseTypeId };
    const ofRoom = { projectPageId: bathroom().id, name: "A", roomChoice: otherTile() };
    const refused = [
      await at.client.call(copyChoices, { params, query: { toPage: bathroom().id, userId: another } }),
      await at.client.call(answerCatalogueChanges, { params, body: { version, answers: {}, userId: another } }),
      await at.client.call(fitChoices, { params, body: { house_type, rooms: {}, base: {}, userId: another } }),
      await at.client.call(saveRoomVersion, { params, body: { ...ofRoom, userId: another } }),
    ];
    expect(refused.map(({ status, body }) => [status, Object(body).code])).toEqual(
      refused.map(() => [409, "choices-of-another"]),
    );
    expect((await at.client.call(saveRoomVersion, { params, body: { ...ofRoom, userId } })).status).toBe(201);
  });

  it("respects If-Match", async () => {
    await save({ [bathroom().id]: otherTile() }, 0);
    const rooms = { [bathroom().id]: standard() };
    expect((await save(rooms, 1, null, { "if-match": '"0"' })).status).toBe(409);
    expect((await save(rooms, 1, null, { "if-match": '"1"' })).status).toBe(200);
  });

  it("accepts a complete response as a request, and ignores the server's own fields", async () => {
    const saved = await save({ [bathroom().id]: otherTile() }, 0);
    const put = (choices: unknown, version: number) =>
      at.client.raw("PUT", `/api/project-choices/${at.ids.projectId}`, {
        body: JSON.stringify({ choices, house_type: { id: at.ids.houseTypeId }, version }),
      });
    const again = await put(saved.body, 1);
    expect(again.status).toBe(200);
    const forged = { ...(await load()), addedCost: -100_000, userId: 1, version: 99, projectRoomRules: {} };
    const { version } = await load();
    expect((await put(forged, version)).status).toBe(200);
    expect(await load()).toMatchObject({
      addedCost: saved.body.addedCost,
      userId: saved.body.userId,
      projectRoomRules: saved.body.projectRoomRules,
    });
  });

  it("accepts the version from If-Match only, and reports when both are missing", async () => {
    const put = (headers: Readonly<Record<string, string>>, room = otherTile()) =>
      at.client.raw("PUT", `/api/project-choices/${at.ids.projectId}`, {
        headers,
        body: JSON.stringify({
          choices: { projectRoomChoices: { [bathroom().id]: room }, submitType: null },
          house_type: { id: at.ids.houseTypeId },
        }),
      });
    expect((await put({ "if-match": '"0"' })).body).toMatchObject({ version: 1 });
    expect((await put({ "if-match": '"0"' }, standard())).status).toBe(409);
    for (const headers of [{}, { "if-match": "*" }, { "if-match": "gisteren" }]) {
      const { status, body } = await put(headers, standard());
      expect([status, body]).toMatchObject([
        422,
        {
          code: "request-invalid",
          issues: [{ path: ["body", "version"], message: expect.stringMatching(/If-Match/) }],
        },
      ]);
    }
    expect((await load()).version).toBe(1);
  });

  it("treats a repeated save as one", async () => {
    const rooms = { [bathroom().id]: otherTile() };
    const first = await save(rooms, 0);
    const again = await save(rooms, 0);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it("accepts exactly one of two parallel saves", async () => {
    const answers = await Promise.all([
      save({ [bathroom().id]: otherTile() }, 0),
      save({ [bathroom().id]: standard() }, 0),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await load()).version).toBe(1);
  });

  it("keeps the stored rooms of removed pages", async () => {
    await save({ [bathroom().id]: otherTile() }, 0);
    const lost = { 999_999: { ...otherTile(), projectPageId: 999_999 } };
    await at.app.pool.query("update project_choices set rooms = rooms || $1::jsonb where project_id = $2", [
      JSON.stringify(lost),
      at.ids.projectId,
    ]);
    expect((await save({ [bathroom().id]: standard() }, 1)).status).toBe(200);
    const { rows } = await at.app.pool.query<{ rooms: Record<string, unknown> }>(
      "select c.rooms from project_choices c join users u on u.id = c.user_id where u.email = $1",
      [BUYER],
    );
    expect(rows[0]?.rooms).toMatchObject({ ...lost, [bathroom().id]: standard() });
  });

  it("recomputes the rules of every room", async () => {
    const saved = await save({ [bathroom().id]: standard() }, 0);
    const configurators = at.buyer.pages.filter((page) => page.type === "configurator").map((page) => String(page.id));
    expect(Object.keys(saved.body.projectRoomRules).toSorted()).toEqual(configurators.toSorted());
    expect(saved.body.projectRoomRules[bathroom().id]?.hiddenProductIds.length).toBeGreaterThan(0);
  });

  it("never saves for a house type that is not the buyer's own", async () => {
    const typeB = await demoIds(at.app.pool, "de-lindehof", 1);
    const body = { choices: { projectRoomChoices: {}, submitType: null }, version: 0 };
    const other = await at.client.call(saveChoices, {
      params: { projectId: at.ids.projectId },
      body: { ...body, house_type: { id: typeB.houseTypeId } },
    });
    expect(other.body).toMatchObject({ code: "choices-moved" });
    const haven = await demoIds(at.app.pool, "havenkwartier");
    const foreign = await at.client.call(saveChoices, {
      params: { projectId: at.ids.projectId },
      body: { ...body, house_type: { id: haven.houseTypeId } },
    });
    expect(foreign.body).toMatchObject({ code: "choice-invalid" });
  });
});

describe("the history", () => {
  it("shows staff who did what, when, and the price", async () => {
    await save({ [bathroom().id]: { ...standard(), confirmedByUser: false } }, 0);
    const saved = await save({ [bathroom().id]: { ...otherTile(), confirmedByUser: false } }, 1);
    await save({ [bathroom().id]: otherTile() }, 2);
    const staff = await at.app.signedIn(ADVISOR);
    const self = await userId(at.app.pool, BUYER);
    const { body } = await staff.call(getBuyerHistory, { params: { projectId: at.ids.projectId, userId: self } });
    expect(body.items.map(({ event, note }) => [event, note])).toEqual([
      ["roomConfirmed", bathroom().title],
      ["saved", null],
    ]);
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
