/** Whether every component comes with what makes it usable by others. Run by check-components.test.ts. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { componentFolders, readSource, type ComponentFolder } from "./component-sources.ts";

const snapshots = new URL("../visual/__snapshots__/", import.meta.url);

/** Everything that the visual tests have written down of how components read. */
export function readAriaSnapshots(): string {
  if (!existsSync(snapshots)) return "";
  return readdirSync(snapshots)
    .map((file) => readFileSync(new URL(file, snapshots), "utf8"))
    .join("\n");
}

/** Exported React components of a source: functions whose name starts with a capital. */
export function exportedComponents(source: string): string[] {
  return [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = ""]) => name);
}

/** Exported functions and props interfaces without a docstring directly above them. */
export function undocumented(source: string): string[] {
  return [...source.matchAll(/(\*\/\n)?^export (?:function|interface|type) (\w+)/gm)]
    .filter(([, docstring, name = ""]) => docstring === undefined && !name.endsWith("Props"))
    .map(([, , name = ""]) => name);
}

/**
 * Members of exported `…Props` interfaces without a docstring. A few may go without: what they do follows
 * from their name and type.
 */
export function undocumentedProps(source: string): string[] {
  const found: string[] = [];
  for (const [, name = "", body = ""] of source.matchAll(/^export interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)) {
    const lines = body.split("\n");
    lines.forEach((line, index) => {
      const member = /^ {2}(\w+)\??:/.exec(line)?.[1];
      if (!member || SELF_EXPLAINING.has(member)) return;
      if (!lines[index - 1]?.trim().endsWith("*/")) found.push(`${name}.${member}`);
    });
  }
  return found;
}

const SELF_EXPLAINING = new Set([
  "children",
  "className",
  "disabled",
  "href",
  "icon",
  "onOpenChange",
  "onValueChange",
  "open",
  "options",
  "value",
]);

/** What one component still lacks, in words. Empty when it is complete. */
export function missingIn(folder: ComponentFolder, ariaSnapshots: string): string[] {
  const { name, path } = folder;
  const source = readSource(folder, `${name}.tsx`);
  const stories = readSource(folder, `${name}.stories.tsx`);
  const tests = readSource(folder, `${name}.tests.stories.tsx`);
  const missing: string[] = [];

  if (exportedComponents(source).length === 0) missing.push("an exported component");
  for (const subject of undocumented(source)) missing.push(`a docstring for ${subject}`);
  for (const prop of undocumentedProps(source)) missing.push(`a docstring for ${prop}`);
  if (!/^export const \w+/m.test(stories)) missing.push(`stories (${name}.stories.tsx)`);
  if (!/\bguidance\b/.test(stories)) missing.push("do and don't (parameters.docs.guidance)");
  if (!/^export const \w+/m.test(tests)) missing.push(`behaviour stories (${name}.tests.stories.tsx)`);
  else if (!/\bplay\b/.test(tests)) missing.push("a play function in the behaviour stories");
  if (!ariaSnapshots.includes(`exports[\`${path} > `)) missing.push("an ARIA snapshot (pnpm screenshots)");
  return missing;
}

/** Every component that lacks something, with what it lacks. */
export function incompleteComponents(): Record<string, string[]> {
  const ariaSnapshots = readAriaSnapshots();
  return Object.fromEntries(
    componentFolders()
      .map((folder) => [folder.path, missingIn(folder, ariaSnapshots)] as const)
      .filter(([, missing]) => missing.length > 0),
  );
}
