import { afterAll, beforeAll, expect, it } from "vitest";
import { calculateCost, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { CostGroup } from "@showroom/domain/model/line-part";
import { COST_GROUP_NAMES } from "@showroom/domain/model/cost";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { selectFloor } from "@showroom/domain/selection/floors";
import { roomContext } from "@showroom/domain/selection/room-context";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { selectWallTile } from "@showroom/domain/selection/tiles";
import { mainChoice } from "@showroom/domain/selection/variants";
import { backAction, nextAction, subSteps, type SubStep } from "@showroom/domain/steps/sub-steps";
import { findStep, nextStep, previousStep, stepSequence } from "@showroom/domain/steps/step-sequence";
import { openBuyer, type TestBuyer } from "../testing/buyer.ts";
import { openImporter, type BundleImporter } from "../testing/demo-importer.ts";
import { reimportBundle, REIMPORT_BUYERS } from "../testing/reimport-bundle.ts";
import { removeChoices } from "../testing/remove-choices.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import type { TestClient } from "../testing/test-client.ts";
import { findPagesLeftOut } from "./check/rooms-and-standards.ts";

const whole = reimportBundle();
const base: Bundle = {
  ...whole,
  houseTypes: whole.houseTypes.slice(0, 1),
  demoAccounts: whole.demoAccounts.filter((account) => account.email === REIMPORT_BUYERS[0].email),
};
const [{ email }] = REIMPORT_BUYERS;

type ProjectFlag = {
  [K in keyof Bundle["project"]]: Bundle["project"][K] extends boolean ? K : never;
}[keyof Bundle["project"]];
type PageFlag = "hideFromSummary";
type Flag = ProjectFlag | PageFlag;

const isFlag = (entry: [string, unknown]): boolean => typeof entry[1] === "boolean";
const PROJECT_FLAGS = Object.entries(base.project)
  .filter(isFlag)
  .map(([name]) => name as ProjectFlag);
const PAGE_FLAGS = Object.entries(base.houseTypes[0]?.pages[0] ?? {})
  .filter(isFlag)
  .map(([name]) => name as PageFlag);
const FLAGS: readonly Flag[] = [...PROJECT_FLAGS, ...PAGE_FLAGS];

/** The bundle with some flags turned: those of the project, and those of every page. */
function turned(flags: readonly Flag[]): Bundle {
  const turn = <Value extends object>(value: Value): Value => ({
    ...value,
    ...Object.fromEntries(flags.flatMap((flag) => (flag in value ? [[flag, !Reflect.get(value, flag)]] : []))),
  });
  const houseTypes = base.houseTypes.map((type) => ({ ...type, pages: type.pages.map(turn) }));
  return {
    ...base,
    project: turn(base.project),
    houseTypes,
    catalogueVersion: flags.map((flag) => FLAGS.indexOf(flag)).join(".") || "none",
  };
}

const cases: readonly (readonly Flag[])[] = [
  [],
  ...FLAGS.map((flag) => [flag]),
  ...FLAGS.flatMap((one, at) => FLAGS.slice(at + 1).map((other) => [one, other])),
];

let app: TestApp;
let importer: BundleImporter;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp({ template: "empty", environment: { RATE_LIMIT: "1000000" } });
  importer = await openImporter(app);
  await importer.run(base);
  client = await app.signedIn(email);
}, 60_000);
afterAll(async () => {
  await app.stop();
  await importer.remove();
});

const PART_OF_TAB: Readonly<Partial<Record<SubStep, CostGroup>>> = { tiles: "tiles", products: "sanitary" };

/** The room after a choice other than the present one on a tab; null where the tab has none. */
function otherChoice(buyer: TestBuyer, page: Page, part: CostGroup, room: RoomChoice): RoomChoice | null {
  const context = roomContext(page, buyer.project, null);
  if (part === "tiles") {
    const other = context.catalogue.tiles.wall.products.find(({ standardOption }) => !standardOption);
    return other ? selectWallTile(context, room, mainChoice(other)) : null;
  }
  for (const group of context.catalogue.sanitaryGroups)
    for (const product of group.products) {
      const next = selectSanitary(context, room, group.id, mainChoice(product));
      if (next !== room) return next;
    }
  return null;
}

async function floorOffer(houseType: number) {
  const [materials, floors, baseboards] = await Promise.all([
    client.call(listFloorMaterials, { query: { houseType } }),
    client.call(listFloors, { query: { houseType } }),
    client.call(listBaseboards, { query: { houseType } }),
  ]);
  return { materials: materials.body, floors: floors.body, baseboards: baseboards.body };
}

