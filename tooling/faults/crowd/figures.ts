import { quantile } from "../../../apps/api/bench/crowd.ts";
import type { Wanted } from "./visitor.ts";

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

export interface Figures {
  readonly count: number;
  /** Seconds from the request to the first picture on the page, of those that got one. */
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  /** Never came, although the buyer still wanted it. */
  readonly lost: number;
  /** The buyer wanted something else before there was any picture. */
  readonly passed: number;
}

export function figuresOf(wanted: readonly Wanted[]): Figures {
  const times = wanted
    .flatMap(({ askedAt, firstAt }) => (firstAt === null ? [] : [firstAt - askedAt]))
    .toSorted((one, other) => one - other);
  const without = wanted.filter(({ firstAt }) => firstAt === null);
  return {
    count: wanted.length,
    p50: quantile(times, 0.5) / 1000,
    p95: quantile(times, 0.95) / 1000,
    most: (times.at(-1) ?? 0) / 1000,
    lost: wanted.filter(({ finalAt, isReplaced }) => finalAt === null && !isReplaced).length,
    passed: without.filter(({ isReplaced }) => isReplaced).length,
  };
}

const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(" | ")} |`);

/** Prints a table with a row for each kind of wanted picture. Returns the figures by kind. */
export function report(title: string, wanted: readonly Wanted[]): ReadonlyMap<string, Figures> {
  console.log(`\n${title}\n`);
  row("picture", "asked", "first: median", "p95", "longest", "passed over", "lost");
  row("---", "---", "---", "---", "---", "---", "---");
  const kinds = [...new Set(wanted.map(({ kind }) => kind))].toSorted();
  const figures = new Map(kinds.map((kind) => [kind, figuresOf(wanted.filter((one) => one.kind === kind))]));
  for (const [kind, { count, p50, p95, most, lost, passed }] of figures)
    row(kind, count, ...[p50, p95, most].map((value) => `${seconds(1000 * value)} s`), passed, lost);
  const failures = new Set(wanted.flatMap(({ failure }) => failure ?? []));
  if (failures.size > 0) console.log([...failures].slice(0, 5).join("\n"));
  return figures;
}
