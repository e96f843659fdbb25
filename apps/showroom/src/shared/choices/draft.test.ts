import { expect, test } from "vitest";
import { isSaved, openChoices } from "./choices-state.ts";
import { draftStore, otherDrafts, restoreDraft } from "./draft.ts";
import { BATHROOM, buildChoices, buildRoom } from "./testing/build-choices.ts";

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const NOTHING = { draft: null, isDamaged: false };
const draft = { version: 3, rooms: { [BATHROOM]: buildRoom(BATHROOM, 11) } };

test("a draft is read back unchanged until it is cleared", () => {
  const drafts = draftStore(memory(), 1, 2);
  expect(drafts.read()).toEqual(NOTHING);
  expect(drafts.write(draft)).toBe(true);
  expect(drafts.read()).toEqual({ draft, isDamaged: false });
  drafts.clear();
  expect(drafts.read()).toEqual(NOTHING);
});

test("a draft that another window wrote is not cleared by this one", () => {
  const storage = memory();
  const [mine, theirs] = [draftStore(storage, 1, 2), draftStore(storage, 1, 2)];
  mine.write(draft);
  theirs.write({ ...draft, version: 4 });
  mine.clear();
  expect(theirs.read().draft?.version).toBe(4);
});

test("each user and house type has a separate draft", () => {
  const storage = memory();
  draftStore(storage, 1, 2).write(draft);
  expect(draftStore(storage, 9, 2).read()).toEqual(NOTHING);
  expect(draftStore(storage, 1, 9).read()).toEqual(NOTHING);
  const asObject = Object.fromEntries([...storage.values, ["showroom.draft.1.7", "{}"], ["showroom.draft.11.8", "{}"]]);
  expect(otherDrafts(asObject as unknown as Storage, 1, 2)).toEqual([7]);
  expect(otherDrafts(null, 1, 2)).toEqual([]);
});

test("stored text that is not a valid draft is reported", () => {
  const storage = memory();
  const drafts = draftStore(storage, 1, 2);
  for (const text of [
    "{",
    "null",
    "[]",
    '{"version":"3","rooms":{}}',
    '{"version":3,"rooms":{"3":{"wallTileProduct":"x"}}}',
  ]) {
    storage.values.set("showroom.draft.1.2", text);
    expect(drafts.read()).toEqual({ draft: null, isDamaged: true });
  }
});

test("the rooms of a draft that can be read are restored, and the others are reported", () => {
  const storage = memory();
  const rooms = { ...draft.rooms, 9: { wallTileProduct: "x" } };
  storage.values.set("showroom.draft.1.2", JSON.stringify({ ...draft, rooms }));
  expect(draftStore(storage, 1, 2).read()).toEqual({ draft, isDamaged: true });
});

test("full or missing storage causes no error", () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
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
