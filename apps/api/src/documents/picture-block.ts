import type { Paper } from "./paper.ts";

export interface PaperPicture {
  /** A JPEG. */
  readonly file: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Of a heading above a picture, with its space. */
export const HEADING_HEIGHT = 44;
/** In points. An upright room is not wider than this makes it. */
const HIGHEST = 250;
const AFTER = 10;

function sizeOf(paper: Paper, { width, height }: Pick<PaperPicture, "width" | "height">) {
  const scale = Math.min(paper.width / width, HIGHEST / height);
  return { width: width * scale, height: height * scale };
}

/** The height that a picture takes, with the space below it. */
export const pictureHeight = (paper: Paper, picture: Pick<PaperPicture, "width" | "height">): number =>
  sizeOf(paper, picture).height + AFTER;

/** Writes a picture as a figure with its text. The file is in the document as it is. */
export function writePicture(paper: Paper, picture: PaperPicture): void {
  const { width, height } = sizeOf(paper, picture);
  paper.room(height + AFTER);
  const { y } = paper;
  paper.tag("Figure", undefined, { alt: picture.alt }).add(() => {
    paper.pdf.image(Buffer.from(picture.file), paper.left, y, { width, height });
  });
  paper.y += height + AFTER;
}
