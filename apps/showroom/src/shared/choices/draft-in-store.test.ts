import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseType } from "@showroom/domain/testing/build-project";
import type { ChoicesStore } from "./choices-store.ts";
import { historyOf, isSaved } from "./choices-state.ts";
import { draftStore } from "./draft.ts";
import { BATHROOM, buildRoom, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, save, server, staleProblem, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const bathroom = buildPage({ id: BATHROOM });

beforeEach(startFakeServer);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a draft in the browser", () => {
  const mine = buildRoom(BATHROOM, 102);
  /** Writes a draft of an earlier visit, based on a version of the server's choices. */
  const leave = (version: number) =>
    drafts().write({ version, rooms: { ...server.kept.projectRoomChoices, [BATHROOM]: mine } });
  const drafts = () => draftStore(localStorage, 1, buildHouseType().id);
  let reopened: ChoicesStore;
  afterEach(() => reopened.close());

  test("is restored and saved with the version it is based on", async () => {
    const bodies: unknown[] = [];
    server.answers["choices.save"] = (body) => (bodies.push(body), save(body));
    leave(server.kept.version);
    reopened = openStore();
    expect(reopened.room(bathroom)).toEqual(mine);
    await reopened.flush();
    expect(bodies).toMatchObject([{ version: 1, choices: { projectRoomChoices: { [BATHROOM]: mine } } }]);
    expect(drafts().read().draft).toBeNull();
  });

  test("of an older version is sent with that version, so that the server can refuse it", async () => {
    const bodies: unknown[] = [];
    leave(1);
    server.kept = { ...server.kept, version: 4, projectRoomChoices: { [BATHROOM]: buildRoom(BATHROOM, 103) } };
    server.answers["choices.save"] = (body) => {
      bodies.push(body);
      throw staleProblem();
    };
    reopened = openStore();
    await reopened.flush().catch(() => {});
    expect(bodies).toMatchObject([{ version: 1 }]);
    expect(reopened.getState().save).toMatchObject({ kind: "conflict" });
    expect(reopened.room(bathroom)).toEqual(mine);
  });

  test.each<[string, () => ChoicesStore]>([
    [
      "is dropped when the choices were submitted with it",
      () =>
        openStore({
          ...server.kept,
          submitType: "showroom",
          projectRoomChoices: { [BATHROOM]: { ...mine, confirmedByUser: true } },
        }),
    ],
    [
      "is dropped when it equals the server's choices",
      () => openStore({ ...server.kept, projectRoomChoices: { [BATHROOM]: mine } }),
    ],
  ])("%s", (_, reopen) => {
    leave(1);
    reopened = reopen();
    expect(drafts().read().draft).toBeNull();
    expect(isSaved(reopened.getState())).toBe(true);
    expect(reopened.getState()).toMatchObject({ lostChange: false, strandedDraft: null });
  });

  test.each<[string, object, () => ChoicesStore]>([
    [
      "the choices were submitted without it",
      { lostChange: true },
      () => openStore({ ...server.kept, submitType: "showroom" }),
    ],
    [
      "the project takes no changes any more",
      { strandedDraft: "closed" },
      () => openStore(server.kept, true, false, true),
    ],
  ])("stays until the buyer has read that it was not saved, when %s", async (_, told, reopen) => {
    leave(1);
    for (const visit of ["first", "second"]) {
      reopened = reopen();
      expect([visit, reopened.getState()]).toMatchObject([visit, told]);
      expect(reopened.room(bathroom)).toEqual(server.kept.projectRoomChoices[BATHROOM]);
      reopened.close();
    }
    reopened.dismissDraftNotices();
    expect(reopened.getState()).toMatchObject({ lostChange: false, strandedDraft: null });
    expect(drafts().read().draft).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toEqual([]);
  });

  test("that cannot be read is reported until the buyer has read it", () => {
    localStorage.setItem(`showroom.draft.1.${buildHouseType().id}`, "{");
    reopened = openStore();
    expect(reopened.getState()).toMatchObject({ strandedDraft: "unreadable", rooms: server.kept.projectRoomChoices });
    reopened.dismissDraftNotices();
    expect(drafts().read()).toEqual({ draft: null, isDamaged: false });
  });

  test("with a part that cannot be read keeps the server's rooms in its place", () => {
    server.kept = { ...server.kept, projectRoomChoices: { ...server.kept.projectRoomChoices, 9: buildRoom(9, 5) } };
    leave(1);
    const { rooms, version } = drafts().read().draft ?? { rooms: {}, version: 0 };
    localStorage.setItem(
      `showroom.draft.1.${buildHouseType().id}`,
      JSON.stringify({ version, rooms: { ...rooms, 9: 1 } }),
    );
    reopened = openStore();
    expect(reopened.getState()).toMatchObject({
      strandedDraft: "unreadable",
      rooms: { [BATHROOM]: mine, 9: buildRoom(9, 5) },
    });
  });

  test("that the browser cannot store asks before the page closes, until it is saved", async () => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const asksToStay = (): boolean => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    reopened = openStore();
    expect(asksToStay()).toBe(false);
    reopened.change(bathroom, tile(103));
    expect(asksToStay()).toBe(true);
    await reopened.flush();
    expect(asksToStay()).toBe(false);
    vi.restoreAllMocks();
  });

  test("is not written in a preview, where choices can be tried and nothing is saved", async () => {
    reopened = openStore(server.kept, true, true);
    reopened.change(bathroom, tile(103));
    await reopened.confirm(bathroom);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reopened.room(bathroom).wallTileProduct?.pageProductId).toBe(103);
    expect(historyOf(reopened.getState(), BATHROOM).canUndo).toBe(true);
    expect([server.asked, drafts().read().draft]).toEqual([[], null]);
  });

  test("is not used or changed while staff view the showroom as the buyer", () => {
    leave(1);
    reopened = openStore(server.kept, true);
    expect(reopened.room(bathroom)).toEqual(server.kept.projectRoomChoices[BATHROOM]);
    expect(drafts().read().draft).not.toBeNull();
    expect(reopened.getState()).toMatchObject({ lostChange: false, strandedDraft: null });
  });
});
