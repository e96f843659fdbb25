import type { DrawnChain, DrawnSpan, WallDrawing } from "./wall-drawing.ts";

/** Between dimension lines, and from the first one to the wall, millimetres of the wall. */
export const STEP = 170;
/** Room outside the wall or its last dimension line, where the measures of upright lines stand. */
const MARGIN = 90;
/** Height of letters, and their usual width as a part of it. */
export const LETTER = 64;
const LETTER_WIDTH = 0.58;

/** A narrower measure has no words, millimetres. */
const NARROWEST = 12;

/** A dimension line with its place. */
export interface PlacedChain extends DrawnChain {
  /** Below and left are negative. */
  readonly at: number;
}

export interface DrawingFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly chains: readonly PlacedChain[];
}

/** Where the dimension lines stand: below the wall those along it, left of it those of its tiles, right of it the other heights. */
export function frameOf({ width, height, chains }: WallDrawing): DrawingFrame {
  const below = chains.filter(({ along }) => along === "wall");
  const left = chains.filter(({ along, kind }) => along === "height" && kind === "tiles");
  const right = chains.filter(({ along, kind }) => along === "height" && kind !== "tiles");
  const room = (count: number): number => count * STEP + MARGIN;
  return {
    left: -room(left.length),
    top: -MARGIN,
    width: width + room(left.length) + room(right.length),
    height: height + MARGIN + room(below.length),
    chains: [
      ...below.map((chain, index) => ({ ...chain, at: height + (index + 1) * STEP })),
      ...left.map((chain, index) => ({ ...chain, at: -(index + 1) * STEP })),
      ...right.map((chain, index) => ({ ...chain, at: width + (index + 1) * STEP })),
    ],
  };
}

export const wordsOf = ({ size, count }: DrawnSpan): string =>
  `${count > 1 ? `${count} × ` : ""}${new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 0, useGrouping: false }).format(size)}`;

/** How a measure is written: along its line, across it where it is too narrow for that, or not at all. */
export function placeOfWords(span: DrawnSpan): "along" | "across" | "none" {
  const long = span.to - span.from;
  if (long >= wordsOf(span).length * LETTER * LETTER_WIDTH + 20) return "along";
  return long >= NARROWEST ? "across" : "none";
}

/** Usual scales of drawings of rooms. */
const SCALES = [10, 15, 20, 25, 30, 40, 50];
/** What a sheet of A4 on its side has for a drawing, millimetres. */
const SHEET = { width: 265, height: 122 };

/** How wide a drawing is, for the least width at which it can be read. */
export const widthClass = ({ width }: Pick<DrawingFrame, "width">): "narrow" | "usual" | "wide" =>
  width < 2200 ? "narrow" : width < 4200 ? "usual" : "wide";

/** The largest usual scale, 1 to this, at which a drawing fits on a sheet. */
export const scaleOf = ({ width, height }: Pick<DrawingFrame, "width" | "height">): number =>
  SCALES.find((scale) => width / scale <= SHEET.width && height / scale <= SHEET.height) ?? 100;
