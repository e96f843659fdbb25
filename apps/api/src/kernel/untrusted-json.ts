/** Maximum nesting of objects and arrays. */
export const JSON_DEPTH = 32;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** The end of the string that starts at `start`: the next quote after an even number of backslashes. */
export function endOfText(json: string, start: number): number {
  for (let quote = json.indexOf('"', start + 1); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (json.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote;
  }
  return json.length;
}

/** Measures nesting without parsing, because a deep document could overflow a recursive parser's stack. */
export function nestsDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      depth -= 1;
    }
  }
  return false;
}

const isBroken = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Whether a value contains a NUL character or a lone surrogate, which the database cannot store. */
export function holdsBrokenText(value: unknown): boolean {
  if (typeof value === "string") return isBroken(value);
  if (Array.isArray(value)) return value.some(holdsBrokenText);
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).some(([key, member]) => isBroken(key) || holdsBrokenText(member));
  }
  return false;
}
