import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contrast, parseTokens } from "./tokens.ts";

const tokens = new Map(
  parseTokens(readFileSync(new URL("../src/tokens.css", import.meta.url), "utf8")).map(({ name, value }) => [
    name,
    value,
  ]),
);

function colour(name: string): string {
  const value = tokens.get(`--color-${name}`);
  if (value === undefined) throw new Error(`No colour ${name}`);
  return value;
}

const TEXT = [
  "ink",
  "ink-soft",
  "ink-muted",
  "action",
  "accent-ink",
  "success",
  "warning",
  "danger",
  "stone-600",
  "stone-700",
];
const GROUNDS = ["paper", "sheet", "stone-50"];

describe("contrast of the tokens", () => {
  it("is computed as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("rgb(0 0 0 / 50%)", "#ffffff")).toBeNull();
  });

  it.each(TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    "%s reads on %s (4.5:1)",
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("the accent is sufficient for marks, and for text on paper and white", () => {
    for (const ground of ["paper", "sheet"])
      expect(contrast(colour("accent"), colour(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("accent-ink"), colour("accent-wash"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour("accent"), colour("accent-wash"))).toBeGreaterThanOrEqual(3);
  });

  it.each(["success", "warning", "danger", "info"])(
    "%s is readable on its light tint, and white text is readable on it (4.5:1)",
    (signal) => {
      expect(contrast(colour(signal), colour(`${signal}-wash`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour("on-dark"), colour(signal))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("controls and focus rings are visible (3:1)", () => {
    for (const ground of GROUNDS) {
      expect(contrast(colour("control-line"), colour(ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(colour("focus"), colour(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it("disabled text stays readable", () => {
    expect(contrast(colour("disabled-ink"), colour("disabled-ground"))).toBeGreaterThanOrEqual(4.5);
  });
});

/** Custom properties that a source uses without a definition in itself or in tokens.css. */
function unknownIn(source: string): string[] {
  return [...source.matchAll(/var\((--[\w-]+)(?=[,)])/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !tokens.has(name) && !new RegExp(`${name}"?\\]?:`).test(source));
}

describe("tokens in files that stylelint does not check", () => {
  it("are all defined", () => {
    const root = fileURLToPath(new URL("..", import.meta.url));
    const files = globSync("{src,docs,visual,.storybook}/**/*.{tsx,css}", { cwd: root }).filter(
      (file) => !/^src\/.*\.css$/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const unknown = files.flatMap((file) =>
      unknownIn(readFileSync(`${root}/${file}`, "utf8")).map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("are reported when they are undefined", () => {
    expect(unknownIn('style={{ padding: "var(--space-17)", color: "var(--color-ink)" }}')).toEqual(["--space-17"]);
  });
});

describe("Storybook's theme", () => {
  it("has the colours of the tokens", () => {
    const theme = readFileSync(new URL("../.storybook/theme.ts", import.meta.url), "utf8");
    const colours = [...theme.matchAll(/#[\da-f]{6}\b/gi)].map(([colour]) => colour);
    const known = new Set(tokens.values());
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter((value) => !known.has(value))).toEqual([]);
  });
});
