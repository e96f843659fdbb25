import type { Known } from "../findings/nearest.ts";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** The lists to which a field refers by key, with the Dutch word for an entry. */
const TARGETS: Readonly<Record<string, readonly [list: string, word: string]>> = {
  group: ["productGroups", "productgroep"],
  groups: ["productGroups", "productgroep"],
  product: ["products", "product"],
  variants: ["products", "product"],
  tiles: ["offers", "aanbod"],
  subjects: ["offers", "aanbod"],
  affected: ["offers", "aanbod"],
  choices: ["offers", "aanbod"],
  accessories: ["offers", "aanbod"],
  showroom: ["organisations", "organisatie"],
  contractor: ["organisations", "organisatie"],
  retailers: ["organisations", "organisatie"],
  organisation: ["organisations", "organisatie"],
  material: ["floorMaterials", "vloermateriaal"],
  houseType: ["houseTypes", "woningtype"],
};

const textsOf = (entry: Values, ...fields: readonly string[]): string[] =>
  fields.flatMap((field) => {
    const value = entry[field];
    return typeof value === "string" ? [value] : [];
  });

/** The entries of a list of a bundle, by key, with their titles. `bundle` need not be valid. */
function knownIn(bundle: unknown, list: string): readonly Known[] {
  const entries = isRecord(bundle) ? bundle[list] : undefined;
  if (!Array.isArray(entries)) return [];
  const titles =
    list === "offers" ? new Map(knownIn(bundle, "products").map(({ name, others }) => [name, others])) : null;
  return (entries as readonly unknown[]).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const [name] = textsOf(entry, list === "products" ? "productNumber" : "key");
    if (name === undefined) return [];
    const own = textsOf(entry, "title", "name", "product");
    return [{ name, others: [...own, ...own.flatMap((text) => titles?.get(text) ?? [])] }];
  });
}

/** What the last field of a path refers to; null when it refers to nothing. */
export function referenceAt(
  bundle: unknown,
  path: string,
): { readonly word: string; readonly known: readonly Known[] } | null {
  const fields = path.replaceAll(/\[\d+\]/g, "").split(".");
  const field = fields.findLast((one) => Object.hasOwn(TARGETS, one)) ?? "";
  const [list, word] = TARGETS[field] ?? [];
  // The first field is a list of entries, which refers to nothing.
  if (list === undefined || word === undefined || fields.length < 2) return null;
  const isTileOption = fields[0] === "tileOptions" && field === "variants";
  return { word: isTileOption ? "aanbod" : word, known: knownIn(bundle, isTileOption ? "offers" : list) };
}
