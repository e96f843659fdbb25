/**
 * Which lines are agreed now. An agreement brings lines; an agreed change brings lines and takes others away, which it names. This
 * is the one place that says what stands: order lists, changes and screens follow from it.
 */
import { sum, cents, type Cents } from "../money/cents.ts";
import { splitVat, sumByRate, type VatParts, type VatRate, type VatTotal } from "./vat.ts";

/** A line of a document: its place among all lines of the pages, then those outside the catalogue, from 0. */
export interface LineKey {
  readonly reference: string;
  readonly line: number;
}

/** What an agreed document brings and takes away. */
export interface AgreedLines {
  readonly reference: string;
  /** How many lines it brings. */
  readonly lines: number;
  /** Empty for what is no change. */
  readonly removes: readonly LineKey[];
}

/** The same for the same line. */
export const textOfKey = ({ reference, line }: LineKey): string => `${reference} ${line}`;

/** The lines that stand after these documents, the one that was agreed first first. */
export function linesInForce(agreed: readonly AgreedLines[]): readonly LineKey[] {
  const standing = new Map<string, LineKey>();
  for (const { reference, lines, removes } of agreed) {
    for (const key of removes) standing.delete(textOfKey(key));
    for (let line = 0; line < lines; line += 1) standing.set(textOfKey({ reference, line }), { reference, line });
  }
  return [...standing.values()];
}

/** Whether each of the lines is agreed now, and none is named twice. */
export function allStand(lines: readonly LineKey[], inForce: readonly LineKey[]): boolean {
  const standing = new Set(inForce.map(textOfKey));
  return lines.every((key) => standing.delete(textOfKey(key)));
}

export const CHANGE_REFUSALS = ["nothing-changed", "not-in-force"] as const;
/** Why a change cannot be proposed. `not-in-force`: it takes away a line that is not agreed now, or one twice. */
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number];

export function refuseChange(
  { removes, adds }: { readonly removes: readonly LineKey[]; readonly adds: number },
  inForce: readonly LineKey[],
): ChangeRefusal | null {
  if (removes.length + adds === 0) return "nothing-changed";
  return allStand(removes, inForce) ? null : "not-in-force";
}

/**
 * Whether two changes take away a line in common. Of these only the newest may be open, with those that are proposed beside it for the
 * buyer to choose from: whichever is agreed, the others end, because they would be about a line that does not stand.
 */
export function touchSameLines(one: readonly LineKey[], other: readonly LineKey[]): boolean {
  const taken = new Set(one.map(textOfKey));
  return other.some((key) => taken.has(textOfKey(key)));
}

interface Priced {
  readonly totalPrice: Cents;
}

interface ChangeRates<Article, Line> {
  readonly ofArticle: (article: Article) => VatRate;
  readonly ofAdded: (line: Line) => VatRate;
  readonly fee: VatRate;
}

interface ChangedAmounts<Article extends Priced, Line extends Priced, Fee extends Priced> {
  readonly articles: readonly (Article & VatParts)[];
  readonly added: readonly (Line & VatParts)[];
  readonly fee: (Fee & VatParts) | null;
  readonly vat: readonly VatTotal[];
  /** What the change costs; negative when it is settled. */
  readonly totalPrice: Cents;
}

/** The amounts of a change: what is added and what it costs to change, less what is taken away, each with the VAT of its own. */
export function changeAmounts<Article extends Priced, Line extends Priced, Fee extends Priced>(
  change: {
    readonly removed: readonly VatTotal[];
    /** What is added of the catalogue, and outside it. */
    readonly articles: readonly Article[];
    readonly added: readonly Line[];
    readonly fee: Fee | null;
  },
  rates: ChangeRates<Article, Line>,
): ChangedAmounts<Article, Line, Fee> {
  const withVat = <One extends Priced>(one: One, rate: VatRate): One & VatParts => ({
    ...one,
    ...splitVat(one.totalPrice, rate),
  });
  const articles = change.articles.map((one) => withVat(one, rates.ofArticle(one)));
  const added = change.added.map((one) => withVat(one, rates.ofAdded(one)));
  const fee = change.fee === null ? null : withVat(change.fee, rates.fee);
  const back = change.removed.map(({ totalPrice, vatRate: rate, netPrice, vatPrice }) => ({
    totalPrice: cents(-totalPrice),
    vatRate: rate,
    netPrice: cents(-netPrice),
    vatPrice: cents(-vatPrice),
  }));
  const vat = sumByRate([...articles, ...added, ...(fee ? [fee] : []), ...back]);
  return { articles, added, fee, vat, totalPrice: sum(vat.map((one) => one.totalPrice)) };
}
