/**
 * Checks that every keyboard interaction is documented and tested. The documentation stories list each key with its
 * effect (`parameters.docs.keys`) and with the behaviour story that presses it. The ARIA snapshots of a component
 * decide which keys are required.
 */
import { existsSync, readFileSync } from "node:fs";

/** One row of the table. */
export interface KeyPath {
  /** Names of keys as in `KeyboardEvent.key`, and Space, Letters and Shift+Tab. */
  press: string[];
  does: string;
  /** Name of the behaviour story that presses them. */
  story: string;
}

/** The keys of each role, from the ARIA Authoring Practices or, for a native control, from browsers. */
const KEYS_OF_ROLES: Readonly<Record<string, readonly string[]>> = {
  alertdialog: ["Tab", "Shift+Tab", "Escape"],
  button: ["Tab", "Enter", "Space"],
  checkbox: ["Tab", "Space"],
  combobox: ["Tab", "ArrowDown", "ArrowUp", "Home", "End", "Letters"],
  dialog: ["Tab", "Shift+Tab", "Escape"],
  link: ["Tab", "Enter"],
  radio: ["Tab", "Space", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"],
  searchbox: ["Tab", "Letters", "Escape"],
  slider: ["Tab", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"],
  textbox: ["Tab", "Letters"],
};

/** The keys that documentation stories list. */
export function keyPaths(stories: string): KeyPath[] {
  const rows = stories.matchAll(/\{\s*press: "([^"]+)",\s*does:\s*"([^"]+)",\s*story: "(\w+)",?\s*\}/g);
  return [...rows].map(([, press = "", does = "", story = ""]) => ({ press: press.split(", "), does, story }));
}

/** Focusable roles in the ARIA snapshots of one component, without disabled elements. */
export function focusableRoles(path: string, ariaSnapshots: string): string[] {
  const readings = ariaSnapshots
    .split("\nexports[`")
    .filter((reading) => reading.startsWith(`${path} > `) || reading.startsWith(`exports[\`${path} > `));
  const roles = readings.flatMap((reading) =>
    [...reading.matchAll(/^\s*- (\w+)\b(?!.*\[disabled\])/gm)].map(([, role = ""]) => role),
  );
  return [...new Set(roles)].filter((role) => role in KEYS_OF_ROLES);
}

/** The keys in an argument of `userEvent.keyboard`, such as `{ArrowDown}` or `Jansen{Enter}`. */
function keysIn(typed: string): string[] {
  const text = typed.replaceAll("{Shift>}{Tab}{/Shift}", "{Shift+Tab}");
  const named = [...text.matchAll(/\{([^}>/]+)\}/g)].map(([, name = ""]) => name);
  const rest = text.replaceAll(/\{[^}]*\}/g, "");
  if (rest === "") return named;
  return [...named, rest.trim() === "" ? "Space" : "Letters"];
}

/** The keys that test code presses, directly or through helpers. */
function pressesIn(code: string, helpers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const pressed = new Set<string>();
  if (/\btab\(\)/.test(code)) pressed.add("Tab");
  if (/\btab\(\{ shift: true \}\)/.test(code)) pressed.add("Shift+Tab");
  for (const [, typed = ""] of code.matchAll(/\b(?:keyboard|nativeKeys|type)\((?:[^"()]*(?:\([^()]*\))?, )?"([^"]+)"/g))
    for (const key of keysIn(typed)) pressed.add(key);
  for (const [name, keys] of helpers)
    if (new RegExp(`\\b${name}\\(`).test(code)) for (const key of keys) pressed.add(key);
  return pressed;
}

const helpersFile = new URL("../src/testing/keyboard.ts", import.meta.url);

/** The keys that each helper presses, read from the helpers' source. */
function helperKeys(): Map<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const parts = readFileSync(helpersFile, "utf8")
    .split(/^export async function /m)
    .slice(1);
  for (const part of parts) keys.set(/^\w+/.exec(part)?.[0] ?? "", [...pressesIn(part, keys)]);
  return keys;
}

let known: Map<string, readonly string[]> | undefined;

/** The keys that each behaviour story presses, by story name. Empty for a story without an assertion. */
function walkedKeys(tests: string): Map<string, Set<string>> {
  const helpers = (known ??= helperKeys());
  const asserts = new RegExp(`\\b(?:expect|${[...helpers.keys()].join("|")})\\(`);
  const stories = tests.split(/^export const /m).slice(1);
  return new Map(
    stories.map((story) => {
      const play = /\bplay\b\s*[:(][\s\S]*/.exec(story)?.[0] ?? "";
      return [/^\w+/.exec(story)?.[0] ?? "", asserts.test(play) ? pressesIn(play, helpers) : new Set<string>()];
    }),
  );
}

/** Source patterns that render each role. */
const DRAWN_BY: Readonly<Record<string, RegExp>> = {
  alertdialog: /"alertdialog"/,
  button: /<button\b/,
  checkbox: /type="checkbox"|type=\{kind\}/,
  combobox: /<select\b/,
  dialog: /"dialog"|<dialog\b/,
  link: /<a\b/,
  radio: /type="radio"|type=\{kind\}/,
  searchbox: /type="search"/,
  slider: /type="range"/,
  textbox: /<input\b|<textarea\b/,
};

/** The sources of a component: its own files and the library files that they import. */
function sourcesOf(file: URL, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file.href) || !existsSync(file)) return seen;
  const source = readFileSync(file, "utf8");
  seen.set(file.href, source);
  const imports = source.matchAll(/^(?!import type)[^\n]*\b(?:from|import\()\s*"(\.[^"]+\.tsx)"/gm);
  for (const [, path = ""] of imports) sourcesOf(new URL(path, file), seen);
  return seen;
}

/**
 * Roles that a component renders itself, in these files and their imports. Content that stories pass to it is not
 * counted.
 */
export function drawnRoles(files: readonly URL[]): string[] {
  const sources = files.flatMap((file) => [...sourcesOf(file).values()]).join("\n");
  return Object.entries(DRAWN_BY)
    .filter(([, drawn]) => drawn.test(sources))
    .map(([role]) => role);
}

/** The missing keys and key presses of a component with these roles, in words. */
export function unwalkedPaths(roles: readonly string[], stories: string, tests: string): string[] {
  const paths = keyPaths(stories);
  if (paths.length === 0) return roles.length === 0 ? [] : ["its keys (parameters.docs.keys)"];
  const listed = new Set(paths.flatMap(({ press }) => press));
  const unlisted = roles.flatMap((role) =>
    (KEYS_OF_ROLES[role] ?? []).filter((key) => !listed.has(key)).map((key) => `the key ${key} of its ${role}`),
  );
  const walked = walkedKeys(tests);
  const unpressed = paths.flatMap(({ press, story }) =>
    press.filter((key) => walked.get(story)?.has(key) !== true).map((key) => `a press on ${key} in the story ${story}`),
  );
  return [...unlisted, ...unpressed];
}
