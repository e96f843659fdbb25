/** The fonts of documents: those of the screens, as files that can be embedded in parts. */
import { fileURLToPath } from "node:url";
import { openSync, type Font } from "fontkit";

export const FACES = {
  text: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
  ),
  strong: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
  ),
  display: fileURLToPath(import.meta.resolve("@expo-google-fonts/newsreader/300Light/Newsreader_300Light.ttf")),
  /** For what the others lack, such as the 2 of m². */
  rest: fileURLToPath(import.meta.resolve("@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf")),
} as const;

export type Face = keyof typeof FACES;

/** A piece of text that one font has all characters of. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

const opened = new Map<Face, Font>();

function has(face: Face, character: string): boolean {
  let font = opened.get(face);
  if (!font) {
    // None of the files is a collection of fonts.
    font = openSync(FACES[face]) as Font;
    opened.set(face, font);
  }
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** What is written for a character that no font has. The attached JSON has the character itself. */
const UNKNOWN = "?";

function runOf(face: Face, character: string): Run {
  if (has(face, character)) return { face, text: character };
  return has("rest", character) ? { face: "rest", text: character } : { face, text: UNKNOWN };
}

/** Divides a text over the fonts that have its characters. */
export function runsOf(face: Face, text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const run = runOf(face, character);
    const last = runs.at(-1);
    if (last?.face === run.face) runs[runs.length - 1] = { face: run.face, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}
