import * as fc from "fast-check";
import type { FixtureModel } from "../src/model/fixture-model.ts";
import { RULE_TYPES, type Rule } from "../src/model/rule.ts";
import type { PageProduct, ProductGroup } from "../src/model/product.ts";
import { cents } from "../src/money/cents.ts";
import { buildGroup, buildPageProduct, buildRule, buildVariant } from "./build-product.ts";

export const arbitraryPrice = fc.integer({ min: 0, max: 250_000 }).map(cents);
/** Width and length of tiles, millimetres. */
export const TILE_SIZES = [
  [300, 600],
  [600, 600],
  [200, 400],
  [75, 300],
] as const;

/** A product before it has an id. */
export interface Draft {
  readonly gross: number;
  readonly back: number;
  readonly labour: number;
  readonly size: number;
  readonly standard: boolean;
  readonly variants: number;
}

const draft: fc.Arbitrary<Draft> = fc.record({
  gross: arbitraryPrice,
  back: arbitraryPrice,
  labour: arbitraryPrice,
  size: fc.nat({ max: TILE_SIZES.length - 1 }),
  standard: fc.boolean(),
  variants: fc.constantFrom(0, 0, 1, 2, 3),
});

export function fromDraft(
  id: number,
  item: Draft,
  overrides: Parameters<typeof buildPageProduct>[1] = {},
): PageProduct {
  const [width, length] = TILE_SIZES[item.size] ?? TILE_SIZES[0];
  const { model = null, ...facts } = overrides.product ?? {};
  const modelOf = (extra: number) =>
    model?.kind === "basin-cabinet" ? { ...model, basins: 1 + ((item.size + extra) % 2) } : model;
  const priced = (extra: number) => ({
    model: modelOf(extra),
    grossPrice: cents(item.gross + extra),
    returnPrice: cents(item.back),
    labourPrice: cents(item.labour),
    width,
    length,
  });
  const variants = Array.from({ length: item.variants }, (_, at) =>
    buildVariant(id * 100 + at, {
      ...priced(at * 1111),
      colorName: `Kleur ${at % 2}`,
      dimension: `${40 + 20 * at} cm`,
    }),
  );
  return buildPageProduct(id, {
    standardOption: item.standard,
    variants,
    ...overrides,
    product: { ...priced(0), ...facts },
  });
}

export const drafts = (minLength: number, maxLength: number) => fc.array(draft, { minLength, maxLength });

/** The first group has cabinets with one or two basins, the second their taps. */
const FIXTURES: readonly (FixtureModel | null)[] = (["basin-cabinet", "basin-tap"] as const).map((kind) => ({
  kind,
  shape: "square",
  width: 800,
  depth: 460,
  height: 500,
  finish: "white",
}));

/** Sanitary groups with ids from 1 and products from 1001; rules name their products, variants and groups. */
export const arbitraryGroups: fc.Arbitrary<readonly ProductGroup[]> = fc
  .array(fc.record({ items: drafts(1, 4), singleChoice: fc.boolean() }), { minLength: 1, maxLength: 5 })
  .map((groups) =>
    groups.map(({ items, singleChoice }, at) =>
      buildGroup(
        at + 1,
        items.map((item, place) =>
          fromDraft((at + 1) * 1000 + place + 1, item, { product: { model: FIXTURES[at] ?? null } }),
        ),
        { singleChoice, order: at },
      ),
    ),
  );

/** Rules about the products of groups. They may have faults, as in an import. */
export function arbitraryRules(groups: readonly ProductGroup[], maxLength = 8): fc.Arbitrary<readonly Rule[]> {
  const ids = groups.flatMap((group) =>
    group.products.flatMap((item) => [item.id, ...item.variants.map((variant) => variant.id)]),
  );
  const some = (maximum: number) => fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: maximum });
  const one = fc.record({
    type: fc.constantFrom(...RULE_TYPES),
    subjects: some(2),
    target: fc.oneof(
      some(3).map((products) => ({ products, groups: [] as number[] })),
      fc.constantFrom(...groups.map((group) => group.id)).map((id) => ({ products: [] as number[], groups: [id] })),
    ),
  });
  return fc
    .array(one, { maxLength })
    .map((list) =>
      list.map(({ type, subjects, target }, at) => buildRule(at + 1, type, subjects, target.products, target.groups)),
    );
}

export function withRules(groups: readonly ProductGroup[], rules: readonly Rule[]): readonly ProductGroup[] {
  const own = (item: PageProduct) => [item.id, ...item.variants.map((variant) => variant.id)];
  const products = (group: ProductGroup) =>
    group.products.map((item) => ({
      ...item,
      rules: rules.filter((rule) => rule.subjectProducts.some((id) => own(item).includes(id))),
    }));
  return groups.map((group) => ({ ...group, products: products(group) }));
}
