/** Something that a check found in a bundle. */
export interface Remark {
  /** Where in the bundle, e.g. `offers[3].product`; empty for the file as a whole. */
  readonly path: string;
  /** In Dutch, for the project's owner. */
  readonly reason: string;
}

/** A remark as its owner reads it. An error keeps the bundle out; a warning is about what is allowed and probably meant otherwise. */
export interface Finding extends Remark {
  readonly level: "error" | "warning";
  readonly file: string;
  /** The article number, or the key where the thing has none; null where it is about no one thing. */
  readonly article: string | null;
}

/** A list of a bundle, by the field of its entries that people know them by. */
const NAMED: Readonly<Record<string, string>> = {
  products: "productNumber",
  offers: "product",
  floors: "productNumber",
  baseboards: "productNumber",
};

const FIRST_STEP = /^(\w+)\[(\d+)\]/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What a path is about: the article number of the entry it leads into, else that entry's key. `bundle` need not be valid. */
export function articleAt(bundle: unknown, path: string): string | null {
  const [, list = "", index = ""] = FIRST_STEP.exec(path) ?? [];
  const entries = isRecord(bundle) ? bundle[list] : undefined;
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : undefined;
  if (!isRecord(entry)) return null;
  const name = entry[NAMED[list] ?? "key"] ?? entry["key"];
  return typeof name === "string" && name !== "" ? name : null;
}

/** The finding in one line: place, article, words. */
export function writeFinding({ file, path, article, reason }: Omit<Finding, "level">): string {
  const place = [file, path].filter((part) => part !== "").join(" ");
  const named = article === null || path.includes(article) || reason.includes(article) ? "" : ` (${article})`;
  return `${place}${named}: ${reason}`;
}
