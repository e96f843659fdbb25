/** What a generator is going to do; nothing is written while it is made. */
export interface Plan {
  /** New files by path below the root. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that are there and get lines added. */
  readonly changes?: Readonly<Record<string, (before: string) => string>>;
  /** What is left to do by hand. */
  readonly next: readonly string[];
}

/**
 * Puts `lines` before the first place where `anchor` stands.
 * @throws Error when it stands nowhere.
 */
export function insertBefore(text: string, anchor: string, lines: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`Found no "${anchor.trim()}" to write before`);
  return text.slice(0, at) + lines + text.slice(at);
}
