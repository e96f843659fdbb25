import { ApiProblem, ConnectionFailure } from "@showroom/api-client/failures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { createAutosave, statusAfter } from "./autosave.ts";
import type { Autosave, AutosaveOptions, SaveRequest, SaveState } from "./autosave.ts";
import { BATHROOM, buildChoices, buildRoom } from "./testing/build-choices.ts";

const problem = (
  code: "choices-stale" | "choices-locked" | "internal-error" | "choice-invalid",
  status: number,
  current?: unknown,
) => new ApiProblem({ type: "about:blank", title: code, status, code, current });

/** An autosave with a server whose answers the test gives, and the statuses it reported. */
function setUp(
  answers: (() => Promise<ProjectChoices>)[] = [],
  delays: Pick<AutosaveOptions, "delay" | "retryDelays"> = { delay: 700, retryDelays: [2_000, 5_000] },
) {
  const sent: SaveRequest[] = [];
  const statuses: SaveState[] = [];
  /** The statuses as shown by the store. */
  const told: SaveState[] = [{ kind: "saved" }];
  const at = { revision: 0, saved: 0, locked: false, merges: false };
  const autosave: Autosave = createAutosave({
    pending: () =>
      at.revision === at.saved
        ? null
        : {
            rooms: { [BATHROOM]: buildRoom(BATHROOM, at.revision) },
            submitType: null,
            version: 1,
            revision: at.revision,
          },
    send: async (request) => {
      sent.push(request);
      return await (answers.shift() ?? (async () => buildChoices()))();
    },
    parseCurrent: (value) => (value === undefined ? null : (value as ProjectChoices)),
    onSaved: (_, revision) => (at.saved = revision),
    merge: () => at.merges,
    onLocked: () => (at.locked = true),
    onStatus: (status) => {
      statuses.push(status);
      told.push(statusAfter(told.at(-1) ?? status, status));
    },
    ...delays,
  });
  const choose = (): void => {
    at.revision += 1;
    autosave.poke();
  };
  return { autosave, sent, at, choose, told, status: () => statuses.at(-1) };
}

const rejectWith = (error: Error) => async (): Promise<ProjectChoices> => {
  throw error;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a series of choices is saved once, a short time after the last one", async () => {
  const { sent, choose, status } = setUp();
  choose();
  await vi.advanceTimersByTimeAsync(600);
  choose();
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toHaveLength(0);
  expect(status()).toEqual({ kind: "saving" });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  expect(status()).toEqual({ kind: "saved" });
});

