/** The fonts of a PDF, and every character that is written with them. */
import { create, type Font } from "fontkit";
import { PDFArray, PDFNumber } from "@cantoo/pdf-lib";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Checked, Entries, PdfObjects } from "./pdf-objects.ts";

/** A character that is written, as the reader library sees it. */
interface Written {
  readonly unicode: string;
  readonly isInFont: boolean;
}

const PRIVATE_USE = /[\uE000-\uF8FF]/;

/** Every character of every page, and whether anything is drawn in CMYK or with a shading. */
async function readContent(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const written: Written[] = [];
  const operators = new Set<number>();
  let deepest = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    let depth = 0;
    for (const [at, operator] of fnArray.entries()) {
      operators.add(operator);
      if (operator === OPS.save) deepest = Math.max(deepest, (depth += 1));
      if (operator === OPS.restore) depth -= 1;
      if (operator !== OPS.showText) continue;
      const glyphs: readonly unknown[] = argsArray[at]?.[0] ?? [];
      // Numbers are spaces between glyphs.
      for (const glyph of glyphs)
        if (typeof glyph === "object" && glyph !== null) written.push(Object(glyph) as Written);
    }
  }
  await task.destroy();
  return { written, operators, deepest };
}

/** The widths of a dictionary `[0 [w0 w1 …]]`, in thousandths. */
function widthsOf(font: Entries): readonly number[] {
  const [, widths] = font.list("W");
  return widths instanceof PDFArray
    ? widths.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN))
    : [];
}

/** Whether the widths of the file are those of the dictionary. Glyph 0 stands for what is missing, and is never written. */
function widthsAgree(font: Entries, file: Uint8Array | undefined): boolean {
  if (!file?.length) return false;
  const program = create(Buffer.from(file)) as Font;
  const scale = 1000 / program.unitsPerEm;
  const widths = widthsOf(font);
  return (
    widths.length > 0 &&
    widths.every((width, glyph) => glyph === 0 || Math.abs(program.getGlyph(glyph).advanceWidth * scale - width) <= 1)
  );
}

export async function fontClauses({ dictionaries, of, decode }: PdfObjects, bytes: Uint8Array): Promise<Checked[]> {
  const fonts = dictionaries.filter((one) => one.name("Type") === "Font");
  const composite = fonts.filter((one) => one.name("Subtype") === "Type0");
  const below = composite.flatMap((one) => one.list("DescendantFonts").map(of));
  const files = below.map((one) => decode(one.entries("FontDescriptor").get("FontFile2")));
  const { written, operators, deepest } = await readContent(bytes);
  const cmaps = composite.map((one) => Buffer.from(decode(one.get("ToUnicode"))).toString("latin1"));
  return [
    ["6.2.11.2 kinds of fonts", fonts.length > 0 && fonts.length === composite.length + below.length],
    ["6.2.11.2 parts are named so", composite.every((one) => /^[A-Z]{6}\+./.test(one.name("BaseFont")))],
    ["6.2.11.3.1 encoding", composite.every((one) => one.name("Encoding") === "Identity-H")],
    [
      "6.2.11.3.2 glyphs",
      below.every((one) => one.name("Subtype") === "CIDFontType2" && one.name("CIDToGIDMap") === "Identity"),
    ],
    ["6.2.11.4.1 embedded", files.length > 0 && files.every(({ length }) => length > 0)],
    [
      "6.2.11.4.1 every character is in its font",
      written.length > 0 && written.every(({ isInFont, unicode }) => isInFont || unicode.trim() === ""),
    ],
    ["6.2.11.5 widths", below.every((one, at) => widthsAgree(one, files[at]))],
    ["6.2.11.7 Unicode of fonts", cmaps.every((cmap) => cmap.includes("begincmap"))],
    [
      "6.2.11.7 Unicode of every character",
      written.every(({ unicode }) => unicode !== "" && !PRIVATE_USE.test(unicode) && !/[\0\uFFFE\uFEFF]/.test(unicode)),
    ],
    ["6.2.4.3 no CMYK", ![OPS.setFillCMYKColor, OPS.setStrokeCMYKColor].some((one) => operators.has(one))],
    ["6.2.10 no images within text", !operators.has(OPS.beginInlineImage)],
    ["6.1.13 nesting of graphics states", deepest <= 28],
  ];
}
