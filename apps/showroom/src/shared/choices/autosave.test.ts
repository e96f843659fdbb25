import { ConnectionFailure } from "@showroom/api-client/failures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { openAutosave, problem, rejectWith } from "./testing/autosave-fixture.ts";
import { buildChoices } from "./testing/build-choices.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a series of choices is saved once, a short time after the last one", async () => {
  const { sent, choose, status } = openAutosave();
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
  const { sent, choose, status } = openAutosave([broken, broken, broken]);
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
  const { choose, told } = openAutosave([broken, broken]);
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
  const { choose, status } = openAutosave([rejectWith(new ConnectionFailure("offline", null))]);
  choose();
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toEqual({ kind: "failed", reason: "offline" });
});

test("a stale save becomes a conflict for the buyer and is not retried automatically", async () => {
  const theirs = buildChoices({ version: 9 });
  const { sent, choose, status } = openAutosave([rejectWith(problem("choices-stale", 409, theirs))]);
  choose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(status()).toEqual({ kind: "conflict", server: theirs });
});

test("a stale save that could be merged is sent again at once", async () => {
  const theirs = buildChoices({ version: 9 });
  const { sent, at, choose, status } = openAutosave([rejectWith(problem("choices-stale", 409, theirs))]);
  at.merges = true;
  choose();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  expect(status()).toEqual({ kind: "saved" });
});

test("locked choices are reported, not sent again", async () => {
  const { sent, at, choose } = openAutosave([rejectWith(problem("choices-locked", 409))]);
  choose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at.locked).toBe(1);
  expect(sent).toHaveLength(1);
});

test("locked choices that cannot be loaded are asked for again, and the buyer is told", async () => {
  const locked = rejectWith(problem("choices-locked", 409));
  const { at, loads, choose, status } = openAutosave([locked, locked]);
  loads.push(() => Promise.reject(new ConnectionFailure("offline", null)));
  choose();
  await vi.advanceTimersByTimeAsync(700);
  expect(status()).toEqual({ kind: "failed", reason: "offline" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(at.locked).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at.locked).toBe(2);
});

test("a refused save is sent again only after the next choice", async () => {
  const { sent, choose, status } = openAutosave([rejectWith(problem("choice-invalid", 422))]);
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
  const { autosave, sent, at, choose } = openAutosave([slow]);
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
  const { autosave, sent, choose } = openAutosave([rejectWith(problem("internal-error", 500))]);
  choose();
  await expect(autosave.flush()).rejects.toThrow("internal-error");
  await autosave.flush();
  expect(sent).toHaveLength(2);
  await autosave.flush();
  expect(sent).toHaveLength(2);
});

test("a submission waits for the save under way and carries its type", async () => {
  const { autosave, sent, at } = openAutosave();
  at.revision = 1;
  await autosave.submit("showroom");
  expect(sent.map(({ submitType }) => submitType)).toEqual(["showroom"]);
  await expect(autosave.submit("showroom")).rejects.toThrow(/pending revision/);
});

test("a failed submission rejects, and only the choices are sent again", async () => {
  const { autosave, sent, at } = openAutosave([rejectWith(problem("internal-error", 500))]);
  at.revision = 1;
  await expect(autosave.submit("quote")).rejects.toThrow("internal-error");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.map(({ submitType }) => submitType)).toEqual(["quote", null]);
});

test("nothing is sent after the autosave was stopped", async () => {
  const { autosave, sent, choose } = openAutosave();
  choose();
  autosave.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(0);
});

test("by default it saves after 0.7 s, and retries after 2, 5, 15, 30 and then every 60 s", async () => {
  const broken = rejectWith(problem("internal-error", 500));
  const { sent, choose } = openAutosave(Array(7).fill(broken), {});
  choose();
  for (const [at, wait] of [700, 2_000, 5_000, 15_000, 30_000, 60_000, 60_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(at);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(at + 1);
  }
});

test("a save starts the retries from the first delay again", async () => {
  const broken = rejectWith(problem("internal-error", 500));
  const { sent, choose } = openAutosave([broken, async () => buildChoices(), broken]);
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
  const { autosave, sent, choose } = openAutosave([offline, offline]);
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
