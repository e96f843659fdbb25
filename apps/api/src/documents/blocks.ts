/** What a document is made of: headings, paragraphs, facts and tables. */
import { formatEuroDecimal } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { HAIRLINE, INK, rule, STYLES, type Paper, type Style, type Tag } from "./paper.ts";

/** A heading stays on the page of what follows it, of which this height must fit: the head of a table with a row. */
const FOLLOWING = 88;

export function writeHeading(paper: Paper, level: "H1" | "H2", text: string): void {
  const style = level === "H1" ? STYLES.title : STYLES.heading;
  const before = level === "H1" ? 0 : 18;
  if (!paper.room(before + style.height + FOLLOWING)) paper.y += before;
  writeLines(paper, paper.tag(level), text, style);
  paper.y += 4;
}

export function writeParagraph(paper: Paper, text: string, style: Style = STYLES.text): void {
  for (const paragraph of text.split(/\r?\n/)) {
    if (paragraph.trim() === "") paper.y += style.height / 2;
    else writeLines(paper, paper.tag("P"), paragraph, style);
  }
  paper.y += 4;
}

/** Writes a text over as many lines and pages as it needs. */
function writeLines(paper: Paper, tag: Tag, text: string, style: Style): void {
  let lines = paper.linesOf(text, style, paper.width);
  while (lines.length > 0) {
    paper.room(style.height);
    const fitting = lines.slice(0, Math.floor(paper.heightLeft() / style.height));
    tag.add(() => {
      for (const line of fitting) {
        paper.line(line, style, { x: paper.left, y: paper.y });
        paper.y += style.height;
      }
    });
    lines = lines.slice(fitting.length);
  }
}

/** One text of a cell. A cell has several when they differ in style. */
export interface CellText {
  readonly text: string;
  readonly style: Style;
}
export type Cell = readonly CellText[];

/** A cell with a plain text. */
export const label = (text: string): Cell => [{ text, style: STYLES.text }];
export const amount = (value: Cents): Cell => [{ text: formatEuroDecimal(value), style: STYLES.amount }];
/** Empty for a part of a price that a line does not have. */
export const amountIfAny = (value: Cents): Cell => (value === 0 ? [] : amount(value));
export const total = (value: Cents): Cell => [{ text: formatEuroDecimal(value), style: STYLES.total }];

export interface Column {
  readonly title: string;
  /** Share of the width. */
  readonly share: number;
  readonly align: "left" | "right";
}

export interface TableRow {
  readonly cells: readonly Cell[];
  /** A sum, below a darker line. */
  readonly isSum?: boolean;
}

const GAP = 10;
const PADDING = 5;

interface SetCell {
  readonly x: number;
  readonly width: number;
  readonly align: "left" | "right";
  readonly lines: readonly { readonly line: string; readonly style: Style }[];
}

/** The cells with their places and lines, and the height of the row. */
function setRow(paper: Paper, columns: readonly Column[], cells: readonly Cell[]) {
  const shares = columns.reduce((all, { share }) => all + share, 0);
  let x = paper.left;
  const set = columns.map(({ share, align }, at): SetCell => {
    const whole = (paper.width * share) / shares;
    const width = at === columns.length - 1 ? whole : whole - GAP;
    const lines = (cells[at] ?? []).flatMap(({ text, style }) =>
      paper.linesOf(text, style, width).map((line) => ({ line, style })),
    );
    const cell = { x, width, align, lines };
    x += whole;
    return cell;
  });
  const heights = set.map(({ lines }) => lines.reduce((all, { style }) => all + style.height, 0));
  return { set, height: Math.max(...heights) + 2 * PADDING };
}

function drawCell(paper: Paper, { x, width, align, lines }: SetCell): void {
  let y = paper.y + PADDING;
  for (const { line, style } of lines) {
    const at = align === "left" ? x : x + width - paper.widthOf(line, style);
    paper.line(line, style, { x: at, y });
    y += style.height;
  }
}

/** A table. Its head is repeated on each page; a row stays on one page. The first cell of a row is its heading. */
export function writeTable(paper: Paper, columns: readonly Column[], rows: readonly TableRow[]): void {
  const head = setRow(
    paper,
    columns,
    columns.map(({ title }) => [{ text: title, style: STYLES.small }]),
  );
  const table = paper.tag("Table");
  paper.room(FOLLOWING);
  const headRow = paper.tag("TR", table);
  for (const cell of head.set) paper.tag("TH", headRow, { scope: "Column" }).add(() => drawCell(paper, cell));
  paper.y += head.height;
  for (const { cells, isSum = false } of rows) {
    const { set, height } = setRow(paper, columns, cells);
    if (paper.room(height)) {
      paper.decorate(() => head.set.forEach((cell) => drawCell(paper, cell)));
      paper.y += head.height;
    }
    paper.decorate(() => rule(paper, paper.y, isSum ? INK : HAIRLINE));
    const row = paper.tag("TR", table);
    for (const [at, cell] of set.entries()) {
      const tag = at === 0 ? paper.tag("TH", row, { scope: "Row" }) : paper.tag("TD", row);
      if (cell.lines.length > 0) tag.add(() => drawCell(paper, cell));
    }
    paper.y += height;
  }
  paper.y += 8;
}

/** Facts with their labels, two beside each other. What has no value is left out. */
export function writeFacts(paper: Paper, facts: readonly (readonly [label: string, value: string])[]): void {
  const half = (paper.width - 2 * GAP) / 2;
  const told = facts.filter(([, value]) => value !== "");
  const list = paper.tag("Table");
  for (let at = 0; at < told.length; at += 2) {
    const pair = told.slice(at, at + 2).map(([label, value], place) => ({
      label,
      x: paper.left + place * (half + 2 * GAP),
      lines: paper.linesOf(value, STYLES.text, half),
    }));
    const lines = Math.max(...pair.map((one) => one.lines.length));
    const height = STYLES.small.height + lines * STYLES.text.height + 8;
    paper.room(height);
    const { y } = paper;
    for (const { label, x, lines: own } of pair) {
      const row = paper.tag("TR", list);
      paper.tag("TH", row, { scope: "Row" }).add(() => paper.line(label, STYLES.small, { x, y }));
      paper
        .tag("TD", row)
        .add(() =>
          own.forEach((line, place) =>
            paper.line(line, STYLES.text, { x, y: y + STYLES.small.height + place * STYLES.text.height }),
          ),
        );
    }
    paper.y += height;
  }
}
