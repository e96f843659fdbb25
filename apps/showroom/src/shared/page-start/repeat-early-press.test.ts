import { beforeEach, expect, test, vi } from "vitest";
import { repeatEarlyPress } from "./repeat-early-press.ts";

const click = vi.fn<() => void>();

function pressed(isConnected: boolean): AbortController {
  const watch = new AbortController();
  vi.stubGlobal("window", { pressedEarly: { isConnected, click }, earlyPress: watch });
  return watch;
}

beforeEach(() => {
  click.mockClear();
  return () => vi.unstubAllGlobals();
});

test("a press before hydration is repeated once", () => {
  const watch = pressed(true);
  repeatEarlyPress();
  repeatEarlyPress();
  expect(click).toHaveBeenCalledOnce();
  expect(watch.signal.aborted).toBe(true);
});

test("a button that is gone is not pressed, and without a press nothing happens", () => {
  pressed(false);
  repeatEarlyPress();
  vi.stubGlobal("window", {});
  repeatEarlyPress();
  expect(click).not.toHaveBeenCalled();
});
