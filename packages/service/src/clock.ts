/**
 * The product's time, for everything that expires, is due, or is stored with a moment. All processes of the product read
 * it here: not from `Date` and not from the database, whose clock a test cannot set.
 */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const YEAR = 365 * DAY;

const machine = (): number => Date.now();
let read = machine;

/** Milliseconds since 1970. */
export const nowMs = (): number => read();

export const now = (): Date => new Date(read());

/** The moment this many milliseconds ago. */
export const ago = (milliseconds: number): Date => new Date(read() - milliseconds);

/** The moment this many milliseconds from now. */
export const fromNow = (milliseconds: number): Date => new Date(read() + milliseconds);

/** Only for tests: replaces the clock of this process. `null` restores the machine's. */
export function setClock(clock: (() => number) | null): void {
  read = clock ?? machine;
}
