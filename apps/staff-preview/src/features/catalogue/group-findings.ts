import type { CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import { findingTexts as texts } from "./texts.ts";

type Level = CatalogueFinding["level"];

export interface FindingGroup {
  readonly level: Level;
  readonly cause: string;
  readonly findings: readonly CatalogueFinding[];
}

/** The findings by level and cause, errors first, in the order in which the causes first appear. */
export function groupFindings(findings: readonly CatalogueFinding[]): readonly FindingGroup[] {
  const groups = new Map<string, CatalogueFinding[]>();
  for (const finding of findings) {
    const name = `${finding.level} ${finding.cause ?? finding.reason}`;
    const group = groups.get(name) ?? [];
    group.push(finding);
    groups.set(name, group);
  }
  const all = [...groups.values()].flatMap((group): FindingGroup[] => {
    const [first] = group;
    return first ? [{ level: first.level, cause: first.cause ?? first.reason, findings: group }] : [];
  });
  return (["error", "warning"] as const).flatMap((level) => all.filter((group) => group.level === level));
}

/** A cell of a CSV file. A text that a spreadsheet would calculate gets an apostrophe before it. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The findings as a list for a Dutch spreadsheet: semicolons, and a mark that tells that it is UTF-8. */
export function findingsCsv(findings: readonly CatalogueFinding[]): string {
  const rows = groupFindings(findings).flatMap((group) =>
    group.findings.map(({ level, file, path, article, reason }) => [
      texts.level[level],
      file,
      path,
      article ?? "",
      reason,
    ]),
  );
  return `\uFEFF${[texts.columns, ...rows].map((row) => row.map(csvCell).join(";")).join("\r\n")}\r\n`;
}
