import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import { folded } from "../findings/nearest.ts";

interface Supplied {
  readonly path: string;
  /** Its article number, or the key of a floor or baseboard without one. */
  readonly name: string;
  readonly supplier: string | null;
  readonly supplierNumber: string | null;
}

const suppliedOf = ({ products, floors, baseboards }: Bundle): readonly Supplied[] => [
  ...products.map((entry, at) => ({ ...entry, name: entry.productNumber, path: `products[${at}]` })),
  ...floors.map((entry, at) => ({ ...entry, name: entry.productNumber ?? entry.key, path: `floors[${at}]` })),
  ...baseboards.map((entry, at) => ({ ...entry, name: entry.productNumber ?? entry.key, path: `baseboards[${at}]` })),
];

/** A supplier without regard for case, spaces, points and its legal form. */
const sameSupplier = (supplier: string): string => folded(supplier.replace(/\s+(?:b\.?v|n\.?v|v\.?o\.?f)\.?$/i, ""));

/** Suppliers that are written in two ways, so that the order list has them twice. The first way is not named. */
function findOtherNames(supplied: readonly Supplied[]): Remark[] {
  const first = new Map<string, string>();
  return supplied.flatMap(({ path, supplier }): Remark[] => {
    if (supplier === null) return [];
    const known = first.get(sameSupplier(supplier)) ?? supplier;
    first.set(sameSupplier(supplier), known);
    return known === supplier
      ? []
      : [
          {
            path: `${path}.supplier`,
            reason: `"${supplier}" heet elders "${known}": op de bestellijst zijn dat twee leveranciers`,
          },
        ];
  });
}

/** Numbers of a supplier that two articles have, or that have no supplier. */
function findOddNumbers(supplied: readonly Supplied[]): Remark[] {
  const first = new Map<string, string>();
  return supplied.flatMap(({ path, name, supplier, supplierNumber }): Remark[] => {
    if (supplierNumber === null) return [];
    if (supplier === null)
      return [
        {
          path: `${path}.supplier`,
          reason: `is leeg, en het artikelnummer van de leverancier is "${supplierNumber}": bij wie wordt dit besteld?`,
        },
      ];
    const place = `${sameSupplier(supplier)} ${folded(supplierNumber)}`;
    const other = first.get(place);
    first.set(place, other ?? name);
    return other === undefined || other === name
      ? []
      : [
          {
            path: `${path}.supplierNumber`,
            reason: `"${supplierNumber}" van deze leverancier staat ook bij ${other}; een van beide wordt verkeerd besteld`,
          },
        ];
  });
}

/** Articles that their name says are no longer sold. */
const findDiscontinued = ({ products }: Bundle): Remark[] =>
  products.flatMap(({ name }, at): Remark[] => {
    const [word] = /\b(?:vervallen|uitlopend|niet (?:meer )?leverbaar|uit (?:het )?assortiment)\b/i.exec(name) ?? [];
    return word === undefined
      ? []
      : [{ path: `products[${at}].name`, reason: `in de naam staat "${word}"; is dit artikel nog te bestellen?` }];
  });

/** What would be ordered wrongly, at the wrong supplier, or not at all. */
export function findOddSuppliers(bundle: Bundle): Remark[] {
  const supplied = suppliedOf(bundle);
  return [...findOtherNames(supplied), ...findOddNumbers(supplied), ...findDiscontinued(bundle)];
}