test("a failed save is retried with longer delays until it succeeds", async () => {
  const broken = rejectWith(problem("internal-error", 500));
  const { sent, choose, status } = setUp([broken, broken, broken]);
  choose();
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toEqual({ kind: "failed", reason: "server" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(4);
  expect(status()).toEqual({ kind: "saved" });
});

test("the failed status stays during a retry, until the result of the retry is known", async () => {
  const broken = rejectWith(problem("internal-error", 500));
  const { choose, told } = setUp([broken, broken]);
  choose();
  await vi.advanceTimersByTimeAsync(700 + 2_000 + 5_000);
  expect(told.map(({ kind, ...more }) => ("trying" in more && more.trying ? `${kind}, trying` : kind))).toEqual([
    "saved",
    "saving",
    "saving",
    "failed",
    "failed, trying",
    "failed",
    "failed, trying",
    "saved",
  ]);
});

test("a save without a connection has the status offline", async () => {
  const { choose, status } = setUp([rejectWith(new ConnectionFailure("offline", null))]);
  choose();
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toEqual({ kind: "failed", reason: "offline" });
});

test("a stale save becomes a conflict for the buyer and is not retried automatically", async () => {
  const theirs = buildChoices({ version: 9 });
  const { sent, choose, status } = setUp([rejectWith(problem("choices-stale", 409, theirs))]);
  choose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(status()).toEqual({ kind: "conflict", server: theirs });
});

test("a stale save that could be merged is sent again at once", async () => {
  const theirs = buildChoices({ version: 9 });
  const { sent, at, choose, status } = setUp([rejectWith(problem("choices-stale", 409, theirs))]);
  at.merges = true;
  choose();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  expect(status()).toEqual({ kind: "saved" });
});

test("locked choices are reported, not sent again", async () => {
  const { sent, at, choose } = setUp([rejectWith(problem("choices-locked", 409))]);
  choose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at.locked).toBe(true);
  expect(sent).toHaveLength(1);
});

test("a refused save is sent again only after the next choice", async () => {
  const { sent, choose, status } = setUp([rejectWith(problem("choice-invalid", 422))]);
  choose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(status()).toEqual({ kind: "failed", reason: "refused" });
  expect(sent).toHaveLength(1);
  choose();
  await vi.advanceTimersByTimeAsync(700);
  expect(sent).toHaveLength(2);
  expect(status()).toEqual({ kind: "saved" });
});

test("a choice during a save is sent after that save, never at the same time", async () => {
  let finish = (): void => {};
  const slow = () => new Promise<ProjectChoices>((resolve) => (finish = () => resolve(buildChoices())));
  const { autosave, sent, at, choose } = setUp([slow]);
  choose();
  await vi.advanceTimersByTimeAsync(700);
  choose();
  const flushed = Promise.all([autosave.flush(), autosave.flush()]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  finish();
  await flushed;
  expect(sent).toHaveLength(2);
  expect(at.saved).toBe(2);
});

test("flushing saves at once and rejects with the failure", async () => {
  const { autosave, sent, choose } = setUp([rejectWith(problem("internal-error", 500))]);
  choose();
  await expect(autosave.flush()).rejects.toThrow("internal-error");
  await autosave.flush();
  expect(sent).toHaveLength(2);
  await autosave.flush();
  expect(sent).toHaveLength(2);
});

test("a submission waits for the save under way and carries its type", async () => {
  const { autosave, sent, at } = setUp();
  at.revision = 1;
  await autosave.submit("showroom");
  expect(sent.map(({ submitType }) => submitType)).toEqual(["showroom"]);
  await expect(autosave.submit("showroom")).rejects.toThrow(/pending revision/);
});

test("a failed submission rejects, and only the choices are sent again", async () => {
  const { autosave, sent, at } = setUp([rejectWith(problem("internal-error", 500))]);
  at.revision = 1;
  await expect(autosave.submit("quote")).rejects.toThrow("internal-error");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.map(({ submitType }) => submitType)).toEqual(["quote", null]);
});

test("nothing is sent after the autosave was stopped", async () => {
  const { autosave, sent, choose } = setUp();
  choose();
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(0);
});

test("by default it saves after 0.7 s, and retries after 2, 5, 15 and then every 30 s", async () => {
  const broken = rejectWith(problem("internal-error", 500));
  const { sent, choose } = setUp(Array(6).fill(broken), {});
  choose();
  for (const [at, wait] of [700, 2_000, 5_000, 15_000, 30_000, 30_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(at);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(at + 1);
  }
});

test("a save starts the retries from the first delay again", async () => {
  const broken = rejectWith(problem("internal-error", 500));
  const { sent, choose } = setUp([broken, async () => buildChoices(), broken]);
  choose();
  await vi.advanceTimersByTimeAsync(700 + 2_000);
  choose();
  await vi.advanceTimersByTimeAsync(700 + 2_000);
  expect(sent).toHaveLength(4);
});

test("it retries at once when the connection comes back, until it was stopped", async () => {
  const page = new EventTarget();
  const removed = vi.spyOn(page, "removeEventListener");
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const offline = rejectWith(new ConnectionFailure("offline", null));
  const { autosave, sent, choose } = setUp([offline, offline]);
  choose();
  await vi.advanceTimersByTimeAsync(700);
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  autosave.stop();
  vi.unstubAllGlobals();
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  expect(removed).toHaveBeenCalledWith("online", expect.any(Function));
});
