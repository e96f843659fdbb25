/** Rules for the stories of a component: they show every state, every look, and long texts. */
import type { PropRow } from "./prop-tables.ts";

/** Props that put a component in a state. */
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

/** Props that choose a look. Every value needs a story; the first or default value may be implicit. */
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

/** Props with texts of any length, from projects and catalogues. */
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

/** States and looks without a story. */
export function unshownStates(props: readonly PropRow[], source: string, stories: string): string[] {
  const unshown: string[] = [];
  for (const { name, type } of props) {
    // A prop with all attributes of a control includes `disabled`
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

/** Whether a component with texts of any length lacks a story with long texts. */
export function lacksLongText(props: readonly PropRow[], stories: string): boolean {
  const takesWords = props.some(
    ({ name, type }) => WORDS.has(name) && /^(ReactNode|string)\b/.test(type) && !/=> /.test(type),
  );
  return takesWords && !/^export const Long\w*/m.test(stories) && !/^\s*\/\/ No long text: \S/m.test(stories);
}

/** Behaviour stories without a play function. */
export function unplayed(tests: string): string[] {
  return tests
    .split(/^export const /m)
    .slice(1)
    .filter((story) => !/\bplay\b\s*[:(]/.test(story))
    .map((story) => /^\w+/.exec(story)?.[0] ?? "");
}

/** Whether the lists of do's and don'ts are both filled in. */
export function hasGuidance(stories: string): boolean {
  const inPlace = /\bdo: \[\s*["'`]\w/.test(stories) && /\bdont: \[\s*["'`]\w/.test(stories);
  return inPlace || /\bguidance\(\s*\[\s*["'`]\w[\s\S]*?\],\s*\[\s*["'`]\w/.test(stories);
}

/** Settings that disable the accessibility check or the tests; no story may have them. */
export function escapes(sources: string): string[] {
  return ["a11y", "!test"].filter((word) =>
    new RegExp(word === "a11y" ? String.raw`\ba11y\s*:` : `"${word}"`).test(sources),
  );
}
