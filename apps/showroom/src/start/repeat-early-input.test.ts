import { beforeEach, expect, test, vi } from "vitest";
import { repeatEarlyInput } from "./repeat-early-input.ts";

const click = vi.fn<() => void>();

/** A field that remembers, as React does, the last value that was assigned to the element itself. */
class Field extends EventTarget {
  typed = "Ada";
  isConnected = true;
  get value(): string {
    return this.typed;
  }
  set value(value: string) {
    this.typed = value;
  }
}

function early(button: { readonly isConnected: boolean } | null, fields: readonly Field[] = []): AbortController {
  const watch = new AbortController();
  const input = { watch, fields: new Set(fields), button: button && { ...button, click } };
  vi.stubGlobal("window", { pageStart: { input } });
  return watch;
}

beforeEach(() => {
  click.mockReset();
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test("a press before hydration is repeated once", () => {
  const watch = early({ isConnected: true });
  repeatEarlyInput();
  repeatEarlyInput();
  vi.runAllTimers();
  expect(click).toHaveBeenCalledOnce();
  expect(watch.signal.aborted).toBe(true);
});

test("a button that is gone is not pressed, and without a press nothing happens", () => {
  early({ isConnected: false });
  repeatEarlyInput();
  vi.stubGlobal("window", {});
  repeatEarlyInput();
  vi.runAllTimers();
  expect(click).not.toHaveBeenCalled();
});

test("text that was typed before hydration arrives as a change from nothing, before the press", () => {
  const field = new Field();
  let seenLast = field.value;
  Object.defineProperty(field, "value", {
    get: () => field.typed,
    set: (value: string) => {
      seenLast = value;
      field.typed = value;
    },
  });
  const changes: string[] = [];
  field.addEventListener("input", () => void (seenLast === field.typed || changes.push(field.typed)));
  click.mockImplementation(() => void changes.push("pressed"));
  early({ isConnected: true }, [field]);
  repeatEarlyInput();
  vi.runAllTimers();
  expect(changes).toEqual(["Ada", "pressed"]);
});

test("a field that is gone or empty is left alone; a field's event reaches the form around it", () => {
  const [gone, empty, kept] = [new Field(), new Field(), new Field()];
  gone.isConnected = false;
  empty.typed = "";
  const heard: [string, boolean][] = [];
  for (const [name, field] of Object.entries({ gone, empty, kept }))
    field.addEventListener("input", ({ bubbles }) => void heard.push([name, bubbles]));
  early(null, [gone, empty, kept]);
  repeatEarlyInput();
  expect(heard).toEqual([["kept", true]]);
  expect(window.pageStart).not.toHaveProperty("input");
  expect(() => vi.runAllTimers()).not.toThrow();
});
