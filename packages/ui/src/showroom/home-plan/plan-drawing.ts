/** What a floor plan of a home is drawn from, in millimetres: x to the right, y down. */

export interface PlanShape {
  readonly kind: "floor" | "wall" | "opening" | "window" | "leaf" | "swing" | "fixture" | "wet" | "glass";
  /** The path of an SVG. */
  readonly path: string;
}

export interface PlanSpace {
  readonly name: string;
  /** As written below the name: '2,20 × 2,80 m'. */
  readonly size: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Where buyers choose for the room; without it, the space is no link. */
  readonly href?: string | undefined;
  /** The link's name: 'Badkamer 2,20 × 2,80 m: naar uw keuzes'. */
  readonly label?: string | undefined;
  /** The room with its own measures, turned clockwise round its middle. */
  readonly room?:
    | {
        readonly width: number;
        readonly depth: number;
        readonly turn: 0 | 90 | 180 | 270;
        readonly shapes: readonly PlanShape[];
      }
    | undefined;
}

export interface PlanStorey {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  /** The storey in words, for who cannot see the drawing. */
  readonly description: string;
  readonly spaces: readonly PlanSpace[];
}

/** Thickness of walls round spaces. */
export const WALL = 100;
/** Height of letters: of names, and of measures. */
export const LETTERS = { name: 250, size: 225 } as const;
/** Usual width of a letter, as a part of its height. */
const LETTER_WIDTH = 0.55;

/** Whether words fit between two walls. */
export const fits = (words: string, letter: number, width: number): boolean =>
  words.length * letter * LETTER_WIDTH <= width - 60;

/** A name on lines that fit, broken at its spaces. */
export function linesOf(name: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer, LETTERS.name, width)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
