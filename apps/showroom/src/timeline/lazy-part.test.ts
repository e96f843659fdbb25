import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart, loadAllParts } from "./lazy-part.tsx";
import { unloadedTexts } from "./texts.ts";

beforeEach(() => vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run)));
afterEach(() => vi.unstubAllGlobals());

const Greeting = ({ name }: { readonly name: string }) => `Dag ${name}`;
const shown = (part: ReturnType<typeof lazyPart<{ readonly name: string }>>): string =>
  renderToString(createElement(MemoryRouter, null, createElement(part.Component, { name: "Sanne" })));

test("a part whose code cannot be loaded shows a message in its place, and itself once the code is there", async () => {
  const importPart = vi.fn().mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(Greeting);
  const part = lazyPart<{ readonly name: string }>(importPart);
  await part.load();
  expect(shown(part)).toContain(unloadedTexts.title);
  await part.load();
  expect(shown(part)).toBe("Dag Sanne");
  await part.load();
  expect(importPart).toHaveBeenCalledTimes(2);
});

test("all parts are loaded ahead: also those after one that fails, and those that the code of a part adds", async () => {
  const inner = vi.fn().mockResolvedValue(Greeting);
  const failing = vi.fn().mockRejectedValue(new TypeError("Failed to fetch"));
  lazyPart(failing);
  lazyPart(async () => {
    lazyPart(inner);
    return Greeting;
  });
  await loadAllParts();
  expect(failing).toHaveBeenCalledTimes(1);
  expect(inner).toHaveBeenCalledTimes(1);
});
