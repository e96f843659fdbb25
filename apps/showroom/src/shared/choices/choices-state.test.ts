import { expect, test } from "vitest";
import type { Consequence } from "@showroom/domain/rules/consequence";
import {
  acceptCopy,
  acceptSave,
  changeRoom,
  confirmRoom,
  historyOf,
  isSaved,
  openChoices,
  redo,
  sameRooms,
  takeServer,
  undo,
  undoesCopy,
  type ChoicesState,
  type ConsequenceNotice,
} from "./choices-state.ts";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { BATHROOM, buildChoices, buildRoom, TOILET } from "./testing/build-choices.ts";

const opened = openChoices(buildChoices());
/** Applies a choice; a page without choices starts from its standard room. */
const choose = (
  state: ChoicesState,
  after: RoomChoice,
  followed: Pick<ConsequenceNotice, "chosen" | "stages"> | null = null,
): ChoicesState =>
  changeRoom(state, {
    before: state.rooms[after.projectPageId] ?? buildRoom(after.projectPageId, 1),
    after,
    followed,
  });
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

test("newly opened choices count as saved and have nothing to undo", () => {
  expect(isSaved(opened)).toBe(true);
  expect(undo(opened, BATHROOM)).toBe(opened);
  expect(redo(opened, BATHROOM)).toBe(opened);
});

test("a step that can be undone keeps the buyer's own choice apart from what changed along", () => {
  expect(choose(opened, first, followed).past.at(-1)).toMatchObject({ after: first, chosen: second });
  expect(choose(opened, first).past.at(-1)?.chosen).toBeUndefined();
});

test("undo and redo restore earlier and later choices, and each step has to be saved", () => {
  const chosen = choose(choose(opened, first), second);
  const back = undo(chosen, BATHROOM);
  expect(back.rooms[BATHROOM]).toBe(first);
  expect(back.revision).toBe(chosen.revision + 1);
  expect(undo(back, BATHROOM).rooms).toEqual(opened.rooms);
  expect(redo(back, BATHROOM).rooms[BATHROOM]).toBe(second);
  const start = undo(back, BATHROOM);
  expect(redo(redo(start, BATHROOM), BATHROOM).rooms).toEqual(chosen.rooms);
});

test("a choice after an undo drops the redo history", () => {
  const back = undo(choose(opened, first), BATHROOM);
  expect(historyOf(back, BATHROOM)).toEqual({ canUndo: false, canRedo: true });
  expect(choose(back, second).future).toEqual([]);
});

test("each room has its own undo history, so undo never changes another page", () => {
  const toilet = buildRoom(TOILET, 20);
  const chosen = choose(choose(opened, first), toilet);
  const back = undo(chosen, BATHROOM);
  expect(back.rooms).toEqual({ [BATHROOM]: opened.rooms[BATHROOM], [TOILET]: toilet });
  expect(historyOf(back, BATHROOM).canUndo).toBe(false);
  expect(undo(back, BATHROOM)).toBe(back);
  expect(redo(back, TOILET)).toBe(back);
  // A choice in one room keeps the redo history of another.
  expect(redo(choose(back, buildRoom(TOILET, 21)), BATHROOM).rooms[BATHROOM]).toBe(first);
});

test("the undo history has a maximum length", () => {
  let state = opened;
  for (let tile = 0; tile < 150; tile += 1) state = choose(state, buildRoom(BATHROOM, tile));
  expect(state.past).toHaveLength(100);
});

test("undo keeps a confirmed page confirmed", () => {
  const confirmed = confirmRoom(choose(opened, first), { ...first, confirmedByUser: true });
  expect(confirmed.past).toHaveLength(1);
  expect(undo(confirmed, BATHROOM).rooms[BATHROOM]).toEqual({ ...opened.rooms[BATHROOM], confirmedByUser: true });
});

