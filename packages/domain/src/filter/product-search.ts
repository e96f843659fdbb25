import type { PageProduct, Product, ProductGroup } from "../model/product.ts";
import { eachPossible, signaturesOf, type Signatures } from "./text-signature.ts";

/** Lower-cased text of products, ready to be searched; build it once per list. */
export interface SearchIndex<Item extends PageProduct = PageProduct> {
  readonly items: readonly Item[];
  readonly texts: readonly string[];
  readonly signatures: Signatures;
}

/** Separates fields, so that no match spans two of them. A search query never contains a line break. */
const BETWEEN = "\n";

export function searchIndex<Item extends PageProduct>(items: readonly Item[]): SearchIndex<Item> {
  const texts = items.map((item) =>
    [item.product, ...item.variants.map((variant) => variant.product)].flatMap(fields).join(BETWEEN).toLowerCase(),
  );
  return { items, texts, signatures: signaturesOf(texts) };
}

/**
 * The products whose name, product number or description, or that of a variant, contains the query, whatever the case. Spaces
 * around the query do not count; an empty query matches everything.
 */
export function searchProducts<Item extends PageProduct>(
  { items, texts, signatures }: SearchIndex<Item>,
  query: string,
): readonly Item[] {
  const wanted = query.trim().toLowerCase();
  // Stryker disable next-line ConditionalExpression: saves work: every text contains the empty one
  if (wanted === "") return items;
  const found: Item[] = [];
  eachPossible(signatures, wanted, (at) => {
    if ((texts[at] as string).includes(wanted)) found.push(items[at] as Item);
  });
  return found;
}

export interface FoundGroup {
  readonly group: ProductGroup;
  /** In the group's order; never empty. */
  readonly products: readonly PageProduct[];
}

export interface GroupSearchIndex {
  readonly groups: readonly { readonly group: ProductGroup; readonly index: () => SearchIndex }[];
}

/** The indexes are built at the first search, because most buyers only look at the lists. */
export function groupSearchIndex(groups: readonly ProductGroup[]): GroupSearchIndex {
  return {
    groups: groups.map((group) => {
      let built: SearchIndex | undefined;
      return { group, index: () => (built ??= searchIndex(group.products)) };
    }),
  };
}

/** The groups with their matching products; groups without a match are left out. An empty query matches everything. */
export function searchGroups({ groups }: GroupSearchIndex, query: string): readonly FoundGroup[] {
  const isEmpty = query.trim() === "";
  return groups
    .map(({ group, index }) => ({ group, products: isEmpty ? group.products : searchProducts(index(), query) }))
    .filter((found) => found.products.length > 0);
}

export function countFound(found: readonly FoundGroup[]): number {
  return found.reduce((count, { products }) => count + products.length, 0);
}

function fields({ name, product_number, description }: Product): readonly string[] {
  return [name, product_number, description];
}
