import { expect, test } from "vitest";
import type { Consequence } from "@showroom/domain/rules/consequence";
import {
  acceptSave,
  acceptServer,
  changeRoom,
  isSaved,
  keepOwn,
  openChoices,
  redo,
  restoreDraft,
  sameRooms,
  undo,
} from "./choices-state.ts";
import { BATHROOM, buildChoices, buildRoom, TOILET } from "./testing/build-choices.ts";

const opened = openChoices(buildChoices());
const first = buildRoom(BATHROOM, 11);
const second = buildRoom(BATHROOM, 12);
const consequence: Consequence = {
  reason: "restored",
  slot: { kind: "tile", surface: "wall" },
  before: null,
  after: null,
  ruleIds: [],
  cause: null,
};
const followed = { chosen: second, stages: [{ room: first, consequences: [consequence] }] };

test("what was just opened is saved and has nothing to undo", () => {
  expect(isSaved(opened)).toBe(true);
  expect(undo(opened)).toBe(opened);
  expect(redo(opened)).toBe(opened);
});

test("undo and redo walk through the choices, and each step is to be saved", () => {
  const chosen = changeRoom(changeRoom(opened, first, null), second, null);
  const back = undo(chosen);
  expect(back.rooms[BATHROOM]).toBe(first);
  expect(back.revision).toBe(chosen.revision + 1);
  expect(undo(back).rooms).toEqual(opened.rooms);
  expect(redo(back).rooms[BATHROOM]).toBe(second);
  expect(redo(redo(undo(undo(chosen)))).rooms).toEqual(chosen.rooms);
});

test("a choice after an undo drops what was undone", () => {
  const back = undo(changeRoom(opened, first, null));
  expect(changeRoom(back, second, null).future).toEqual([]);
});

test("the past is bounded", () => {
  let state = opened;
  for (let tile = 0; tile < 150; tile += 1) state = changeRoom(state, buildRoom(BATHROOM, tile), null);
  expect(state.past).toHaveLength(100);
});

test("undo does not take a confirmed page back", () => {
  const chosen = changeRoom(opened, first, null);
  const confirmed = changeRoom(chosen, { ...first, confirmedByUser: true }, null, true);
  expect(confirmed.past).toHaveLength(1);
  expect(undo(confirmed).rooms[BATHROOM]).toEqual({ ...opened.rooms[BATHROOM], confirmedByUser: true });
});

test("a notice stands until the next choice, a silent change leaves it", () => {
  const told = changeRoom(opened, first, followed);
  expect(told.notice).toEqual({ pageId: BATHROOM, ...followed });
  expect(changeRoom(told, { ...first, confirmedByUser: true }, null, true).notice).toBe(told.notice);
  expect(changeRoom(told, second, null).notice).toBeNull();
  expect(undo(told).notice).toBeNull();
});

test("nothing changes once the choices were handed in", () => {
  const submitted = { ...changeRoom(opened, first, null), submitType: "showroom" as const };
  expect(changeRoom(submitted, second, null)).toBe(submitted);
  expect(undo(submitted)).toBe(submitted);
  expect(redo({ ...submitted, future: [opened.rooms] }).rooms).toBe(submitted.rooms);
});

test("the server's answer replaces the rooms only when it differs and nothing was chosen since", () => {
  const chosen = changeRoom(opened, first, null);
  const same = acceptSave(
    chosen,
    buildChoices({ version: 2, projectRoomChoices: { [BATHROOM]: { ...first } } }),
    chosen.revision,
  );
  expect(same.rooms).toBe(chosen.rooms);
  expect(isSaved(same)).toBe(true);
  expect(same.server.version).toBe(2);

  const corrected = acceptSave(
    chosen,
    buildChoices({ version: 2, projectRoomChoices: { [BATHROOM]: second } }),
    chosen.revision,
  );
  expect(corrected.rooms[BATHROOM]).toBe(second);

  const later = changeRoom(chosen, second, null);
  const answered = acceptSave(
    later,
    buildChoices({ version: 2, projectRoomChoices: { [BATHROOM]: first } }),
    chosen.revision,
  );
  expect(answered.rooms[BATHROOM]).toBe(second);
  expect(isSaved(answered)).toBe(false);
});

test("after a conflict the own rooms build on the server's version, or the server's take their place", () => {
  const chosen = changeRoom(opened, first, null);
  const server = buildChoices({ version: 7, projectRoomChoices: { [BATHROOM]: second } });
  const own = keepOwn(chosen, server);
  expect([own.rooms[BATHROOM], own.server.version, isSaved(own)]).toEqual([first, 7, false]);
  const theirs = acceptServer(chosen, server);
  expect([theirs.rooms[BATHROOM], theirs.server.version, isSaved(theirs)]).toEqual([second, 7, true]);
});

test("a draft is work that is not saved yet", () => {
  const restored = restoreDraft(opened, { [TOILET]: buildRoom(TOILET, 20) });
  expect(restored.rooms[TOILET]?.wallTileProduct?.pageProductId).toBe(20);
  expect(isSaved(restored)).toBe(false);
});

test("rooms are compared by content, whatever the order of keys", () => {
  expect(sameRooms({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(sameRooms({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameRooms({ a: [] }, { a: {} })).toBe(false);
  expect(sameRooms({ a: null }, { a: 0 })).toBe(false);
});