test("undoing the very first choice of a page keeps that page and later ones confirmed", () => {
  const untouched = openChoices(buildChoices({ projectRoomChoices: {} }));
  const chosen = confirmRoom(choose(untouched, first), { ...first, confirmedByUser: true });
  const further = confirmRoom(chosen, { ...buildRoom(TOILET, 20), confirmedByUser: true });
  const { rooms } = undo(further, BATHROOM);
  expect(rooms[BATHROOM]).toEqual({ ...buildRoom(BATHROOM, 1), confirmedByUser: true });
  expect(rooms[TOILET]).toBe(further.rooms[TOILET]);
});

test("a notice stays until the next choice; a confirmation does not remove it", () => {
  const told = choose(opened, first, followed);
  expect(told.notice).toEqual({ pageId: BATHROOM, ...followed });
  expect(confirmRoom(told, { ...first, confirmedByUser: true }).notice).toBe(told.notice);
  expect(choose(told, second).notice).toBeNull();
  expect(undo(told, BATHROOM).notice).toBeNull();
});

test("nothing changes after the choices were submitted", () => {
  const submitted = { ...choose(opened, first), submitType: "showroom" as const };
  expect(choose(submitted, second)).toBe(submitted);
  expect(confirmRoom(submitted, second)).toBe(submitted);
  expect(undo(submitted, BATHROOM)).toBe(submitted);
  const undone = { ...submitted, future: [{ pageId: BATHROOM, room: second }] };
  expect(redo(undone, BATHROOM)).toBe(undone);
});

test("the server's answer replaces the rooms only when it differs and nothing was chosen since", () => {
  const chosen = choose(opened, first);
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

  const later = choose(chosen, second);
  const answered = acceptSave(
    later,
    buildChoices({ version: 2, projectRoomChoices: { [BATHROOM]: first } }),
    chosen.revision,
  );
  expect(answered.rooms[BATHROOM]).toBe(second);
  expect(isSaved(answered)).toBe(false);
});

test("a copy of an earlier room can be undone, and keeps the undo history of other rooms", () => {
  const chosen = choose(opened, first);
  const saved = acceptSave(chosen, buildChoices({ version: 2, projectRoomChoices: chosen.rooms }), chosen.revision);
  const standard = buildRoom(TOILET, 1);
  const toilet = buildRoom(TOILET, 11, { choicesFromOtherRoom: true });
  const server = buildChoices({ version: 3, projectRoomChoices: { ...chosen.rooms, [TOILET]: toilet } });
  const copied = acceptCopy(saved, server, standard);
  expect([copied.rooms[TOILET], copied.server.version, isSaved(copied)]).toEqual([toilet, 3, true]);
  expect(undoesCopy(copied, TOILET)).toBe(true);
  expect(undoesCopy(copied, BATHROOM)).toBe(false);
  expect(undo(copied, BATHROOM).rooms).toEqual({ ...opened.rooms, [TOILET]: toilet });

  const back = undo(copied, TOILET);
  expect([back.rooms[TOILET], back.rooms[BATHROOM], isSaved(back)]).toEqual([standard, first, false]);
  const again = redo(back, TOILET);
  expect(again.rooms[TOILET]).toEqual(toilet);
  expect(undoesCopy(again, TOILET)).toBe(true);
  expect(undoesCopy(choose(again, { ...toilet, choicesFromOtherRoom: true }), TOILET)).toBe(false);
});

test("a choice in another room during a copy stays, and is saved with the version it was based on", () => {
  const toilet = buildRoom(TOILET, 11, { choicesFromOtherRoom: true });
  const copy = (version: number) =>
    buildChoices({ version, projectRoomChoices: { ...opened.rooms, [TOILET]: toilet } });
  const chosen = choose(opened, first);
  const copied = acceptCopy(chosen, copy(2), buildRoom(TOILET, 1));
  expect([copied.rooms, copied.server.version]).toEqual([{ [BATHROOM]: first, [TOILET]: toilet }, 2]);
  expect([isSaved(copied), copied.revision]).toEqual([false, chosen.revision + 1]);
  expect([historyOf(copied, BATHROOM).canUndo, undoesCopy(copied, TOILET)]).toEqual([true, true]);
  // Somebody else saved in the meantime: the next save must not overwrite that unnoticed.
  expect(acceptCopy(chosen, copy(3), buildRoom(TOILET, 1)).server.version).toBe(opened.server.version);
});

