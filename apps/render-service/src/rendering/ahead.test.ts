import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Ahead } from "./ahead.ts";
import type { ViewPreparer } from "./prepare-view.ts";
import type { PreparedView } from "./prepared-view.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const CATALOGUE = { projectId: 1, revision: 1 };

/** A fake that records what it is asked to solve, and ends when the test says so. */
function startAhead() {
  const begun: string[] = [];
  const stopped: string[] = [];
  const errors: unknown[] = [];
  let finish = (): void => undefined;
  let fail = (_cause: Error): void => undefined;
  const state = { idle: true };
  const preparer: ViewPreparer = {
    prepare: (request: RenderRequest) =>
      Promise.resolve({ request, viewKey: request.sceneSettings.cameraPosition } as PreparedView),
    withKnownTextures: (view) => Promise.resolve(view),
    withOtherGloss: (view) => ({ ...view, viewKey: `${view.viewKey}, other gloss` }),
  };
  const ahead = new Ahead({
    preparer,
    rest: 1000,
    isIdle: () => state.idle,
    onError: (cause) => errors.push(cause),
    solve: ({ viewKey }, signal) =>
      new Promise((resolve, reject) => {
        begun.push(viewKey);
        finish = resolve;
        fail = reject;
        signal.addEventListener("abort", () => {
          stopped.push(viewKey);
          reject(signal.reason);
        });
      }),
  });
  const rest = () => vi.advanceTimersByTimeAsync(1000);
  const end = async (how: () => void) => {
    how();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    ahead,
    begun,
    stopped,
    errors,
    state,
    rest,
    finish: () => end(() => finish()),
    fail: (cause: Error) => end(() => fail(cause)),
  };
}

test("after a rest the views of the room are solved one after another, each once", async () => {
  const { ahead, begun, rest, finish } = startAhead();
  ahead.plan(bathroomRequest(), CATALOGUE);
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["front"]);
  for (let i = 0; i < 6; i++) await finish();
  // The first side of the panorama comes after the stills.
  expect(begun).toEqual(["front", "front, other gloss", "cabinet", "toilet", "rain-shower", "around-back"]);
  ahead.plan(bathroomRequest(), CATALOGUE);
  await rest();
  expect(begun).toHaveLength(6);
});

test("a request stops the running solve, which continues later", async () => {
  const { ahead, begun, stopped, rest } = startAhead();
  ahead.plan(bathroomRequest(), CATALOGUE);
  await rest();
  ahead.giveWay();
  expect(stopped).toEqual(["front"]);
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual(["front"]);
  await rest();
  expect(begun).toEqual(["front", "front"]);
});

test("nothing is solved while a request waits for a picture", async () => {
  const { ahead, begun, state, rest } = startAhead();
  state.idle = false;
  ahead.plan(bathroomRequest(), CATALOGUE);
  await rest();
  await rest();
  expect(begun).toEqual([]);
  state.idle = true;
  await rest();
  expect(begun).toEqual(["front"]);
});

test("a view that fails is reported and not tried again", async () => {
  const { ahead, begun, errors, rest, fail } = startAhead();
  ahead.plan(bathroomRequest(), CATALOGUE);
  await rest();
  await fail(new Error("broken"));
  expect(errors).toHaveLength(1);
  expect(begun).toEqual(["front", "front, other gloss"]);
});

test("after a stop nothing is solved", async () => {
  const { ahead, begun, stopped, rest } = startAhead();
  ahead.plan(bathroomRequest(), CATALOGUE);
  await rest();
  await ahead.stop();
  expect(stopped).toEqual(["front"]);
  await rest();
  expect(begun).toEqual(["front"]);
});
