/** What the stories of a component must show. */
import { propsOf } from "./source-rules.ts";

/** Props that put a component in a state of its own. */
const STATES = new Set([
  "busy",
  "disabled",
  "disabledReason",
  "empty",
  "error",
  "indicative",
  "loading",
  "locked",
  "lockedReason",
  "mixed",
  "selected",
  "state",
  "status",
  "working",
]);

/** States that no story shows. */
export function unshownStates(source: string, stories: string): string[] {
  return propsOf(source)
    .map(({ name }) => name)
    .filter((name) => STATES.has(name) && !new RegExp(`\\b${name}\\b`).test(stories));
}

/** Behaviour stories that look at nothing. */
export function unplayed(tests: string): string[] {
  return tests
    .split(/^export const /m)
    .slice(1)
    .filter((story) => !/\bplay\b\s*[:(]/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? "");
}

/** Whether both lists, of what to do and what not, say something. */
export function hasGuidance(stories: string): boolean {
  const inPlace = /\bdo: \[\s*["'`]\w/.test(stories) && /\bdont: \[\s*["'`]\w/.test(stories);
  return inPlace || /\bguidance\(\s*\[\s*["'`]\w[\s\S]*?\],\s*\[\s*["'`]\w/.test(stories);
}

/** Ways out of the accessibility check and the tests, which no story may take. */
export function escapes(sources: string): string[] {
  return ["a11y", "!test"].filter((word) =>
    new RegExp(word === "a11y" ? String.raw`\ba11y\s*:` : `"${word}"`).test(sources),
  );
}
