import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import {
  downloadProjectOrderList,
  getBuyerConfiguration,
  getBuyerOrderList,
  getProjectOrderList,
  listBuyers,
} from "@showroom/api-contract/endpoints/staff";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { changeHouseType } from "@showroom/api-contract/endpoints/users";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { demoIds, userId, type DemoIds } from "../../testing/demo-ids.ts";
import {
  ADMIN,
  ADVISOR,
  BUYER,
  BUYER_DONE,
  OTHER_ADVISOR,
  PROJECT_ADMIN,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";
import { pathOf, type TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let ids: DemoIds;
let staff: TestClient;
let buyer: TestBuyer;
beforeAll(async () => {
  app = await startTestApp();
  ids = await demoIds(app.pool, "de-lindehof");
  staff = await app.signedIn(ADVISOR);
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(() => app.stop());

const params = () => ({ projectId: ids.projectId });

describe("the staff's view of a project", () => {
  it("lists the projects that they may enter, with their figures", async () => {
    const slugsOf = async (email: string) =>
      (await (await app.signedIn(email)).call(listStaffProjects, {})).body.map((project) => project.slug);
    expect(await slugsOf(OTHER_ADVISOR)).toEqual([]);
    for (const email of [PROJECT_ADMIN, ADMIN])
      expect(await slugsOf(email)).toEqual(["buitenrand", "de-lindehof", "havenkwartier", "leegveld"]);
    const own = (await staff.call(listStaffProjects, {})).body.find((project) => project.slug === "de-lindehof");
    expect(own).toMatchObject({ buyerCount: 4, submittedCount: 1, status: 1, lastChangeAt: expect.any(String) });
    expect(own).toMatchObject({ priceGroup: 1, floorPriceGroup: 1 });
    const all = (await (await app.signedIn(ADMIN)).call(listStaffProjects, {})).body;
    expect(all.find(({ slug }) => slug === "havenkwartier")).toMatchObject({ priceGroup: 0, floorPriceGroup: 0 });
  });

  it("lists buyers by building number, and finds, filters, sorts and pages them", async () => {
    const list = async (query: object) => (await staff.call(listBuyers, { params: params(), query })).body;
    const all = await list({});
    expect(all.items.map((item) => [item.buildNumber, item.status])).toEqual([
      ["12", "registered"],
      ["14", "configuring"],
      ["16", "submitted"],
      ["18", "invited"],
    ]);
    expect(all.items[1]?.progress.map((step) => step.confirmed)).toContain(true);
    expect((await list({ search: "MERYEM" })).items.map((item) => item.buildNumber)).toEqual(["16"]);
    expect((await list({ search: "koper.klaar" })).items.map((item) => item.buildNumber)).toEqual(["16"]);
    expect((await list({ status: "invited" })).items.map((item) => item.buildNumber)).toEqual(["18"]);
    expect((await list({ sort: "buildNumber", direction: "desc" })).items[0]?.buildNumber).toBe("18");
    const second = await list({ page: 2, pageSize: 3 });
    expect([second.total, second.items.map((item) => item.buildNumber)]).toEqual([4, ["18"]]);
  });

  it("shows a buyer's choices, cost and confirmation", async () => {
    const done = await userId(app.pool, BUYER_DONE);
    const { body } = await staff.call(getBuyerConfiguration, { params: { ...params(), userId: done } });
    expect(body).toMatchObject({
      buyer: { status: "submitted", buildNumber: "16" },
      choices: { submitType: "showroom" },
      confirmation: { buildNumber: "16" },
    });
    expect(body.cost.totalPrice).toBe(body.confirmation?.totalPrice);
    expect(body.cost.totalPrice).toBeGreaterThan(500_000);
    expect(
      Object.values(body.choices?.projectRoomChoices ?? {}).filter((room) => (room.floorMaterialId ?? 0) > 0),
    ).toHaveLength(1);
    const nothing = await staff.call(getBuyerConfiguration, {
      params: { ...params(), userId: await userId(app.pool, BUYER) },
    });
    expect(nothing.body).toMatchObject({ choices: null, confirmation: null, cost: { totalPrice: 0 } });
    expect(
      (await staff.call(getBuyerConfiguration, { params: { ...params(), userId: await userId(app.pool, ADVISOR) } }))
        .status,
    ).toBe(404);
  });
});

describe("the order list", () => {
  it("contains metres, boxes and the building number, per home and per project", async () => {
    const done = await userId(app.pool, BUYER_DONE);
    const home = (
      await staff.call(getBuyerOrderList, { params: { ...params(), userId: done }, query: { scope: "requested" } })
    ).body;
    expect(home).toMatchObject({ buildNumber: "16", scope: "requested" });
    expect(home.lines[0]).toMatchObject({
      houseType: expect.stringMatching(/^Type /),
      reference: expect.stringMatching(/^LIN-16-/),
    });
    expect(new Set(home.lines.map((line) => line.status))).toEqual(new Set(["submitted"]));
    const tile = home.lines.find((line) => line.part === "wallTile");
    expect(tile?.orderQuantity).toBeCloseTo((tile?.quantity ?? 0) * (1 + (tile?.cuttingLoss ?? 0)), 1);
    expect(tile?.boxes).toBe(Math.ceil((tile?.orderQuantity ?? 0) / (tile?.amountPerBox ?? 1) - 1e-9));
    const final = (await staff.call(getProjectOrderList, { params: params(), query: { scope: "requested" } })).body;
    expect(final.lines).toEqual(home.lines);
    const current = (await staff.call(getProjectOrderList, { params: params(), query: {} })).body;
    expect([...new Set(current.lines.map((line) => line.buildNumber))]).toEqual(["12", "14", "16", "18"]);
  });

  it("carries what the buyer pays if wanted, adding up to the confirmation", async () => {
    const ofBuyer = { ...params(), userId: await userId(app.pool, BUYER_DONE) };
    const { confirmation } = (await staff.call(getBuyerConfiguration, { params: ofBuyer })).body;
    const query = { scope: "requested", prices: "true" } as const;
    const list = (await staff.call(getBuyerOrderList, { params: ofBuyer, query })).body;
    const amounts = list.lines.map(({ price }) => price?.totalPrice ?? 0);
    expect(amounts.reduce<number>((total, amount) => total + amount, 0)).toBe(confirmation?.subTotalPrice);
    expect(list.totals).toEqual([
      {
        buildNumber: "16",
        subTotalPrice: confirmation?.subTotalPrice,
        discount: confirmation?.discount,
        totalPrice: confirmation?.totalPrice,
      },
    ]);
    // Tile prices have to be asked for.
    const without = (await staff.call(getBuyerOrderList, { params: ofBuyer, query: { scope: "requested" } })).body;
    expect(without.totals).toBeNull();
    expect(without.lines.every(({ price }) => price === null)).toBe(true);
    // The column of amounts in the file adds up to what the buyer pays, discount included.
    const csv = await staff.raw(
      "GET",
      pathOf(downloadProjectOrderList, { params: { ...params(), format: "csv" }, query }),
    );
    const [heading = "", ...rows] = csv.text.trim().split("\r\n");
    expect(heading.split(";").at(-1)).toBe("Bedrag (€)");
    const column = rows.map((row) => Number((row.split(";").at(-1) ?? "").replace(",", ".")));
    expect(Math.round(column.reduce((total, amount) => total + amount, 0) * 100)).toBe(confirmation?.totalPrice);
  });

  it("can be downloaded as CSV for Dutch spreadsheets and as XLSX", async () => {
    const csv = await staff.raw("GET", pathOf(downloadProjectOrderList, { params: { ...params(), format: "csv" } }));
    const final = { params: { ...params(), format: "csv" }, query: { scope: "requested", view: "home" } } as const;
    const requested = await staff.raw("GET", pathOf(downloadProjectOrderList, final));
    expect(requested.headers.get("content-disposition")).toContain("aangevraagd-de-lindehof.csv");
    // Nothing of a request is ordered: each of its lines says so.
    const lines = requested.text.trim().split("\r\n").slice(1);
    expect(lines.every((line) => line.includes(";aangevraagd"))).toBe(true);
    expect(requested.text).not.toContain("ingediend");
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="bestellijst-de-lindehof.csv"');
    const [heading = "", first = ""] = csv.text.split("\r\n");
    expect(heading.replace("\uFEFF", "")).toMatch(
      /^Bouwnummer;Woningtype;Koper;Kenmerk;Ruimte;Onderdeel;Artikelnummer;/,
    );
    expect(first).toMatch(/^12;/);
    expect(csv.text).toMatch(/;\d+,\d+;/);
    const xlsx = await fetch(
      `${app.url}${pathOf(downloadProjectOrderList, { params: { ...params(), format: "xlsx" } })}`,
      { headers: { authorization: `Bearer ${staff.tokens.access}` } },
    );
    const bytes = Buffer.from(await xlsx.arrayBuffer());
    expect(xlsx.headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(
      (await staff.raw("GET", pathOf(downloadProjectOrderList, { params: { ...params(), format: "pdf" } }))).status,
    ).toBe(404);
  });
});

describe("another house type", () => {
  it("is used for staff after they chose it; the first one until then", async () => {
    const admin = await app.signedIn(PROJECT_ADMIN);
    const typeB = await demoIds(app.pool, "de-lindehof", 1);
    const selected = async () =>
      (await admin.call(getProjectBySlug, { params: { slug: "de-lindehof" } })).body.selectedProjectHouseType?.id;
    expect(await selected()).toBe(ids.houseTypeId);
    expect((await admin.call(changeHouseType, { body: { houseTypeId: typeB.houseTypeId } })).status).toBe(204);
    expect(await selected()).toBe(typeB.houseTypeId);
    expect((await admin.call(getChoices, { params: params() })).body.houseTypeId).toBe(typeB.houseTypeId);
    const visitor = await app.client().call(getProjectBySlug, { params: { slug: "de-lindehof" } });
    expect(visitor.body.selectedProjectHouseType).toBeNull();
  });
});

describe("floors", () => {
  it("have the amounts and minimum prices of the house type", async () => {
    const materials = (await buyer.client.call(listFloorMaterials, {})).body;
    const query = { houseType: ids.houseTypeId };
    const floors = (await buyer.client.call(listFloors, { query })).body;
    const baseboards = (await buyer.client.call(listBaseboards, { query })).body;
    const houseType = buyer.project.houseTypes.find((entry) => entry.id === ids.houseTypeId);
    expect([materials.length, floors.length, baseboards.length].every((count) => count > 5)).toBe(true);
    expect(floors[0]).toMatchObject({
      amount_m2_floor: houseType?.amountFloorsM2,
      amount_baseboards: houseType?.amountBaseboards,
    });
    const cheapest = (list: readonly number[]) => Math.min(...list);
    const [material] = materials;
    const colour = cheapest(
      floors
        .filter((floor) => floor.material === material?.id)
        .map((floor) => Math.round(floor.price_m2 * floor.amount_m2_floor * (1 + floor.cutting_loss))),
    );
    const baseboard = cheapest(baseboards.map((entry) => Math.round(entry.price * entry.amount_baseboards)));
    expect(material?.minimumPrice).toBe(colour + baseboard);
  });

  it("are available to staff for any house type of a project that they may enter", async () => {
    const haven = await demoIds(app.pool, "havenkwartier");
    const advisor = await app.signedIn(ADVISOR);
    expect((await advisor.call(listFloorMaterials, { query: { houseType: ids.houseTypeId } })).body).toEqual(
      (await buyer.client.call(listFloorMaterials, {})).body,
    );
    expect((await advisor.call(listFloorMaterials, { query: { houseType: haven.houseTypeId } })).status).toBe(404);
    expect((await advisor.call(listFloorMaterials, {})).body).toEqual([]);
  });
});
