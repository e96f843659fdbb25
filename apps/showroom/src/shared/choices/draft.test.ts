import { expect, test } from "vitest";
import { isSaved, openChoices } from "./choices-state.ts";
import { draftStore, restoreDraft } from "./draft.ts";
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

const draft = { version: 3, rooms: { [BATHROOM]: buildRoom(BATHROOM, 11) } };

test("a draft is read back unchanged until it is cleared", () => {
  const drafts = draftStore(memory(), 1, 2);
  expect(drafts.read()).toBeNull();
  drafts.write(draft);
  expect(drafts.read()).toEqual(draft);
  drafts.clear();
  expect(drafts.read()).toBeNull();
});

test("each user and house type has a separate draft", () => {
  const storage = memory();
  draftStore(storage, 1, 2).write(draft);
  expect(draftStore(storage, 9, 2).read()).toBeNull();
  expect(draftStore(storage, 1, 9).read()).toBeNull();
});

test("stored text that is not a valid draft is ignored", () => {
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
    expect(drafts.read()).toBeNull();
  }
});

test("full or missing storage causes no error", () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => draftStore(full, 1, 2).write(draft)).not.toThrow();
  const none = draftStore(null, 1, 2);
  none.write(draft);
  none.clear();
  expect(none.read()).toBeNull();
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
