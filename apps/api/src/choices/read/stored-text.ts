/** Order of the keys of an object in PostgreSQL's jsonb: by length, then by character. */
function byLength(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : 1;
}

/**
 * The text that PostgreSQL gives for a value that it keeps as jsonb. For values with plain keys and whole numbers; for
 * others the text can differ.
 */
export function storedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(storedText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => byLength(one, other));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}: ${storedText(member)}`).join(", ")}}`;
}
