/** A remark of a check about a bundle. */
export interface Remark {
  /** Path in the bundle, e.g. `offers[3].product`; empty for the whole file. */
  readonly path: string;
  /** In Dutch, for the project's owner. */
  readonly reason: string;
  /** What all remarks of the same kind have in common; by default the reason without its values. */
  readonly cause?: string | undefined;
}

/**
 * A remark for the bundle's owner. An error makes the import fail; a warning is about something allowed that is
 * probably a mistake.
 */
export interface Finding extends Remark {
  readonly level: "error" | "warning";
  readonly file: string;
  /** The article number or, without one, the key; null when it is not about one entry. */
  readonly article: string | null;
}

/** The identifying field of the entries of each list of a bundle. */
const NAMED: Readonly<Record<string, string>> = {
  products: "productNumber",
  offers: "product",
  floors: "productNumber",
  baseboards: "productNumber",
  contentBlocks: "title",
};
/** Lists whose keys are choices: the workbook has other words for them. */
const UNNAMED: ReadonlySet<string> = new Set(["agreementTexts"]);

const FIRST_STEP = /^(\w+)\[(\d+)\]/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** The article number or key of the entry at a path. `bundle` need not be valid. */
export function articleAt(bundle: unknown, path: string): string | null {
  const [, list = "", index = ""] = FIRST_STEP.exec(path) ?? [];
  const entries = isRecord(bundle) ? bundle[list] : undefined;
  const entry: unknown = Array.isArray(entries) ? entries[Number(index)] : undefined;
  if (!isRecord(entry) || UNNAMED.has(list)) return null;
  const name = entry[NAMED[list] ?? "key"] ?? entry["key"];
  return typeof name === "string" && name !== "" ? name : null;
}

/** The reason without its values: what findings of the same kind have in common. */
export const causeOf = ({ reason, cause }: Remark): string =>
  cause ??
  reason
    .replaceAll(/"[^"]*"/g, "…")
    .replaceAll(/images\/\S+/g, "…")
    .replaceAll(/; (?:er staat|bedoelt u) .*$/g, "")
    .replaceAll(/(?<![\p{L}\d])-?\d[\d.,]*(?![\p{L}\d])/gu, "…");

/** The finding in one line: place, article, reason. */
export function writeFinding({ file, path, article, reason }: Omit<Finding, "level">): string {
  const place = [file, path].filter((part) => part !== "").join(" ");
  const named = article === null || path.includes(article) || reason.includes(article) ? "" : ` (${article})`;
  return `${place}${named}: ${reason}`;
}
