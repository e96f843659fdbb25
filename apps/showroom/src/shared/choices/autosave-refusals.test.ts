import { ConnectionFailure } from "@showroom/api-client/failures";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { statusAfter } from "./autosave.ts";
import type { SaveState } from "./autosave.ts";
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

/** The most saves in an hour in which the server refuses every save in the same way, and the status after it. */
test.each<[string, Error, number, SaveState]>([
  [
    "conflict",
    problem("choices-stale", 409, buildChoices({ version: 9 })),
    1,
    { kind: "conflict", server: buildChoices({ version: 9 }) },
  ],
  ["other house type", problem("choices-moved", 409, buildChoices()), 1, { kind: "moved" }],
  ["no home any more", problem("home-left", 409), 1, { kind: "moved", hasLeft: true }],
  ["closed project", problem("project-closed", 409), 1, { kind: "failed", reason: "refused" }],
  ["unknown conflict", problem("internal-error", 409), 1, { kind: "failed", reason: "refused" }],
  ["not found", problem("not-found", 404), 1, { kind: "failed", reason: "refused" }],
  ["invalid", problem("choice-invalid", 422), 1, { kind: "failed", reason: "refused" }],
  ["not signed in", problem("not-authenticated", 401), 64, { kind: "failed", reason: "server" }],
  ["forbidden", problem("forbidden", 403), 64, { kind: "failed", reason: "server" }],
  ["too many requests", problem("too-many-requests", 429, undefined, 600_000), 7, { kind: "failed", reason: "server" }],
  ["failing server", problem("internal-error", 500), 64, { kind: "failed", reason: "server" }],
  ["no connection", new ConnectionFailure("offline", null), 64, { kind: "failed", reason: "offline" }],
])("an hour of refused saves is bounded and has a status: %s", async (_, refusal, most, status) => {
  const { sent, choose, told } = openAutosave(Array(100_000).fill(rejectWith(refusal)), {});
  choose();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent.length).toBeLessThanOrEqual(most);
  expect(told.at(-1)).toEqual(status);
});

test("saves that are merged again and again are bounded too, also while a page waits for them", async () => {
  const stale = rejectWith(problem("choices-stale", 409, buildChoices({ version: 9 })));
  const { autosave, sent, at, choose, status } = openAutosave(Array(100_000).fill(stale), {});
  at.merges = true;
  choose();
  await expect(autosave.flush()).rejects.toThrow("choices-stale");
  expect(sent.length).toBeLessThanOrEqual(4);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent.length).toBeLessThanOrEqual(4 * 64);
  expect(status()).toEqual({ kind: "failed", reason: "server" });
});

test("the status of a moved house type stays", () => {
  expect(statusAfter({ kind: "moved" }, { kind: "saving" })).toEqual({ kind: "moved" });
});
