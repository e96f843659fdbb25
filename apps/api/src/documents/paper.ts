/**
 * The paper of a document: A4 with margins, the fonts, tags that screen readers follow, and a foot on each page. Everything in it
 * follows from what is written on it, so the same document gives the same bytes.
 */
import PdfKit from "pdfkit";
import { breakLines } from "./break-lines.ts";
import { FACES, runsOf, type Face, type Run } from "./fonts.ts";
import { PDF_UA } from "./pdf-ua.ts";

export interface Style {
  readonly face: Face;
  readonly size: number;
  /** Of a line, in points. */
  readonly height: number;
  readonly colour: string;
  /** Digits of one width, for amounts below each other. */
  readonly tabular?: boolean;
}

/** The colours of the screens, and black on white where they would be hard to print. */
export const INK = "#1e2320";
export const MUTED = "#5f635d";
export const HAIRLINE = "#cfc9be";
export const ACCENT = "#97441f";

export const STYLES = {
  kicker: { face: "strong", size: 9, height: 13, colour: ACCENT },
  title: { face: "display", size: 27, height: 34, colour: INK },
  heading: { face: "display", size: 16, height: 22, colour: INK },
  text: { face: "text", size: 9.5, height: 14, colour: INK },
  strong: { face: "strong", size: 9.5, height: 14, colour: INK },
  small: { face: "text", size: 8, height: 11.5, colour: MUTED },
  amount: { face: "text", size: 9.5, height: 14, colour: INK, tabular: true },
  total: { face: "strong", size: 9.5, height: 14, colour: INK, tabular: true },
} as const satisfies Readonly<Record<string, Style>>;

const MARGINS = { top: 52, bottom: 74, left: 54, right: 54 } as const;

/** An element of the tree of tags. */
export type Tag = PDFKit.PDFStructureElement;

export interface Attachment {
  readonly name: string;
  readonly description: string;
  readonly content: string;
}

export interface PaperOptions {
  readonly title: string;
  /** The moment that the document carries as its own. */
  readonly date: Date;
  readonly attachments: readonly Attachment[];
}

export interface Paper {
  /** The PDF library, for what has no text. */
  readonly pdf: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  /** Where the next thing is written, from the top of the page. */
  y: number;
  /** Adds an element to the tree of tags. */
  readonly tag: (
    type: string,
    parent?: Tag,
    options?: { readonly scope?: "Column" | "Row"; readonly alt?: string },
  ) => Tag;
  /** Draws what has no meaning for who listens. */
  readonly decorate: (draw: () => void) => void;
  readonly linesOf: (text: string, style: Style, width: number) => readonly string[];
  readonly widthOf: (text: string, style: Style) => number;
  /** Writes one line, with its top at `y`. */
  readonly line: (text: string, style: Style, place: { readonly x: number; readonly y: number }) => void;
  /** The height that is left on the page. */
  readonly heightLeft: () => number;
  /** Begins a new page when there is no room for this height. Returns whether it did. */
  readonly room: (height: number) => boolean;
  /** Writes the foot of each page, and ends the document. */
  readonly finish: (foot: (page: number, pages: number) => readonly [left: string, right: string]) => Promise<Buffer>;
}

/** Accepts a relationship, which the library has and its types lack. */
interface FileOptions extends PDFKit.Mixins.PDFAttachmentOptions {
  readonly relationship: "Source" | "Data";
}

/** Accepts metadata, which the library has and its types lack. */
type WithMetadata = PDFKit.PDFDocument & { readonly appendXML: (xml: string) => void };

export function openPaper({ title, date, attachments }: PaperOptions): Paper {
  const pdf = new PdfKit({
    size: "A4",
    margins: MARGINS,
    pdfVersion: "1.7",
    subset: "PDF/A-3a",
    tagged: true,
    lang: "nl-NL",
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // Without a font of its own: it would be embedded beside the registered ones.
    font: "",
    info: { Title: title, CreationDate: date },
  }) as WithMetadata;
  pdf.appendXML(PDF_UA);
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.once("end", resolve).once("error", reject);
  });
  for (const [face, file] of Object.entries(FACES)) pdf.registerFont(face, file);
  for (const { name, description, content } of attachments) {
    const options: FileOptions = {
      name,
      description,
      type: "application/json",
      relationship: "Source",
      creationDate: date,
      modifiedDate: date,
    };
    pdf.file(Buffer.from(content), options);
  }
  pdf.addPage();
  const { page } = pdf;
  const bottom = page.height - MARGINS.bottom;
  const root = pdf.struct("Document");
  pdf.addStructure(root);

  const featuresOf = ({ tabular = false }: Style) => (tabular ? { features: ["tnum" as const] } : {});
  const widthOfRun = ({ face, text }: Run, style: Style): number =>
    pdf.font(face, style.size).widthOfString(text, featuresOf(style));
  const widthOf = (text: string, style: Style): number =>
    runsOf(style.face, text).reduce((width, run) => width + widthOfRun(run, style), 0);

  const paper: Paper = {
    pdf,
    left: MARGINS.left,
    width: page.width - MARGINS.left - MARGINS.right,
    y: MARGINS.top,
    tag: (type, parent = root, options = {}) => {
      const element = pdf.struct(type, options);
      parent.add(element);
      return element;
    },
    decorate: (draw) => {
      pdf.markContent("Artifact", { type: "Layout" });
      draw();
      pdf.endMarkedContent();
    },
    linesOf: (text, style, width) => breakLines(text, width, (piece) => widthOf(piece, style)),
    widthOf,
    line: (text, style, { x, y }) => {
      let at = x;
      // The letters stand in the middle of their line.
      const baseline = y + style.height / 2 + style.size * 0.35;
      for (const run of runsOf(style.face, text)) {
        const width = widthOfRun(run, style);
        pdf.fillColor(style.colour).text(run.text, at, baseline, {
          lineBreak: false,
          baseline: "alphabetic",
          ...featuresOf(style),
        });
        at += width;
      }
    },
    heightLeft: () => bottom - paper.y,
    room: (height) => {
      if (height <= paper.heightLeft()) return false;
      pdf.addPage();
      paper.y = MARGINS.top;
      return true;
    },
    finish: async (foot) => {
      const { count } = pdf.bufferedPageRange();
      for (let at = 0; at < count; at += 1) {
        pdf.switchToPage(at);
        const [left, right] = foot(at + 1, count);
        const y = page.height - 46;
        pdf.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
        rule(paper, y - 6);
        paper.line(left, STYLES.small, { x: paper.left, y });
        const end = paper.left + paper.width - widthOf(right, STYLES.small);
        paper.line(right, STYLES.small, { x: end, y });
        pdf.endMarkedContent();
      }
      root.end();
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  return paper;
}

/** Draws a line across the page. It belongs within something that is tagged or decoration. */
export function rule({ pdf, left, width }: Paper, y: number, colour: string = HAIRLINE): void {
  pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .strokeColor(colour)
    .stroke();
}
