import type { Rule } from "../src/model/rule.ts";
import type { PageProduct, Product, ProductGroup, ProductVariant } from "../src/model/product.ts";
import { ZERO, cents } from "../src/money/cents.ts";

/** A simple article; its number follows its id. */
export function buildProduct(overrides: Partial<Product> & { readonly id: number }): Product {
  return {
    product_number: `P-${overrides.id}`,
    group: "Merk",
    productGroupId: null,
    productGroupType: null,
    productGroupTitle: null,
    productGroupOrder: null,
    name: `Product ${overrides.id}`,
    addedCosts: ZERO,
    totalPrice: ZERO,
    grossPrice: ZERO,
    returnPrice: ZERO,
    labourPrice: ZERO,
    type: "simple_product",
    length: null,
    width: null,
    size: null,
    dimension: null,
    isRectified: false,
    faces: null,
    shadeVariation: null,
    amountPerBox: null,
    color: null,
    colorName: null,
    colorGroup: null,
    appearance: null,
    gloss: null,
    groutColor: null,
    description: "",
    images: [],
    installationCodes: [],
    mediaFiles: [],
    model: null,
    ...overrides,
  };
}

/** A product on a page; page product and product share the id unless `product` says otherwise. */
export function buildPageProduct(
  id: number,
  overrides: Partial<Omit<PageProduct, "product">> & { readonly product?: Partial<Product> } = {},
): PageProduct {
  const { product, ...rest } = overrides;
  return {
    id,
    standardOption: false,
    product: buildProduct({ id, ...product }),
    pages: [],
    installationCodes: [],
    variants: [],
    rules: [],
    tileType: "standard",
    tileAccessoryType: null,
    children: [],
    ...rest,
  };
}

/** One colour and size; variant and product share the id. */
export function buildVariant(id: number, product: Partial<Product> = {}): ProductVariant {
  return { id, product: buildProduct({ id, ...product }) };
}

/** A tile of 300 x 600 mm at € 30 per m², three m² to a dozen boxes of 1.08 m². */
export function buildTile(
  id: number,
  type: "wall_tile" | "floor_tile" | "herringbone_tile",
  overrides: Parameters<typeof buildPageProduct>[1] = {},
): PageProduct {
  const { product, ...rest } = overrides;
  return buildPageProduct(id, {
    ...rest,
    product: {
      type,
      width: 300,
      length: 600,
      size: "30 x 60 cm",
      amountPerBox: 1.08,
      grossPrice: cents(3000),
      ...product,
    },
  });
}

export function buildGroup(
  id: number,
  products: readonly PageProduct[],
  overrides: Partial<ProductGroup> = {},
): ProductGroup {
  return {
    id,
    title: `Groep ${id}`,
    type: "standard",
    order: id,
    products,
    rooms: ["bathroom"],
    singleChoice: true,
    collapsed: false,
    ...overrides,
  };
}

export function buildRule(
  id: number,
  type: Rule["type"],
  subjectProducts: readonly number[],
  affectedProducts: readonly number[],
  productGroups: readonly number[] = [],
): Rule {
  return { id, type, subjectProducts, affectedProducts, productGroups, reason: null };
}
