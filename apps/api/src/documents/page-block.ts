/** The rooms of a document, each with its picture, its lines and their sum. */
import type { ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import type { KeptPicture } from "@showroom/api-contract/entities/kept-picture";
import { formatQuantity } from "@showroom/domain/format/measures";
import type { Cents } from "@showroom/domain/money/cents";
import { NO_FLOOR_TEXT } from "@showroom/domain/words/room-texts";
import { lineWords } from "@showroom/domain/words/slot-words";
import {
  amount,
  amountIfAny,
  label,
  total,
  writeHeading,
  writeParagraph,
  writeTable,
  type Column,
  type TableRow,
} from "./blocks.ts";
import { STYLES, type Paper } from "./paper.ts";
import { HEADING_HEIGHT, pictureHeight, writePicture } from "./picture-block.ts";
import { documentTexts as texts } from "./texts.ts";

/** The files of pictures by their SHA-256, as far as they were found. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>;

export interface WrittenPage {
  readonly title: string;
  readonly totalPrice: Cents;
  /** None for a floor that is not wanted. */
  readonly lines: readonly ConfirmationLine[];
  /** Null for a room of which none was made yet; absent for a page without a scene. */
  readonly picture?: KeptPicture | null | undefined;
}

const { columns } = texts;
const LINE_COLUMNS: readonly Column[] = [
  { title: columns.description, share: 48, align: "left" },
  { title: columns.productPrice, share: 17, align: "right" },
  { title: columns.returnPrice, share: 17, align: "right" },
  { title: columns.labourPrice, share: 16, align: "right" },
  { title: columns.total, share: 19, align: "right" },
];

/** Words that there are, in one line. */
export const listed = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(", ");

function rowOfLine(line: ConfirmationLine): TableRow {
  const { name, brand, colorName, size, quantity, unit, isStandard, productNumber, indicative } = line;
  const counted = quantity > 0 && `${formatQuantity(quantity)} ${texts.units[unit]}`;
  const number = productNumber !== "" && texts.articleNumber(productNumber);
  const facts = listed(counted, number, isStandard && texts.standard, indicative && texts.indicative);
  return {
    cells: [
      [
        { text: name, style: STYLES.strong },
        { text: listed(lineWords(line), brand, colorName, size), style: STYLES.small },
        { text: facts, style: STYLES.small },
      ],
      amountIfAny(line.grossPrice),
      amountIfAny(line.returnPrice),
      amountIfAny(line.labourPrice),
      line.totalPrice === 0 ? label(texts.included) : amount(line.totalPrice),
    ],
  };
}

const sumRow = ({ title, totalPrice }: WrittenPage): TableRow => ({
  isSum: true,
  cells: [[{ text: texts.pageTotal(title), style: STYLES.strong }], [], [], [], total(totalPrice)],
});

export function writePages(paper: Paper, pages: readonly WrittenPage[], pictures: PictureFiles): void {
  for (const page of pages) {
    const { title, picture, lines } = page;
    const file = picture && pictures.get(picture.sha256);
    // The heading stays with the picture.
    if (picture && file) paper.room(pictureHeight(paper, picture) + HEADING_HEIGHT);
    writeHeading(paper, "H2", title);
    if (picture && file) writePicture(paper, { ...picture, file, alt: texts.picture(title) });
    else if (picture !== undefined)
      writeParagraph(paper, picture === null ? texts.noPicture : texts.lostPicture, STYLES.small);
    if (lines.length === 0) writeParagraph(paper, NO_FLOOR_TEXT);
    else writeTable(paper, LINE_COLUMNS, [...lines.map(rowOfLine), sumRow(page)]);
  }
}
