import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { FACES, faceFile, FIRST_CHARACTERS, subsetFace } from "./subset-fonts.ts";

/** Maximum bytes of the preloaded fonts. */
const MOST_PRELOADED = 30_000;
const PRELOADED = ["newsreader-light", "instrument-sans-regular"];

const css = await readFile(new URL("../src/fonts.css", import.meta.url), "utf8");

/** The code points of a `unicode-range`. */
function codePoints(range: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [, from = "", to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let point = parseInt(from, 16); point <= parseInt(to, 16); point += 1) found.add(point);
  return found;
}

/** The code points that each `@font-face` with a file declares. */
const declared = [...css.matchAll(/url\("([^"]+)"\)[^;]*;\s*unicode-range:([^;]+);/g)].map(
  ([, file = "", range = ""]) => ({ file, points: codePoints(range) }),
);
const firstPoints = Array.from(FIRST_CHARACTERS, (character) => character.codePointAt(0) ?? 0).toSorted(
  (a, b) => a - b,
);

describe("the fonts of the first paint", () => {
  it.each(FACES)("$name equals the generator's output", async (face) => {
    expect((await readFile(faceFile(face))).equals(await subsetFace(face))).toBe(true);
  });

  it("are at most 30 KB together", async () => {
    const sizes = await Promise.all(
      FACES.filter(({ name }) => PRELOADED.includes(name)).map(async (face) => (await readFile(faceFile(face))).length),
    );
    expect(sizes).toHaveLength(PRELOADED.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_PRELOADED);
  });

  it("are declared for exactly the characters that they contain", () => {
    const own = declared.filter(({ file }) => file.startsWith("./fonts/"));
    expect(own.map(({ file }) => file)).toEqual(FACES.map(({ name }) => `./fonts/${name}.woff2`));
    for (const { file, points } of own) expect([...points], file).toEqual(firstPoints);
  });

  it("leave all other Latin characters to lazily loaded files", () => {
    const rest = declared.filter(({ file }) => !file.startsWith("./fonts/"));
    // One for each weight range.
    expect(rest).toHaveLength(FACES.length);
    for (const { file, points } of rest) {
      expect(
        firstPoints.filter((point) => points.has(point)),
        file,
      ).toEqual([]);
      for (const character of "ÀÿœŒ™Ø") expect(points.has(character.codePointAt(0) ?? 0), character).toBe(true);
    }
  });
});
