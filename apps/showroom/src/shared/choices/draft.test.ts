import { beforeEach, describe, expect, test } from "vitest";
import { isSaved, openChoices } from "./choices-state.ts";
import { draftStore, otherDrafts, restoreDraft } from "./draft.ts";
import { BATHROOM, buildChoices, buildRoom } from "./testing/build-choices.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const NOTHING = { draft: null, isDamaged: false };
const draft = { version: 3, rooms: { [BATHROOM]: buildRoom(BATHROOM, 11) } };

test("a draft is read back unchanged until it is cleared", () => {
  const drafts = draftStore(memoryStorage(), 1, 2);
  expect(drafts.read()).toEqual(NOTHING);
  expect(drafts.write(draft)).toBe(true);
  expect(drafts.read()).toEqual({ draft, isDamaged: false });
  drafts.clear();
  expect(drafts.read()).toEqual(NOTHING);
});

test("a draft that another window wrote is not cleared by this one", () => {
  const storage = memoryStorage();
  const [mine, theirs] = [draftStore(storage, 1, 2), draftStore(storage, 1, 2)];
  mine.write(draft);
  theirs.write({ ...draft, version: 4 });
  mine.clear();
  expect(theirs.read().draft?.version).toBe(4);
});

describe("tabs with unsaved choices", () => {
  const [BATH, TOILET] = [BATHROOM, 30];
  const base = { [BATH]: buildRoom(BATH, 10), [TOILET]: buildRoom(TOILET, 10) };
  /** What a tab keeps that chose another tile in one room. */
  const chosen = (pageId: number, tile: number, version = 3) => ({
    version,
    base,
    rooms: { ...base, [pageId]: buildRoom(pageId, tile) },
  });
  let storage: Storage;
  const tab = () => draftStore(storage, 1, 2);
  beforeEach(() => {
    storage = memoryStorage();
  });

  test("that close without a connection leave the choices of both, which the next page restores", () => {
    tab().write(chosen(BATH, 11));
    tab().write(chosen(TOILET, 12));
    const next = tab();
    const { draft: restored } = next.read();
    expect(restored?.rooms).toEqual({ [BATH]: buildRoom(BATH, 11), [TOILET]: buildRoom(TOILET, 12) });
    if (restored) next.write(restored);
    expect(Object.keys(storage)).toHaveLength(1);
    next.clear();
    expect(Object.keys(storage)).toEqual([]);
  });

  test.each([
    ["the same room", chosen(BATH, 12)],
    ["another version of the server's choices", chosen(TOILET, 12, 4)],
  ])("of %s are restored one after the other", (_, other) => {
    tab().write(chosen(BATH, 11));
    tab().write(other);
    const found: unknown[] = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const page = tab();
      found.push(page.read().draft);
      page.clear();
    }
    expect(found).toEqual(expect.arrayContaining([chosen(BATH, 11), other]));
    expect(tab().read()).toEqual(NOTHING);
  });

  test("keep what the other one chose when one of them is saved", () => {
    const [saved, other] = [tab(), tab()];
    saved.write(chosen(BATH, 11));
    other.write(chosen(TOILET, 12));
    saved.clear();
    expect(tab().read().draft).toEqual(chosen(TOILET, 12));
  });
});

test("each user and house type has a separate draft", () => {
  const storage = memoryStorage();
  draftStore(storage, 1, 2).write(draft);
  expect(draftStore(storage, 9, 2).read()).toEqual(NOTHING);
  expect(draftStore(storage, 1, 9).read()).toEqual(NOTHING);
  for (const key of ["showroom.draft.1.7", "showroom.draft.1.7.a", "showroom.draft.11.8.a"]) storage.setItem(key, "{}");
  expect(otherDrafts(storage, 1, 2)).toEqual([7]);
  expect(otherDrafts(null, 1, 2)).toEqual([]);
});

test("stored text that is not a valid draft is reported", () => {
  const storage = memoryStorage();
  const drafts = draftStore(storage, 1, 2);
  for (const text of [
    "{",
    "null",
    "[]",
    '{"version":"3","rooms":{}}',
    '{"version":3,"rooms":{"3":{"wallTileProduct":"x"}}}',
  ]) {
    storage.setItem("showroom.draft.1.2", text);
    expect(drafts.read()).toEqual({ draft: null, isDamaged: true });
  }
});

test("the rooms of a draft that can be read are restored, and the others are reported", () => {
  const storage = memoryStorage();
  const rooms = { ...draft.rooms, 9: { wallTileProduct: "x" } };
  storage.setItem("showroom.draft.1.2", JSON.stringify({ ...draft, rooms }));
  expect(draftStore(storage, 1, 2).read()).toEqual({ draft, isDamaged: true });
});

test("full or missing storage causes no error", () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(draftStore(full, 1, 2).write(draft)).toBe(false);
  const none = draftStore(null, 1, 2);
  expect(none.write(draft)).toBe(false);
  none.clear();
  expect(none.read()).toEqual(NOTHING);
});

test("a restored draft still has to be saved, and an older one builds on the rooms that it was made from", () => {
  const opened = openChoices(buildChoices({ version: 4 }));
  const restored = restoreDraft(opened, { ...draft, base: { [BATHROOM]: buildRoom(BATHROOM, 9) } });
  expect([restored.rooms, isSaved(restored)]).toEqual([draft.rooms, false]);
  expect([restored.server.version, restored.server.projectRoomChoices]).toEqual([
    3,
    { [BATHROOM]: buildRoom(BATHROOM, 9) },
  ]);
  expect(restoreDraft(opened, { ...draft, version: 4 }).server).toBe(opened.server);
});
