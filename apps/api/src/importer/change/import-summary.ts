import type { CatalogueQuestion } from "@showroom/api-contract/entities/catalogue";
import { formatEuroDecimal } from "@showroom/domain/format/money";
import { writeFinding, type Finding } from "../findings/finding.ts";
import { writeQuestion } from "./write-question.ts";
import type { BuyerEffects, TouchedBuyer } from "./buyer-effects.ts";
import type { FoundDifference } from "./find-difference.ts";
import { writeDetail, type CatalogueDetail } from "@showroom/domain/format/catalogue-detail";
import type { IdBook, KeyKind } from "../compile/id-book.ts";
import type { Removal } from "./removals.ts";

type Counts = Partial<Record<KeyKind, number>>;

/** The changes of an import or a dry run. */
export interface ImportSummary extends BuyerEffects, FoundDifference {
  readonly slug: string;
  readonly outcome: "new" | "changed" | "unchanged";
  /** Numbers of new and retired entries by kind. */
  readonly added: Counts;
  readonly retired: Counts;
  /** The retired entries. */
  readonly removals: readonly Removal[];
  /** Changed articles and pages. */
  readonly changed: { readonly articles: readonly string[]; readonly pages: number };
  readonly addedAccounts: number;
  /** Warnings: allowed, but probably a mistake. */
  readonly warnings: readonly Finding[];
  /** Questions that need approval. */
  readonly questions: readonly CatalogueQuestion[];
  /** Number of buyers whose house type changes. */
  readonly movedBuyers: number;
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
  found: Pick<
    ImportSummary,
    "warnings" | "addedAccounts" | "changed" | "removals" | "questions" | "movedBuyers" | keyof FoundDifference
  >,
): ImportSummary {
  return {
    slug,
    outcome: isNew ? "new" : "changed",
    added: countKinds(ids.added()),
    retired: countKinds(found.removals),
    buyers: [],
    submissions: [],
    ...found,
  };
}

export const unchanged = (slug: string): ImportSummary => ({
  slug,
  outcome: "unchanged",
  added: {},
  retired: {},
  removals: [],
  changed: { articles: [], pages: 0 },
  details: [],
  undoes: null,
  addedAccounts: 0,
  warnings: [],
  questions: [],
  movedBuyers: 0,
  buyers: [],
  submissions: [],
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

/** Kinds that are listed individually. Offers and pictures change with their products. */
const NAMED: readonly KeyKind[] = ["houseType", "page", "product", "material", "floor", "baseboard", "rule", "package"];

const listRemovals = (removals: readonly Removal[]): string[] =>
  removals
    .filter(({ kind }) => NAMED.includes(kind))
    .map(({ kind, key, name }) => `    ${kind} ${key}${name === null ? "" : `: ${name}`}`);

function listBuyer({ buildNumber, staff, changes, totalBefore, totalNow }: TouchedBuyer): string[] {
  return [
    `    ${staff ?? `building number ${buildNumber}`}: ${changes.length} to answer, ${formatEuroDecimal(totalBefore)} as chosen, ${formatEuroDecimal(totalNow)} with the standard for what is gone`,
    ...changes.map(({ pageTitle, label, kind, was, now }) => {
      const then = now ? `${now.name} ${formatEuroDecimal(now.price)}` : "gone";
      return `      ${pageTitle}, ${label}, ${kind}: ${was.name} ${formatEuroDecimal(was.price)} -> ${then}`;
    }),
  ];
}

const listTotal = ({ buildNumber, staff, totalBefore, totalNow }: TouchedBuyer): string =>
  `    ${staff ?? `building number ${buildNumber}`}: ${formatEuroDecimal(totalBefore)} -> ${formatEuroDecimal(totalNow)}`;

/** Every difference, by sheet. */
function listDetails(details: readonly CatalogueDetail[]): string[] {
  const sheets = [...new Set(details.map(({ sheet }) => sheet))];
  return sheets.flatMap((sheet) => [
    `    ${sheet}`,
    ...details.filter((detail) => detail.sheet === sheet).map((detail) => `      ${writeDetail(detail)}`),
  ]);
}

function listDifference({ outcome, details, undoes }: ImportSummary): string[] {
  return [
    ...(outcome === "new" ? [] : details === null ? ["  differences: the former source was not kept"] : []),
    ...(details === null || outcome === "new" ? [] : ["  differences:", ...listDetails(details)]),
    ...(undoes === null
      ? []
      : [
          `  undoes of version ${undoes.version}, published since: ${undoes.details === null ? "unknown" : ""}`.trimEnd(),
          ...listDetails(undoes.details ?? []),
        ]),
  ];
}

function listEffects(effects: BuyerEffects): string[] {
  const { submissions } = effects;
  const buyers = effects.buyers.filter(({ changes }) => changes.length > 0);
  const repriced = effects.buyers.filter(({ changes }) => changes.length === 0);
  return [
    ...(buyers.length > 0 ? [`  buyers who are asked: ${buyers.length}`, ...buyers.flatMap(listBuyer)] : []),
    ...(repriced.length > 0
      ? [`  buyers whose total changes without a question: ${repriced.length}`, ...repriced.map(listTotal)]
      : []),
    ...(submissions.length > 0
      ? [
          `  submissions that stay as they are, with articles that retire: ${submissions.length}`,
          ...submissions.map(({ buildNumber, retired }) => `    building number ${buildNumber}: ${retired.join(", ")}`),
        ]
      : []),
  ];
}

const MOST_WARNINGS = 50;

function listWarnings(warnings: readonly Finding[]): string[] {
  const more = warnings.length - MOST_WARNINGS;
  return [
    ...warnings.slice(0, MOST_WARNINGS).map((warning) => `  warning: ${writeFinding(warning)}`),
    ...(more > 0 ? [`  and ${more} more warnings`] : []),
  ];
}

/** The summary as text. */
export function writeSummary(summary: ImportSummary, dryRun: boolean): string {
  if (summary.outcome === "unchanged") return `${summary.slug}: nothing changed since the last import`;
  const verb = dryRun ? "would be" : "was";
  return [
    `${summary.slug}: ${verb} ${summary.outcome === "new" ? "added" : "changed"}`,
    `  added:   ${list(summary.added)}`,
    `  changed: ${listChanged(summary.changed)}`,
    `  retired: ${list(summary.retired)}`,
    ...listRemovals(summary.removals),
    ...listDifference(summary),
    ...listEffects(summary),
    ...(summary.movedBuyers > 0 ? [`  moved to another house type: ${summary.movedBuyers} buyers`] : []),
    ...(summary.addedAccounts > 0 ? [`  accounts: ${summary.addedAccounts}`] : []),
    ...listWarnings(summary.warnings),
    ...summary.questions.map((question) => `  to agree to: ${writeQuestion(question)}`),
  ].join("\n");
}
