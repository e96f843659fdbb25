/** What the stories of a component must show: every state and look, the longest words. */
import type { PropRow } from "./prop-tables.ts";

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

/** Props that choose among looks; of every one of their words there is a story. The first or default one may go without saying so. */
const LOOKS = new Set([
  "columns",
  "density",
  "fit",
  "ground",
  "kind",
  "line",
  "marker",
  "place",
  "presentation",
  "shape",
  "size",
  "status",
  "tone",
  "variant",
]);

/** Props with words of any length, as projects and catalogues have them. */
const WORDS = new Set([
  "label",
  "legend",
  "title",
  "description",
  "text",
  "message",
  "children",
  "html",
  "projectName",
]);

function literalsOf(type: string): string[] {
  const rest = type.replaceAll(/"[^"]*"|[|\s]|undefined/g, "");
  return rest === "" ? [...type.matchAll(/"([^"]*)"/g)].map(([, literal = ""]) => literal) : [];
}

/** States and looks that no story shows. */
export function unshownStates(props: readonly PropRow[], source: string, stories: string): string[] {
  const unshown: string[] = [];
  for (const { name, type } of props) {
    // Every attribute of a control, that it may be disabled among them
    if (/^attributes of <(?:button|input|select|textarea)>$/.test(type) && !/\bdisabled(?:Reason)?\b/.test(stories))
      unshown.push("disabled");
    if (STATES.has(name) && !new RegExp(`\\b${name}\\b`).test(stories)) unshown.push(name);
    if (!LOOKS.has(name)) continue;
    const standard = new RegExp(`\\b${name}(?:: \\w+)? = "([^"]*)"`).exec(source)?.[1];
    for (const literal of literalsOf(type)) {
      if (literal !== standard && !stories.includes(`"${literal}"`)) unshown.push(`${name} "${literal}"`);
    }
  }
  return unshown;
}

/** Whether a component that shows words of any length lacks a story with long ones. */
export function lacksLongText(props: readonly PropRow[], stories: string): boolean {
  const takesWords = props.some(
    ({ name, type }) => WORDS.has(name) && /^(ReactNode|string)\b/.test(type) && !/=> /.test(type),
  );
  return takesWords && !/^export const Long\w*/m.test(stories) && !/^\s*\/\/ No long text: \S/m.test(stories);
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
