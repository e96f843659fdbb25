import type { OrderLine } from "@showroom/api-contract/entities/staff";
import { articleTotals, orderTotals, type ArticleTotal, type HomeTotal } from "@showroom/domain/order-list/order-line";

/** What a home needs of an article. */
export type HomeLine = HomeTotal<OrderLine>;
/** What all homes need of an article. */
export type ArticleLine = HomeLine & ArticleTotal;

/** What all homes need of the articles of a supplier. */
export interface SupplierLine {
  /** Null for articles without a supplier. */
  readonly supplier: string | null;
  readonly isWork: boolean;
  readonly articles: number;
  readonly homes: number;
  /** Quantities with cutting loss, by unit. */
  readonly m2: number;
  readonly m1: number;
  readonly piece: number;
  readonly boxes: number;
}

const homeKey = ({ buildNumber, buyer, reference }: Pick<OrderLine, "buildNumber" | "buyer" | "reference">): string =>
  JSON.stringify([buildNumber, buyer, reference]);

/** Lines with something to order; a price list also has standards that are dropped. */
const needed = (lines: readonly OrderLine[]): readonly OrderLine[] => lines.filter(({ quantity }) => quantity > 0);

/** Per home, in the sequence of the list, its articles by number. */
export const perHome = (lines: readonly OrderLine[]): readonly (readonly HomeLine[])[] =>
  [...Map.groupBy(needed(lines), homeKey).values()].map((home) => orderTotals(home));

/** Work last; articles without a supplier before it. */
const rank = ({ supplier, isWork }: Pick<HomeLine, "supplier" | "isWork">): string =>
  isWork ? "2" : supplier === null ? "1" : `0${supplier.toLowerCase()}`;

function bySupplier(one: Pick<HomeLine, "supplier" | "isWork">, other: Pick<HomeLine, "supplier" | "isWork">): number {
  const [before, after] = [rank(one), rank(other)];
  return before < after ? -1 : Number(before > after);
}

/** Per article over all homes, by supplier. */
export const perArticle = (lines: readonly OrderLine[]): readonly ArticleLine[] =>
  articleTotals(perHome(lines)).toSorted(bySupplier);

/** Per supplier over all homes. */
export function perSupplier(lines: readonly OrderLine[]): readonly SupplierLine[] {
  const groups = Map.groupBy(perHome(lines).flat(), (line) => JSON.stringify([line.isWork, line.supplier]));
  return [...groups.values()]
    .map((same): SupplierLine => {
      const [{ supplier, isWork }] = same as [HomeLine];
      const sum = (of: (line: HomeLine) => number): number =>
        Math.round(same.reduce((total, line) => total + of(line), 0) * 100) / 100;
      const inUnit = (unit: HomeLine["unit"]): number => sum((line) => (line.unit === unit ? line.orderQuantity : 0));
      return {
        supplier,
        isWork,
        articles: new Set(same.map(({ productNumber }) => productNumber)).size,
        homes: new Set(same.map(homeKey)).size,
        m2: inUnit("m2"),
        m1: inUnit("m1"),
        piece: inUnit("piece"),
        boxes: sum((line) => line.boxes ?? 0),
      };
    })
    .toSorted(bySupplier);
}
