import type { PageProduct, Product, ProductGroup } from "../model/product.ts";
import { FINISH_WORDS } from "./finish-words.ts";
import { eachPossible, signaturesOf, type Signatures } from "./text-signature.ts";

interface SearchContent {
  /** Lower-cased text of each item. */
  readonly texts: readonly string[];
  readonly signatures: Signatures;
}

/** Products ready to be searched; make it once per list. */
export interface SearchIndex<Item extends PageProduct = PageProduct> {
  readonly items: readonly Item[];
  /** Built at the first search, because most buyers only look at the list. */
  readonly content: () => SearchContent;
}

/** Separates fields, so that no match spans two of them. A search query never contains a line break. */
const BETWEEN = "\n";

export function searchIndex<Item extends PageProduct>(items: readonly Item[]): SearchIndex<Item> {
  let built: SearchContent | undefined;
  return { items, content: () => (built ??= searchContent(items)) };
}

/**
 * The products that have every word of the query, whatever the case, in the name, brand, number, description, colour, finish or size of
 * the product or of a variant. An empty query matches everything.
 */
export function searchProducts<Item extends PageProduct>(
  { items, content }: SearchIndex<Item>,
  query: string,
): readonly Item[] {
  const wanted = query.toLowerCase().split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return items;
  const { texts, signatures } = content();
  const found: Item[] = [];
  eachPossible(signatures, wanted, (at) => {
    const text = texts[at] as string;
    if (wanted.every((word) => text.includes(word))) found.push(items[at] as Item);
  });
  return found;
}

export interface FoundGroup {
  readonly group: ProductGroup;
  /** In the group's order; never empty. */
  readonly products: readonly PageProduct[];
}

export interface GroupSearchIndex {
  readonly groups: readonly { readonly group: ProductGroup; readonly index: SearchIndex }[];
}

export function groupSearchIndex(groups: readonly ProductGroup[]): GroupSearchIndex {
  return { groups: groups.map((group) => ({ group, index: searchIndex(group.products) })) };
}

/** The groups with their matching products; groups without a match are left out. */
export function searchGroups({ groups }: GroupSearchIndex, query: string): readonly FoundGroup[] {
  return groups
    .map(({ group, index }) => ({ group, products: searchProducts(index, query) }))
    .filter((found) => found.products.length > 0);
}

function searchContent(items: readonly PageProduct[]): SearchContent {
  const texts = items.map((item) =>
    [item.product, ...item.variants.map((variant) => variant.product)].flatMap(fields).join(BETWEEN).toLowerCase(),
  );
  return { texts, signatures: signaturesOf(texts) };
}

function fields(product: Product): readonly string[] {
  const { name, group, product_number, description, colorName, dimension, size, model } = product;
  return [
    name,
    group,
    product_number,
    description,
    colorName,
    dimension,
    size,
    model && FINISH_WORDS[model.finish],
  ].filter((field) => field !== null);
}
