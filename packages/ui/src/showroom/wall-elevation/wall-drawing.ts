/** What a wall elevation draws. Millimetres from the lower left corner of the wall, y up. */

type Point = readonly [x: number, y: number];
/** Closed lines; those round holes run the other way. */
type Shape = readonly (readonly Point[])[];

export interface DrawnSpan {
  readonly from: number;
  readonly to: number;
  /** What is written: the size of one tile where `count` tiles are measured together. */
  readonly size: number;
  readonly count: number;
}

export interface DrawnChain {
  readonly kind: "tiles" | "openings" | "axes" | "whole";
  readonly along: "wall" | "height";
  readonly spans: readonly DrawnSpan[];
}

/** Tiles of one article. */
export interface DrawnField {
  /** Colours as #RRGGBB. */
  readonly color: string;
  readonly groutColor: string;
  readonly area: readonly Shape[];
  readonly pieces: readonly { readonly shape: Shape }[];
}

export interface DrawnOpening {
  readonly kind: "window" | "door" | "box-side";
  readonly rect: { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };
}

export interface DrawnFixture {
  readonly outlines: Shape;
  readonly axis: number;
  readonly bottom: number;
  readonly top: number;
}

export interface WallDrawing {
  readonly width: number;
  readonly height: number;
  readonly fields: readonly DrawnField[];
  readonly openings: readonly DrawnOpening[];
  readonly profiles: readonly { readonly from: Point; readonly to: Point }[];
  readonly fixtures: readonly DrawnFixture[];
  readonly chains: readonly DrawnChain[];
}

/** SVG path of shapes, y down from the upper left corner of a wall of this height. */
export const pathOf = (height: number, shapes: readonly Shape[]): string =>
  shapes
    .flat()
    .map((line) => `M${line.map(([x, y]) => `${round(x)} ${round(height - y)}`).join("L")}Z`)
    .join("");

/** To a tenth of a millimetre, so that the page stays small. */
export const round = (millimetres: number): number => Math.round(millimetres * 10) / 10;
