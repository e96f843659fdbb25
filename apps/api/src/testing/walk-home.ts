import { expect } from "vitest";
import { COST_GROUP_NAMES, type PageCost } from "@showroom/domain/model/cost";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import type { Page } from "@showroom/domain/model/page";
import type { OfferedParts } from "@showroom/domain/model/offered-parts";
import { selectFloor, selectNoFloor, type FloorOffer } from "@showroom/domain/selection/floors";
import { roomContext, type RoomSettings } from "@showroom/domain/selection/room-context";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { selectWallTile } from "@showroom/domain/selection/tiles";
import { mainChoice } from "@showroom/domain/selection/variants";
import { backAction, nextAction, subSteps, type SubStep } from "@showroom/domain/steps/sub-steps";
import { findStep, nextStep, previousStep, stepSequence } from "@showroom/domain/steps/step-sequence";
import { seenPage, standardRoom } from "./room-choice.ts";

type Rooms = Record<string, RoomChoice>;

/** A home to walk through: its catalogue, and what calculates and submits its choices. */
export interface WalkedHome {
  readonly project: RoomSettings & OfferedParts;
  readonly pages: readonly Page[];
  readonly floors: () => Promise<FloorOffer>;
  readonly costOf: (rooms: Rooms) => Promise<readonly PageCost[]>;
  /** @throws when the choices cannot be submitted */
  readonly submit: (rooms: Rooms) => Promise<void>;
}

const PART_OF_TAB: Readonly<Partial<Record<SubStep, CostGroup>>> = { tiles: "tiles", products: "sanitary" };

function startOf(page: Page, settings: RoomSettings): RoomChoice {
  if (page.type === "configurator") return standardRoom(page, settings);
  return page.type === "floors" ? selectNoFloor({ locked: false }, seenPage(page.id)) : seenPage(page.id);
}

/** The room after a choice other than the present one; null where there is none. */
function otherChoice({ project }: WalkedHome, page: Page, part: CostGroup, room: RoomChoice): RoomChoice | null {
  const context = roomContext(page, project, null);
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

function otherFloor({ materials, floors, baseboards }: FloorOffer, room: RoomChoice): RoomChoice | null {
  const colour = floors.find((floor) => floor.material === materials[0]?.id);
  const [baseboard] = baseboards;
  if (!colour || !baseboard) return null;
  const choice = { materialId: colour.material, colorId: colour.id, baseboardId: baseboard.id };
  return selectFloor({ locked: false }, room, { materials, floors, baseboards }, choice);
}

/** Expects that a choice changes the price of its cost group. */
async function expectCounts(home: WalkedHome, rooms: Rooms, page: Page, part: CostGroup, other: RoomChoice | null) {
  const place = `${page.title}: ${COST_GROUP_NAMES[part]}`;
  if (other === null) throw new Error(`${place} has nothing to choose`);
  const of = (costs: readonly PageCost[]) => costs.find(({ id }) => id === page.id);
  const before = of(await home.costOf(rooms));
  const after = of(await home.costOf({ ...rooms, [page.id]: other }));
  expect(after, place).not.toEqual(before);
  expect(
    after?.aggregatedCostGroups.map(({ name }) => name),
    place,
  ).toContain(COST_GROUP_NAMES[part]);
}

async function walkTabs(home: WalkedHome, rooms: Rooms, page: Page, beside: readonly [Page | null, Page | null]) {
  const tabs = subSteps(home.project);
  const room = startOf(page, home.project);
  for (const [place, tab] of tabs.entries()) {
    const next = nextAction(tabs, tab, beside[1]);
    const target = next.kind === "select" ? next.subStep : next.kind === "view-result" ? "result" : undefined;
    expect(target).toBe(tabs[place + 1]);
    expect(backAction(tabs, tab, beside[0])).not.toBeNull();
    const part = PART_OF_TAB[tab];
    // Nothing of the generated catalogue is for a toilet; its tab says so.
    if (part === undefined || (part === "sanitary" && page.roomName === "toilet")) continue;
    await expectCounts(home, rooms, page, part, otherChoice(home, page, part, room));
  }
}

/** Walks from the first step to the submission: what is chosen on each tab counts, and the buttons lead on. */
export async function walkHome(home: WalkedHome): Promise<void> {
  const pages = home.pages.toSorted((a, b) => a.order - b.order);
  expect(pages.map(({ order }) => order)).toEqual(pages.map((_, at) => at));
  const rooms = Object.fromEntries(pages.map((page) => [page.id, startOf(page, home.project)]));
  const confirmed: Rooms = {};
  for (const [at, page] of pages.entries()) {
    const [before, following] = [pages[at - 1] ?? null, pages[at + 1] ?? null];
    const steps = stepSequence(pages, confirmed, page.order + 1);
    expect(findStep(steps, page.order + 1)?.status, page.title).toBe("available");
    expect(previousStep(steps, page.order + 1)?.page.id).toBe(before?.id);
    const room = rooms[page.id] ?? seenPage(page.id);
    if (page.type === "floors") await expectCounts(home, rooms, page, "floors", otherFloor(await home.floors(), room));
    if (page.type === "configurator") await walkTabs(home, rooms, page, [before, following]);
    confirmed[page.id] = room;
    const after = stepSequence(pages, confirmed, page.order + 1);
    expect(nextStep(after, page.order + 1)?.page.id).toBe(following?.id);
  }
  expect(pages.at(-1)?.type).toBe("overview");
  await home.submit(confirmed);
}
