/** Checks that every component has stories, tests, documentation and pictures. Run by check-components.test.ts. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { componentFolders, readSource, type ComponentFolder } from "./component-sources.ts";
import { drawnRoles, focusableRoles, unwalkedPaths } from "./keyboard-rules.ts";
import { declarations } from "./prop-tables-plugin.ts";
import { declarationsIn, propRows, type Declarations } from "./prop-tables.ts";
import {
  exportedComponents,
  opaqueTypes,
  undescribedProps,
  undocumented,
  undocumentedProps,
  withoutPropTable,
} from "./source-rules.ts";
import { escapes, hasGuidance, lacksLongText, unplayed, unshownStates } from "./story-rules.ts";

const visual = new URL("../visual/", import.meta.url);
const WIDTHS = [320, 768, 1280];
const COLOURS = ["normal", "forced"];

/** The recorded baselines of the visual tests. */
export interface Records {
  /** Text of the ARIA snapshots. */
  ariaSnapshots: string;
  /** File names of the screenshots. */
  pictures: readonly string[];
}

/** Reads the baselines of the visual tests. */
export function readRecords(): Records {
  const list = (folder: string): string[] => {
    const url = new URL(folder, visual);
    return existsSync(url) ? readdirSync(url) : [];
  };
  return {
    ariaSnapshots: list("__snapshots__/")
      .map((file) => readFileSync(new URL(`__snapshots__/${file}`, visual), "utf8"))
      .join("\n"),
    pictures: list("__screenshots__/"),
  };
}

/** Widths and colour modes without a screenshot. */
function unpictured(path: string, pictures: readonly string[]): string[] {
  // Matches the component's own screenshots, not those of a component with a longer name such as
  // `controls-checkbox-group-…`
  const own = (kind: string) => new RegExp(`^${path.replaceAll("/", "-")}-(?:[A-Z]\\w*-)?${kind}-`);
  return WIDTHS.flatMap((width) => COLOURS.map((colours) => `${width}-${colours}`)).filter(
    (kind) => !pictures.some((file) => own(kind).test(file)),
  );
}

/** The source files of a component: those of its folder without their own stories. */
const partsOf = ({ name, files, url }: ComponentFolder): URL[] =>
  files
    .filter((file) => /^[\w-]+\.tsx$/.test(file))
    .filter((file) => file === `${name}.tsx` || !files.includes(file.replace(".tsx", ".stories.tsx")))
    .map((file) => new URL(file, url));

let known: Declarations | undefined;
const libraryTypes = (): Declarations => (known ??= declarations());

/** The faults of one component, in words; empty when it is complete. */
export function missingIn(folder: ComponentFolder, records: Records): string[] {
  const { name, path } = folder;
  const source = readSource(folder, `${name}.tsx`);
  const stories = readSource(folder, `${name}.stories.tsx`);
  const tests = readSource(folder, `${name}.tests.stories.tsx`);
  const types = { ...libraryTypes(), ...declarationsIn(source) };
  const props = exportedComponents(source).flatMap((component) => propRows(`${component}Props`, types));
  const missing: string[] = [];

  if (exportedComponents(source).length === 0) missing.push("an exported component");
  for (const subject of undocumented(source)) missing.push(`a docstring for ${subject}`);
  for (const prop of undocumentedProps(source, types)) missing.push(`a docstring for ${prop}`);
  for (const subject of undescribedProps(source)) missing.push(`an exported interface of the props of ${subject}`);
  for (const type of opaqueTypes(source, types)) missing.push(`words for the type ${type} (scripts/type-words.ts)`);
  for (const subject of withoutPropTable(source, stories, types))
    missing.push(`a table of the props of ${subject} (component or subcomponents)`);
  if (!/^export const \w+/m.test(stories)) missing.push(`stories (${name}.stories.tsx)`);
  for (const state of unshownStates(props, source, stories)) missing.push(`a story with ${state}`);
  if (lacksLongText(props, stories)) missing.push("a story with long Dutch words (export const Long…)");
  if (!hasGuidance(stories)) missing.push("do and don't (parameters.docs.guidance), a sentence in each");
  if (!/^export const \w+/m.test(tests)) missing.push(`behaviour stories (${name}.tests.stories.tsx)`);
  for (const story of unplayed(tests)) missing.push(`a play function in the behaviour story ${story}`);
  const drawn = drawnRoles(partsOf(folder));
  const roles = focusableRoles(path, records.ariaSnapshots).filter((role) => drawn.includes(role));
  missing.push(...unwalkedPaths(roles, stories, tests));
  for (const way of escapes(stories + tests)) missing.push(`the tests that it evades with ${way}`);
  if (!records.ariaSnapshots.includes(`exports[\`${path} > `)) missing.push("an ARIA snapshot (pnpm screenshots)");
  for (const kind of unpictured(path, records.pictures)) missing.push(`a picture ${kind} (pnpm screenshots)`);
  return missing;
}

/** The incomplete components with their faults. */
export function incompleteComponents(): Record<string, string[]> {
  const records = readRecords();
  return Object.fromEntries(
    componentFolders()
      .map((folder) => [folder.path, missingIn(folder, records)] as const)
      .filter(([, missing]) => missing.length > 0),
  );
}
