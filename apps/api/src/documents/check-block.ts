import { encode } from "uqr";
import { writeHeading } from "./blocks.ts";
import { INK, STYLES, type Paper, type Style } from "./paper.ts";
import { documentTexts as texts } from "./texts.ts";

/** Of the code that a phone reads, in points. */
const SIZE = 92;
const GAP = 16;

/** The page on which documents are checked. */
export interface CheckPage {
  /** Where a reader types reference and hash. */
  readonly page: string;
  /** The same page for this document. */
  readonly own: string;
}

/** Accepts a tag, which the library has and its types lack. */
interface LinkOptions extends PDFKit.Mixins.AnnotationOption {
  readonly structParent: PDFKit.PDFStructureElement;
}

/** A text of the PDF; a plain string would be a name of its syntax. */
const pdfText = (text: string): string => Object(text) as string;

/** How a reader checks the document: its hash, and the page as a link and as a code for a phone. */
export function writeCheck(
  paper: Paper,
  { reference, hash, check }: { readonly reference: string; readonly hash: string; readonly check: CheckPage },
): void {
  const { left, pdf } = paper;
  const x = left + SIZE + GAP;
  const width = paper.width - SIZE - GAP;
  paper.room(SIZE + 50);
  writeHeading(paper, "H2", texts.check);
  const { data, size } = encode(check.own, { ecc: "M", border: 0 });
  const dot = SIZE / size;
  const top = paper.y;
  paper.decorate(() => {
    for (const [row, dots] of data.entries())
      for (const [column, isDark] of dots.entries())
        if (isDark) pdf.rect(left + column * dot, top + row * dot, dot, dot);
    pdf.fill(INK);
  });
  const write = (text: string, style: Style, after: (line: string) => void = () => undefined): void => {
    for (const line of paper.linesOf(text, style, width)) {
      paper.line(line, style, { x, y: paper.y });
      after(line);
      paper.y += style.height;
    }
    paper.y += 3;
  };
  paper.tag("P").add(() => write(texts.checkExplained(reference), STYLES.text));
  paper.tag("P").add(() => write(texts.hash(hash), STYLES.small));
  const link = paper.tag("Link", paper.tag("P"));
  const options: LinkOptions = { structParent: link, Contents: pdfText(texts.checkLink(reference)) };
  link.add(() =>
    write(check.page, STYLES.strong, (line) =>
      pdf.link(x, paper.y, paper.widthOf(line, STYLES.strong), STYLES.strong.height, check.own, options),
    ),
  );
  paper.y = Math.max(paper.y, top + SIZE);
}
