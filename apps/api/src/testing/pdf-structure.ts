/** The tree of tags of a PDF: what it is made of, and the clauses about it. */
import { PDFNumber } from "@cantoo/pdf-lib";
import type { Checked, Entries, PdfObjects } from "./pdf-objects.ts";

/** An element of the tree. */
interface Element {
  readonly tag: string;
  readonly parent: Element | null;
  readonly kids: readonly Element[];
  readonly entries: Entries;
  /** Whether it has text, a picture or an annotation of its own. */
  readonly hasContent: boolean;
}

/** Of the standard structure types (ISO 32000-1, 14.8.4) those that documents use. */
const STANDARD = new Set(["Document", "P", "H1", "H2", "Table", "TR", "TH", "TD", "Link", "Figure"]);
const LANGUAGE = /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/;

function elementOf(entries: Entries, of: PdfObjects["of"], parent: Element | null): Element {
  const kids = entries.list("K");
  const isElement = (kid: Entries): boolean => kid.name("S") !== "";
  const below: Element[] = [];
  const element: Element = {
    tag: entries.name("S"),
    parent,
    kids: below,
    entries,
    hasContent: kids.some((kid) => kid instanceof PDFNumber || !isElement(of(kid))),
  };
  for (const kid of kids.filter((one) => !(one instanceof PDFNumber)).map(of))
    if (isElement(kid)) below.push(elementOf(kid, of, element));
  return element;
}

const elementsIn = (element: Element): Element[] => [element, ...element.kids.flatMap(elementsIn)];

/** Each row of a table has as many cells, and each cell a heading for its row or column. */
function isRegular({ kids }: Element): boolean {
  const widths = new Set(kids.map((row) => row.kids.length));
  return widths.size === 1 && kids.every((row) => row.kids.some(({ tag }) => tag === "TH"));
}

/** A heading is at most one level below the one before it. */
function headingsNest(headings: readonly number[]): boolean {
  return headings.every((level, at) => level <= (headings[at - 1] ?? 0) + 1);
}

export function structureClauses({ catalog, pages, of }: PdfObjects): Checked[] {
  const root = catalog.entries("StructTreeRoot");
  const tops = root.list("K").map((one) => elementOf(of(one), of, null));
  const all = tops.flatMap(elementsIn);
  const tagged = (tag: string): Element[] => all.filter((one) => one.tag === tag);
  const marks = catalog.entries("MarkInfo");
  const headings = all.flatMap(({ tag }) => (/^H\d$/.test(tag) ? [Number(tag.slice(1))] : []));
  const kidsAre = (parent: string, ...tags: readonly string[]): boolean =>
    tagged(parent).every(({ kids }) => kids.length > 0 && kids.every(({ tag }) => tags.includes(tag)));
  const parentIs = (tag: string, parent: string): boolean => tagged(tag).every((one) => one.parent?.tag === parent);
  const annotations = pages.flatMap((page) => page.list("Annots")).map(of);
  return [
    ["6.7.2.2 marked", marks.flag("Marked") && !marks.flag("Suspects")],
    ["6.7.3.3 a tree of tags", tops.length === 1 && tops[0]?.tag === "Document"],
    ["6.7.3.4 standard tags", all.every(({ tag }) => STANDARD.has(tag)) && root.get("RoleMap") === undefined],
    ["6.7.4 language", LANGUAGE.test(catalog.text("Lang"))],
    ["7.1 parents of elements", all.every(({ entries }) => entries.get("P") !== undefined)],
    ["7.1 pages are in the tree", pages.every((page) => page.number("StructParents") >= 0)],
    ["7.2 rows and cells", kidsAre("Table", "TR") && kidsAre("TR", "TH", "TD") && parentIs("TR", "Table")],
    ["7.2 cells are in rows", parentIs("TH", "TR") && parentIs("TD", "TR")],
    ["7.2 regular tables with headings", tagged("Table").every(isRegular)],
    ["7.3 texts of figures", tagged("Figure").every(({ entries }) => entries.text("Alt") !== "")],
    ["7.4.2 headings nest", headings[0] === 1 && headingsNest(headings)],
    ["7.5 headings say of what", tagged("TH").every(({ entries }) => ["Row", "Column"].includes(scopeOf(entries)))],
    ["7.18.5 annotations are in the tree", annotations.every((one) => one.number("StructParent") >= 0)],
    [
      "7.18.5 links are tagged",
      tagged("Link").length >= (annotations.length > 0 ? 1 : 0) && tagged("Link").every(({ hasContent }) => hasContent),
    ],
  ];
}

function scopeOf(entries: Entries): string {
  const attributes = entries.entries("A");
  return attributes.name("O") === "Table" ? attributes.name("Scope") : "";
}
