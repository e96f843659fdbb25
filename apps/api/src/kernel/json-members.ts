import { endOfText } from "./untrusted-json.ts";

const [QUOTE, COMMA, COLON, OPEN_OBJECT, CLOSE_OBJECT] = [34, 44, 58, 123, 125];
const NUMBER_KEY = /^\d+$/;

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

function afterSpace(json: string, start: number): number {
  let at = start;
  while (isSpace(json.charCodeAt(at))) at += 1;
  return at;
}

/** The end of the value that starts at `start`, as far as its brackets and strings tell. */
function endOfValue(json: string, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
    } else if (code === OPEN_OBJECT || code === 91) {
      depth += 1;
    } else if (code === CLOSE_OBJECT || code === 93) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (depth === 0 && (code === COMMA || isSpace(code))) {
      return at;
    } else {
      continue;
    }
    if (depth === 0) return at + 1;
  }
  return json.length;
}

/** The object at the path, and its values by key. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly values: ReadonlyMap<string, string>;
}

interface Scanned {
  readonly end: number;
  readonly place: Place | null;
}

/** Looks for the object at `path` in the object at `start`, in one pass. Null when the answer would be a guess. */
function scan(json: string, start: number, [step, ...path]: readonly string[]): Scanned | null {
  if (json.charCodeAt(start) !== OPEN_OBJECT) return null;
  const values = new Map<string, string>();
  let place: Place | null = null;
  const ended = (end: number): Scanned =>
    step === undefined ? { end, place: { from: start, to: end, values } } : { end, place };
  let at = afterSpace(json, start + 1);
  if (json.charCodeAt(at) === CLOSE_OBJECT) return ended(at + 1);
  for (;;) {
    if (json.charCodeAt(at) !== QUOTE) return null;
    const endOfKey = endOfText(json, at);
    const key = json.slice(at + 1, endOfKey);
    at = afterSpace(json, endOfKey + 1);
    if (json.charCodeAt(at) !== COLON) return null;
    at = afterSpace(json, at + 1);
    if (step === undefined) {
      const end = endOfValue(json, at);
      if (!NUMBER_KEY.test(key) || values.has(key)) return null;
      values.set(key, json.slice(at, end));
      at = end;
    } else if (key === step) {
      const inner: Scanned | null = place === null ? scan(json, at, path) : null;
      if (inner?.place == null) return null;
      place = inner.place;
      at = inner.end;
    } else {
      // A key with an escape can be the same key.
      if (key.includes("\\")) return null;
      at = endOfValue(json, at);
    }
    at = afterSpace(json, at);
    if (json.charCodeAt(at) === CLOSE_OBJECT) return ended(at + 1);
    if (json.charCodeAt(at) !== COMMA) return null;
    at = afterSpace(json, at + 1);
  }
}

export interface CutJson {
  /** The document with an empty object at the path. It may be invalid. */
  readonly rest: string;
  /** The text of each value of the object at the path, by key. It may be invalid. */
  readonly values: ReadonlyMap<string, string>;
}

/**
 * Cuts the values out of an object with numbers as keys, which is at `path` in a JSON document. The document is valid
 * when the rest and all values are. Null when that cannot be said: the path is missing or there twice, a key is there
 * twice or is no number, or the text is invalid.
 */
export function cutJson(json: string, path: readonly string[]): CutJson | null {
  const place = scan(json, afterSpace(json, 0), path)?.place;
  if (!place) return null;
  return { rest: `${json.slice(0, place.from)}{}${json.slice(place.to)}`, values: place.values };
}
