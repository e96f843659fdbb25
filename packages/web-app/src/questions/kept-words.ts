/** What somebody typed and did not send yet, as the browser keeps it: without a connection or a session nothing of it is lost. */

export interface KeptWords {
  readonly words: string;
  /** Of the message that was sent with these words and not confirmed; null when they were not sent. */
  readonly key: string | null;
}

const NOTHING: KeptWords = { words: "", key: null };
const nameOf = (place: string): string => `showroom.question.${place}`;

/** Null where the browser keeps nothing, for example in a private window that forbids it. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** `place`: who writes, and where. */
export function readKept(place: string, from: Pick<Storage, "getItem"> | null = storage()): KeptWords {
  try {
    const value: unknown = JSON.parse(from?.getItem(nameOf(place)) ?? "null");
    if (typeof value !== "object" || value === null || !("words" in value) || typeof value.words !== "string")
      return NOTHING;
    return { words: value.words, key: "key" in value && typeof value.key === "string" ? value.key : null };
  } catch {
    return NOTHING;
  }
}

export function writeKept(
  place: string,
  { words, key }: KeptWords,
  to: Pick<Storage, "setItem" | "removeItem"> | null = storage(),
): void {
  try {
    if (words === "") to?.removeItem(nameOf(place));
    else to?.setItem(nameOf(place), JSON.stringify({ words, key }));
  } catch {
    // The browser has no space: the words stay in the field.
  }
}
