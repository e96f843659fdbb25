import { writeFinding } from "../importer/findings/finding.ts";
import { inspectBundle } from "../importer/publish/inspect-bundle.ts";
import { ownersFolder } from "./owners-folder.ts";
import { rightWorkbook, type SpoiltWorkbook } from "./spoilt-workbook.ts";

/** Words of programs, which no owner knows, wherever they stand. */
const OF_PROGRAMS =
  /undefined|\bnull\b|\btrue\b|\bfalse\b|\bcenten\b|\bISO\b|\bNaN\b|\d{4}-\d\d-\d\d|aanhalingstekens|[a-z]+[A-Z][a-z]+|[a-z]+_[a-z]+|\w\[\d+\]/;
/** English words that Dutch does not have. */
const ENGLISH =
  /\b(?:the|and|not|no|with|without|must|should|could|would|invalid|expected|received|missing|unknown|already|there|this|that|has|have|from|to|at|be|too|small|large|big|value|field|column|row|sheet|room|wall|floor|tile|tiles|price|page|key|bathroom2?|warning|warnings|errors?|changed|added|removed|nothing|number|string|array|object|boolean)\b/;

/** Names that an owner does know, though they look like words of a program. */
const KNOWN = /\b(?:QuickTime|LibreOffice|iPhone)\b/g;

/** The words in a line that no owner of a Dutch showroom reads. What the owner wrote stands in quotation marks, and is left out. */
export function foreignIn(line: string): readonly string[] {
  const said = line.replace(/^(?:error|warning) /, "").replaceAll(KNOWN, "");
  const ours = said.replaceAll(/"[^"]*"/g, "…").replaceAll(/\(opmaak [^)]*\)/g, "…");
  return [OF_PROGRAMS.exec(ours)?.[0], ENGLISH.exec(ours)?.[0]].filter((word) => word !== undefined);
}

/** What the check says of the right workbook with a mistake in it. */
export async function toldOwner(spoil: (book: SpoiltWorkbook) => unknown): Promise<readonly string[]> {
  const book = await rightWorkbook();
  spoil(book);
  const findings = await inspectBundle(await book.save(await ownersFolder()));
  return findings.map((finding) => `${finding.level} ${writeFinding(finding)}`.replace("catalogus.xlsx ", ""));
}
