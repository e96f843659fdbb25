import { expect, test } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import type { HouseCatalogue } from "../choices/read/settle-rooms.ts";
import { progressOf, progressOfAll, type ReadRooms } from "./progress.ts";

const page = buildPage({ title: "Badkamer" });
const { catalogue, settings } = buildContext({ page });
const room = (confirmedByUser: boolean): RoomChoice => ({
  ...standardRoomChoice(catalogue, settings),
  confirmedByUser,
});

function loadedProject(): LoadedProject {
  const { id, title, type, order, subtitle } = page;
  const outline = { ...page, id, title, type, order, subtitle };
  const houseType = buildHouseType({ pages: [outline] });
  const house = {
    houseType,
    retired: false,
    pages: [page],
    pagesById: new Map([[page.id, { page, copyFromPageId: null }]]),
    floors: buildFloorOffer(),
  };
  return {
    id: 1,
    revision: 1,
    showroomId: 1,
    catalogueVersion: "1",
    document: buildProject({ houseTypes: [houseType] }),
    houseTypes: new Map([[houseType.id, house]]),
    articles: new Map(),
  };
}

function placeOf(project: LoadedProject): HouseCatalogue {
  const [house] = project.houseTypes.values();
  if (!house) throw new Error("The project has no house type");
  return { project, house };
}

const stored = (id: number, version: number, confirmed: boolean): ReadRooms => ({
  id,
  version,
  place: placeOf(loadedProject()),
  rooms: { [page.id]: room(confirmed) },
  submitType: null,
  catalogueChanges: null,
});

/** A reader that records which choices were requested. */
function library(rows: readonly ReadRooms[]) {
  const asked: number[][] = [];
  const read = async (ids: readonly number[]) => {
    asked.push([...ids]);
    return rows.filter(({ id }) => ids.includes(id));
  };
  return { asked, read };
}

const listed = (id: number, version: number) => ({ houseTypeId: 1, choices: { id, version } });

test("a room has the buyer's confirmation, and is open without choices", () => {
  const place = placeOf(loadedProject());
  expect(progressOf(place, stored(1, 1, true))).toEqual([{ pageId: 1, title: "Badkamer", confirmed: true }]);
  expect(progressOf(place, null)).toEqual([{ pageId: 1, title: "Badkamer", confirmed: false }]);
});

test("a room with a choice that is no longer on offer must be confirmed again", () => {
  const gone = { ...room(true), wallTileProduct: { pageProductId: 9_999, variantProjectProductId: 9_999 } };
  const row = { rooms: { [page.id]: gone }, submitType: null, catalogueChanges: null };
  expect(progressOf(placeOf(loadedProject()), row)[0]?.confirmed).toBe(false);
  expect(progressOf(placeOf(loadedProject()), { ...row, submitType: "showroom" })[0]?.confirmed).toBe(true);
});

test("choices are read once in one query, and again only when they changed", async () => {
  const project = loadedProject();
  const first = library([stored(1, 1, false), stored(2, 1, true)]);
  const entries = [listed(1, 1), { houseTypeId: 1, choices: null }, listed(2, 1)];
  const confirmed = (all: readonly (readonly { confirmed: boolean }[])[]) => all.map(([only]) => only?.confirmed);
  expect(confirmed(await progressOfAll(project, entries, first.read))).toEqual([false, false, true]);
  expect(await progressOfAll(project, entries, first.read)).toHaveLength(3);
  expect(first.asked).toEqual([[1, 2]]);

  const later = library([stored(1, 2, true)]);
  const changed = [listed(1, 2), ...entries.slice(1)];
  expect(confirmed(await progressOfAll(project, changed, later.read))).toEqual([true, false, true]);
  expect(later.asked).toEqual([[1]]);
});

test("another house type or import of the project is calculated again", async () => {
  const project = loadedProject();
  const { asked, read } = library([stored(1, 1, true)]);
  await progressOfAll(project, [listed(1, 1)], read);
  await progressOfAll(project, [{ ...listed(1, 1), houseTypeId: 2 }], read);
  await progressOfAll(loadedProject(), [listed(1, 1)], read);
  expect(asked).toEqual([[1], [1], [1]]);
  const nobody = { houseTypeId: null, choices: null };
  expect(await progressOfAll(project, [nobody], read)).toEqual([[]]);
});
