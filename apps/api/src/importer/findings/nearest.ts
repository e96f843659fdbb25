/** Text without regard for case, accents, spaces and punctuation. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Number of letters to add, remove, replace or swap. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const swapped =
        at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
          ? (before[to - 2] ?? 0) + 1
          : Infinity;
      const replaced = (row[to - 1] ?? 0) + (isSame ? 0 : 1);
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, replaced, swapped));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? Infinity;
}

/** A name, with other texts by which it is known, such as its title. */
export interface Known {
  readonly name: string;
  readonly others?: readonly string[];
}

/** The name that was probably meant; null when nothing comes near. */
export function nearest(text: string, known: Iterable<Known>): string | null {
  const wanted = folded(text);
  if (wanted === "") return null;
  let best: string | null = null;
  // One letter in three may differ.
  let least = Math.floor(wanted.length / 3) + 0.5;
  for (const { name, others = [] } of known)
    for (const other of [name, ...others]) {
      const candidate = folded(other);
      if (candidate === "" || Math.abs(candidate.length - wanted.length) > least) continue;
      const steps = distance(wanted, candidate);
      if (steps >= least) continue;
      best = name;
      least = steps;
    }
  return best;
}

/** The question after a fault, such as `; bedoelt u "toiletten"?`; empty when nothing comes near. */
export function didYouMean(text: string, known: Iterable<Known>): string {
  const found = nearest(text, known);
  return found === null ? "" : `; bedoelt u "${found}"?`;
}
