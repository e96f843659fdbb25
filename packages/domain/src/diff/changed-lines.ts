import type { LinePart } from "../model/line-part.ts";
import { cents, ZERO, type Cents } from "../money/cents.ts";

/** A price line of a submission, or of present choices. */
export interface ComparedLine {
  readonly part: LinePart;
  /** The group of sanitary ware; null for other parts. */
  readonly productGroupTitle: string | null;
  readonly productNumber: string;
  readonly totalPrice: Cents;
  /** A standard product that is not delivered. */
  readonly isDropped: boolean;
}

export interface ChangedLine<Line extends ComparedLine> {
  readonly before: Line | null;
  readonly after: Line | null;
  /** What the change costs; negative when it is cheaper. */
  readonly difference: Cents;
}

const placeOf = ({ part, productGroupTitle }: ComparedLine): string => `${part}/${productGroupTitle ?? ""}`;

/**
 * The lines of a page that differ between two states: other products, and other prices of the same product. Lines of one
 * place are paired by product, the rest in order. All differences add up to the difference of the totals.
 */
export function changedLines<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
): readonly ChangedLine<Line>[] {
  const old = Map.groupBy(before, placeOf);
  const now = Map.groupBy(after, placeOf);
  return [...new Set([...old.keys(), ...now.keys()])]
    .flatMap((place) => pairsOf(old.get(place) ?? [], now.get(place) ?? []))
    .filter(([from, to]) => from === null || to === null || !isSame(from, to))
    .map(([from, to]) => ({
      before: from,
      after: to,
      difference: cents((to?.totalPrice ?? ZERO) - (from?.totalPrice ?? ZERO)),
    }));
}

const isSame = (one: ComparedLine, other: ComparedLine): boolean =>
  one.productNumber === other.productNumber && one.isDropped === other.isDropped && one.totalPrice === other.totalPrice;

type Pair<Line> = readonly [Line | null, Line | null];

function pairsOf<Line extends ComparedLine>(before: readonly Line[], after: readonly Line[]): readonly Pair<Line>[] {
  const left = [...after];
  const alone: Line[] = [];
  const pairs: Pair<Line>[] = [];
  for (const line of before) {
    const at = left.findIndex(({ productNumber }) => productNumber === line.productNumber);
    if (at === -1) alone.push(line);
    else pairs.push([line, left.splice(at, 1)[0] ?? null]);
  }
  const rest = Math.max(alone.length, left.length);
  return [...pairs, ...Array.from({ length: rest }, (_, at): Pair<Line> => [alone[at] ?? null, left[at] ?? null])];
}
