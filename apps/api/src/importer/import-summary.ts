import type { IdBook, KeyKind } from "./id-book.ts";

type Counts = Partial<Record<KeyKind, number>>;

/** What an import changes, or would change. */
export interface ImportSummary {
  readonly slug: string;
  readonly outcome: "new" | "changed" | "unchanged";
  /** New and retired things by kind. */
  readonly added: Counts;
  readonly retired: Counts;
  /** Articles and pages that stay but differ from what was imported last. */
  readonly changed: { readonly articles: readonly string[]; readonly pages: number };
  readonly addedAccounts: number;
  readonly warnings: readonly string[];
}

function countKinds(entries: readonly { readonly kind: KeyKind }[]): Counts {
  const counts: Counts = {};
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

export function summarise(
  slug: string,
  isNew: boolean,
  ids: IdBook,
  found: Pick<ImportSummary, "warnings" | "addedAccounts" | "changed">,
): ImportSummary {
  return {
    slug,
    outcome: isNew ? "new" : "changed",
    added: countKinds(ids.added()),
    retired: countKinds(ids.unused()),
    ...found,
  };
}

export const unchanged = (slug: string): ImportSummary => ({
  slug,
  outcome: "unchanged",
  added: {},
  retired: {},
  changed: { articles: [], pages: 0 },
  addedAccounts: 0,
  warnings: [],
});

const MOST_NAMED = 10;

function listChanged({ articles, pages }: ImportSummary["changed"]): string {
  const more = articles.length - MOST_NAMED;
  const named =
    articles.length === 0
      ? ""
      : `${articles.length} product${articles.length === 1 ? "" : "s"} (${articles.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
  return [named, pages === 0 ? "" : `${pages} page${pages === 1 ? "" : "s"}`].filter(Boolean).join(", ") || "nothing";
}

const list = (counts: Counts): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(", ") || "nothing";

/** The summary in lines for people. */
export function writeSummary(summary: ImportSummary, dryRun: boolean): string {
  if (summary.outcome === "unchanged") return `${summary.slug}: nothing changed since the last import`;
  const verb = dryRun ? "would be" : "was";
  return [
    `${summary.slug}: ${verb} ${summary.outcome === "new" ? "added" : "changed"}`,
    `  added:   ${list(summary.added)}`,
    `  changed: ${listChanged(summary.changed)}`,
    `  retired: ${list(summary.retired)}`,
    ...(summary.addedAccounts > 0 ? [`  accounts: ${summary.addedAccounts}`] : []),
    ...summary.warnings.map((warning) => `  warning: ${warning}`),
  ].join("\n");
}