/** The cost groups of a page that a choice changed. */
async function changedGroups(buyer: TestBuyer, rooms: Record<string, RoomChoice>, page: Page, room: RoomChoice) {
  const costOf = async (all: Record<string, RoomChoice>) => {
    const { status, body } = await client.call(calculateCost, {
      body: {
        project: { id: buyer.project.id },
        projectHouseType: { id: buyer.houseTypeId },
        projectChoices: { projectRoomChoices: all, submitType: null },
      },
    });
    expect(status).toBe(200);
    return body.pageCosts.find(({ id }) => id === page.id);
  };
  const before = await costOf(rooms);
  const after = await costOf({ ...rooms, [page.id]: room });
  return JSON.stringify(before) === JSON.stringify(after)
    ? []
    : (after?.aggregatedCostGroups ?? []).map(({ name }) => name);
}

/** Every tab of every page: what is chosen on it counts, and the buttons lead on. */
async function walk(buyer: TestBuyer): Promise<void> {
  const rooms = buyer.everything();
  const outlines = buyer.pages.toSorted((a, b) => a.order - b.order);
  expect(outlines.map(({ order }) => order)).toEqual(outlines.map((_, at) => at));
  const confirmed: Record<string, RoomChoice> = {};
  for (const [at, page] of outlines.entries()) {
    const following = outlines[at + 1] ?? null;
    const steps = stepSequence(outlines, confirmed, page.order + 1);
    expect(findStep(steps, page.order + 1)?.status, page.title).toBe("available");
    expect(previousStep(steps, page.order + 1)?.page.id).toBe(outlines[at - 1]?.id);
    const room = rooms[page.id];
    if (!room) throw new Error(`No choices for ${page.title}`);
    if (page.type === "floors") {
      const offer = await floorOffer(buyer.houseTypeId);
      const [material] = offer.materials;
      const colour = offer.floors.find((floor) => floor.material === material?.id);
      const [baseboard] = offer.baseboards;
      if (!material || !colour || !baseboard) throw new Error("The floors page has nothing to choose from");
      const chosen = { materialId: material.id, colorId: colour.id, baseboardId: baseboard.id };
      const floored = selectFloor({ locked: false }, room, offer, chosen);
      expect(await changedGroups(buyer, rooms, page, floored), page.title).toContain(COST_GROUP_NAMES.floors);
    }
    if (page.type === "configurator") {
      const tabs = subSteps(buyer.project);
      expect(tabs.length, `${page.title}: something to choose`).toBeGreaterThan(2);
      for (const [place, tab] of tabs.entries()) {
        const part = PART_OF_TAB[tab];
        const next = nextAction(tabs, tab, following);
        expect(
          next.kind === "save-and-go" ? tabs.length : tabs.indexOf(next.kind === "select" ? next.subStep : "result"),
        ).toBe(place + 1);
        expect(backAction(tabs, tab, outlines[at - 1] ?? null)).not.toBeNull();
        // Nothing of the generated catalogue is for a toilet: the tab says so.
        if (part === undefined || (part === "sanitary" && page.roomName === "toilet")) continue;
        const other = otherChoice(buyer, page, part, room);
        if (other === null) throw new Error(`${page.title}: the tab ${tab} has nothing to choose`);
        expect(await changedGroups(buyer, rooms, page, other), `${page.title}: ${tab}`).toContain(
          COST_GROUP_NAMES[part],
        );
      }
    }
    confirmed[page.id] = room;
    if (following)
      expect(nextStep(stepSequence(outlines, confirmed, page.order + 1), page.order + 1)?.page.id).toBe(following.id);
  }
  expect(outlines.at(-1)?.type).toBe("overview");
  const { status, body } = await buyer.save(confirmed, 0, "showroom");
  expect([status, body.submitType]).toEqual([200, "showroom"]);
  const confirmation = await client.call(getConfirmation, { params: { projectId: buyer.project.id }, query: {} });
  expect(confirmation.status).toBe(200);
}

it("knows all flags of the project and of its pages", () => {
  expect(FLAGS).toEqual(expect.arrayContaining(["hasTiles", "hasSanitary", "hasFloors", "hideFromSummary"]));
});

it("walks to a submission under every flag and every pair of flags", async () => {
  for (const flags of cases) {
    await removeChoices(app.pool);
    const bundle = turned(flags);
    const { warnings } = await importer.run(bundle);
    const left = findPagesLeftOut(bundle).map(({ reason }) => reason);
    expect(warnings.map(({ reason }) => reason)).toEqual(expect.arrayContaining(left));
    const buyer = await openBuyer(client, base.project.slug);
    try {
      await walk(buyer);
    } catch (error) {
      throw new Error(`with ${flags.join(" and ") || "no flag"} turned`, { cause: error });
    }
  }
}, 240_000);