test("an unsaved undo in another room can still be redone after a copy", () => {
  const toilet = buildRoom(TOILET, 11, { choicesFromOtherRoom: true });
  const server = buildChoices({ version: 2, projectRoomChoices: { ...opened.rooms, [TOILET]: toilet } });
  const takenBack = undo(choose(choose(opened, first), second), BATHROOM);
  const copied = acceptCopy(undo(choose(takenBack, buildRoom(TOILET, 20)), TOILET), server, buildRoom(TOILET, 1));
  expect(historyOf(copied, BATHROOM)).toEqual({ canUndo: true, canRedo: true });
  expect(redo(copied, BATHROOM).rooms).toEqual({ [BATHROOM]: second, [TOILET]: toilet });
  // The copy is a new step in its own room, which drops the redo history of that room.
  expect(historyOf(copied, TOILET)).toEqual({ canUndo: true, canRedo: false });
});

test("taking over the choices of another window can be undone in each room that differs", () => {
  const toilet = buildRoom(TOILET, 20);
  const chosen = choose(choose(opened, first), toilet);
  const server = buildChoices({ version: 7, projectRoomChoices: { [BATHROOM]: second, [TOILET]: { ...toilet } } });
  const theirs = takeServer(chosen, server);
  expect([theirs.rooms, theirs.server.version, isSaved(theirs)]).toEqual([server.projectRoomChoices, 7, true]);
  const own = undo(theirs, BATHROOM);
  expect([own.rooms[BATHROOM], own.server.version, isSaved(own)]).toEqual([first, 7, false]);
  expect(undo(own, BATHROOM).rooms[BATHROOM]).toEqual(opened.rooms[BATHROOM]);
  expect(undo(theirs, TOILET).rooms[TOILET]).toEqual(buildRoom(TOILET, 1));

  const handedIn = takeServer(chosen, { ...server, submitType: "showroom" });
  expect([handedIn.submitType, handedIn.past]).toEqual(["showroom", []]);
});

test("undo and redo also work for a room without choices on the server", () => {
  const theirs = takeServer(choose(opened, first), buildChoices({ version: 7, projectRoomChoices: {} }));
  const shown = buildRoom(BATHROOM, 1);
  const own = undo(theirs, BATHROOM, shown);
  expect(own.rooms[BATHROOM]).toEqual(first);
  expect(redo(own, BATHROOM).rooms[BATHROOM]).toBe(shown);
});

test("rooms are compared by content, whatever the order of keys", () => {
  expect(sameRooms({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
  expect(sameRooms({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameRooms({ a: [] }, { a: {} })).toBe(false);
  expect(sameRooms({ a: null }, { a: 0 })).toBe(false);
});

test("after a reopening a changed room has to be confirmed again; others stay confirmed", () => {
  const confirmed = (room: RoomChoice): RoomChoice => ({ ...room, confirmedByUser: true });
  const rooms = { [BATHROOM]: confirmed(buildRoom(BATHROOM, 1)), [TOILET]: confirmed(buildRoom(TOILET, 1)) };
  const server = {
    ...buildChoices({ projectRoomChoices: rooms }),
    reopened: { at: "2026-11-27T10:00:00Z", reason: "" },
  };
  const changed = choose(openChoices(server), confirmed(first));
  expect(changed.rooms).toMatchObject({ [BATHROOM]: { confirmedByUser: false }, [TOILET]: { confirmedByUser: true } });
  const back = undo(changed, BATHROOM);
  expect(back.rooms).toEqual(rooms);
  expect(redo(back, BATHROOM).rooms[BATHROOM]?.confirmedByUser).toBe(false);
  expect(choose(openChoices({ ...server, reopened: null }), confirmed(first)).rooms[BATHROOM]?.confirmedByUser).toBe(
    true,
  );
});
