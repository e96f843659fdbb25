import { writeFinding } from "../importer/findings/finding.ts";
import { inspectBundle } from "../importer/publish/inspect-bundle.ts";
import { ownersFolder, rightWorkbook, type SpoiltWorkbook } from "./spoilt-workbook.ts";

/** Words of programs, which no owner knows. */
export const FOREIGN =
  /undefined|\bnull\b|\btrue\b|\bfalse\b|centen|\bISO\b|Invalid|expected|standardIn|roomName|tileAccessory|hasFloors|wall_tile|\bbathroom\b|aanhalingstekens/;

/** What the check says of the right workbook with a mistake in it. */
export async function toldOwner(spoil: (book: SpoiltWorkbook) => unknown): Promise<readonly string[]> {
  const book = await rightWorkbook();
  spoil(book);
  const findings = await inspectBundle(await book.save(await ownersFolder()));
  return findings.map((finding) => `${finding.level} ${writeFinding(finding)}`.replace("catalogus.xlsx ", ""));
}
