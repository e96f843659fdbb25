/** The result of a generator, before anything is written. */
export interface Plan {
  /** Content of new files, by path below the root. */
  readonly files: Readonly<Record<string, string>>;
  /** Changes to existing files, by path. */
  readonly changes?: Readonly<Record<string, (before: string) => string>>;
  /** Remaining manual steps. */
  readonly next: readonly string[];
}

/**
 * Inserts `lines` before the first occurrence of `anchor`.
 * @throws Error when `anchor` does not occur.
 */
export function insertBefore(text: string, anchor: string, lines: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`Found no "${anchor.trim()}" to write before`);
  return text.slice(0, at) + lines + text.slice(at);
}
