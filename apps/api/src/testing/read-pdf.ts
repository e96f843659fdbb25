import { getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A PDF as a reader library sees it. */
export interface ReadPdf {
  readonly pages: readonly string[];
  /** The text of all pages, without spaces: lines are broken anywhere. */
  readonly text: string;
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** Roles of the tree of tags, in reading order. */
  readonly roles: readonly string[];
  /** Texts of figures. */
  readonly alternatives: readonly string[];
  /** Operators that write or draw outside tags and decoration. */
  readonly untagged: number;
  readonly links: readonly string[];
  readonly attachments: ReadonlyMap<string, string>;
}

export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");

interface Node {
  readonly alt?: string;
  readonly role?: string;
  readonly children?: readonly unknown[];
}

const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap((child) => rolesOf(Object(child) as Node)),
];

const alternativesOf = ({ alt, children = [] }: Node): string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap((child) => alternativesOf(Object(child) as Node)),
];

const OPENING: readonly number[] = [OPS.beginMarkedContent, OPS.beginMarkedContentProps];
const DRAWING: readonly number[] = [
  OPS.showText,
  OPS.showSpacedText,
  OPS.constructPath,
  OPS.fill,
  OPS.stroke,
  OPS.paintImageXObject,
];

/** Counts what is drawn outside marked content. */
function untaggedIn(operators: readonly number[]): number {
  let depth = 0;
  let untagged = 0;
  for (const operator of operators) {
    if (OPENING.includes(operator)) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (DRAWING.includes(operator) && depth === 0) untagged += 1;
  }
  return untagged;
}

async function readPage(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const tree = (await page.getStructTree()) ?? {};
  const annotations: readonly unknown[] = await page.getAnnotations();
  return {
    text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
    roles: rolesOf(tree),
    alternatives: alternativesOf(tree),
    untagged: untaggedIn(fnArray),
    links: annotations.map((annotation) => String(Object(annotation).url)),
  };
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const read = [];
  for (let number = 1; number <= document.numPages; number += 1) read.push(await readPage(document, number));
  const marks: unknown = await document.getMarkInfo();
  const attachments = new Map<string, string>();
  for (const name of (await document.getAttachments())?.keys() ?? []) {
    const content: unknown = await document.getAttachmentContent(name);
    if (!(content instanceof Uint8Array)) throw new Error(`${name} has no content`);
    attachments.set(name, Buffer.from(content).toString("utf8"));
  }
  const result: ReadPdf = {
    pages: read.map(({ text }) => text),
    text: withoutSpaces(read.map(({ text }) => text).join("")),
    title: String(Object(info).Title),
    language: String(Object(info).Language),
    isTagged: marks instanceof Map && marks.get("Marked") === true,
    roles: read.flatMap(({ roles }) => roles),
    alternatives: read.flatMap(({ alternatives }) => alternatives),
    untagged: read.reduce((all, { untagged }) => all + untagged, 0),
    links: read.flatMap(({ links }) => links),
    attachments,
  };
  await task.destroy();
  return result;
}
