import { expect, it, vi } from "vitest";
import { createFixtureTextures, firstOf } from "./fixture-textures.ts";
import type { TextureSource } from "./texture-source.ts";

it("paints wood once, off the main thread, and returns null for unknown textures", { timeout: 30_000 }, async () => {
  const textures = createFixtureTextures();
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  const [first, second] = await Promise.all([textures.load("tile/chalk"), textures.load("tile/chalk")]);
  clearInterval(timer);
  expect(second).toBe(first);
  expect(first?.data.length).toBe((first?.width ?? 0) * (first?.height ?? 0) * 4);
  expect(turns).toBeGreaterThan(3);
  expect(await textures.load("tiles/unknown")).toBeNull();
});

it("asks the next source for a texture that the first one lacks", async () => {
  const texture = { data: new Uint8Array(4), width: 1, height: 1 };
  const source = (known: string): TextureSource => ({
    load: vi.fn((id) => Promise.resolve(id === known ? texture : null)),
  });
  const [first, second] = [source("a"), source("b")];
  const both = firstOf(first, second);
  expect(await both.load("a")).toBe(texture);
  expect(second.load).not.toHaveBeenCalled();
  expect(await both.load("b")).toBe(texture);
  expect(await both.load("c")).toBeNull();
});
