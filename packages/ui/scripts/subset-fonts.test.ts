import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { FACES, faceFile, FIRST_CHARACTERS, subsetFace } from "./subset-fonts.ts";

/** Maximum bytes of the preloaded fonts. */
const MOST_PRELOADED = 30_000;
const PRELOADED = ["newsreader-light", "instrument-sans-regular"];

const css = await readFile(new URL("../src/fonts.css", import.meta.url), "utf8");
const tokens = await readFile(new URL("../src/tokens.css", import.meta.url), "utf8");

/** The code points of a `unicode-range`. */
function codePoints(range: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [, from = "", to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let point = parseInt(from, 16); point <= parseInt(to, 16); point += 1) found.add(point);
  return found;
}

/** The value of a property in a rule, without quotes. */
const valueOf = (rule: string, property: string): string =>
  new RegExp(`(?<=\\s)${property}:([^;]+);`).exec(rule)?.[1]?.trim().replaceAll('"', "") ?? "";

/** The family and the characters of each `@font-face`, and the file where it has one. */
const faces = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, rule = ""]) => ({
  family: valueOf(rule, "font-family"),
  file: /url\("([^"]+)"\)/.exec(rule)?.[1],
  points: codePoints(valueOf(rule, "unicode-range")),
}));
const declared = faces.flatMap(({ file, ...face }) => (file === undefined ? [] : [{ file, ...face }]));
/** The families that the text and the titles name, in their order. */
const NAMED = ["text", "display"].map((use) =>
  valueOf(tokens, `--font-${use}`)
    .split(",")
    .map((family) => family.trim()),
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
    expect(rest).toHaveLength(NAMED.length);
    for (const { file, points } of rest) {
      expect(
        firstPoints.filter((point) => points.has(point)),
        file,
      ).toEqual([]);
      for (const character of "ÀÿœŒ™Ø") expect(points.has(character.codePointAt(0) ?? 0), character).toBe(true);
    }
  });

  // For each size of a text, Chromium looks up a system font in place of every file of the family that is not loaded.
  it("share no family with a font of other characters", () => {
    for (const [first] of NAMED) {
      const shared = declared.filter(({ family }) => family === first);
      expect(shared.length).toBeGreaterThan(0);
      for (const { file, points } of shared) expect([...points], file).toEqual(firstPoints);
    }
  });

  // The browser uses the first family that declares a character. A face without a `unicode-range` declares them all.
  it("come before a fallback for their characters only, and that before the font of other characters", () => {
    const pointsOf = (family: string | undefined): readonly (readonly number[])[] =>
      faces.filter((face) => face.family === family).map(({ points }) => [...points]);
    for (const [, fallback, rest] of NAMED) {
      expect(pointsOf(fallback)).toEqual([firstPoints, firstPoints]);
      expect(pointsOf(rest)).toHaveLength(1);
      expect(pointsOf(rest)[0]).toContain("œ".codePointAt(0));
    }
  });
});
