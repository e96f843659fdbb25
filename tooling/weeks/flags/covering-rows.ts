import type { Random } from "../random.ts";

/** A flag and whether it is turned. */
type Setting = readonly [flag: number, turned: boolean];

const key = ([one, isOne]: Setting, [other, isOther]: Setting): string => `${one}${isOne}${other}${isOther}`;

/** Every combination of two flags. */
function allPairs(flags: number): Set<string> {
  const pairs = new Set<string>();
  for (let one = 0; one < flags; one += 1)
    for (let other = one + 1; other < flags; other += 1)
      for (const isOne of [false, true])
        for (const isOther of [false, true]) pairs.add(key([one, isOne], [other, isOther]));
  return pairs;
}

const pairsOf = (row: readonly boolean[]): string[] =>
  row.flatMap((isOne, one) => row.slice(one + 1).map((isOther, at) => key([one, isOne], [one + 1 + at, isOther])));

const TRIES = 200;

/**
 * Few rows in which any two flags take all four combinations: each next row is the one of many random rows that has the
 * most combinations that no row had. The first row turns nothing.
 */
export function coveringRows(flags: number, random: Random): readonly (readonly boolean[])[] {
  const left = allPairs(flags);
  const rows: boolean[][] = [];
  let row: boolean[] = Array.from({ length: flags }, () => false);
  while (left.size > 0) {
    rows.push(row);
    for (const pair of pairsOf(row)) left.delete(pair);
    const gain = (candidate: readonly boolean[]): number => pairsOf(candidate).filter((pair) => left.has(pair)).length;
    const candidates = Array.from({ length: TRIES }, () => Array.from({ length: flags }, () => random.chance(0.5)));
    row = candidates.reduce((best, candidate) => (gain(candidate) > gain(best) ? candidate : best));
  }
  return rows;
}
