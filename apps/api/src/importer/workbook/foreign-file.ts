import { isUtf8 } from "node:buffer";

const startsWith = (content: Buffer, bytes: string): boolean =>
  content.subarray(0, bytes.length).toString("latin1") === bytes;

/** A name within a zip file; names are never compressed. */
const hasEntry = (content: Buffer, name: string): boolean => content.includes(name, 0, "latin1");

/** Kinds of files that owners choose by mistake, with what they are called. */
const KINDS: readonly (readonly [words: string, matches: (content: Buffer) => boolean])[] = [
  [
    "een Excel-bestand van voor 2007 (.xls) of een werkmap met een wachtwoord",
    (content) => startsWith(content, "\u00D0\u00CF\u0011\u00E0"),
  ],
  ["een OpenDocument-bestand (.ods)", (content) => hasEntry(content, "application/vnd.oasis.opendocument")],
  ["een binaire Excel-werkmap (.xlsb)", (content) => hasEntry(content, "xl/workbook.bin")],
  ["een Word-document", (content) => hasEntry(content, "word/document.xml")],
  ["een Numbers-bestand", (content) => hasEntry(content, "Index/Document.iwa")],
  ["een PDF", (content) => startsWith(content, "%PDF")],
  ["een tekstbestand, zoals CSV", (content) => isUtf8(content) && !content.includes(0)],
];

/** A workbook is a zip file, whatever its name. */
export const isZip = (content: Buffer): boolean => startsWith(content, "PK");

/** Says of a file that cannot be read as a workbook what it is, and what to do. */
export function whyNoWorkbook(content: Buffer): string {
  const [words] = KINDS.find(([, matches]) => matches(content)) ?? [];
  return words === undefined
    ? "dit is geen Excel-bestand (.xlsx)"
    : `dit is ${words}; sla het in Excel of LibreOffice op als Excel-werkmap (.xlsx), zonder wachtwoord`;
}
