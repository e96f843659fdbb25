/**
 * Writes the fonts of the first paint: the characters of Dutch text, with one file for the most used weight of each font
 * and one for others. All other characters are in the files of @fontsource-variable. Run by `pnpm fonts`;
 * `subset-fonts.test.ts` compares the files with its output.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const PRINTABLE_ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
/** The characters of Dutch text, and one that is common in Turkish names; `fonts.css` lists the same ones as a `unicode-range`. */
export const FIRST_CHARACTERS = `${PRINTABLE_ASCII}\u00A0°²³·¹½ÄÉËàáäçèéêëíïñóôöúûüı×–—‘’“”•…€→−`;

interface Face {
  /** Name of the file in `src/fonts`. */
  readonly name: string;
  readonly source: string;
  readonly weight: number;
}

const NEWSREADER = "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
const INSTRUMENT_SANS = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

export const FACES: readonly Face[] = [
  { name: "newsreader-light", source: NEWSREADER, weight: 300 },
  { name: "newsreader-regular", source: NEWSREADER, weight: 400 },
  { name: "instrument-sans-regular", source: INSTRUMENT_SANS, weight: 400 },
  { name: "instrument-sans-medium", source: INSTRUMENT_SANS, weight: 500 },
  { name: "instrument-sans-bold", source: INSTRUMENT_SANS, weight: 600 },
];

/** Makes a font file with only `FIRST_CHARACTERS`. */
export async function subsetFace({ source, weight }: Face): Promise<Buffer> {
  const original = await readFile(createRequire(import.meta.url).resolve(source));
  return await subsetFont(original, FIRST_CHARACTERS, { targetFormat: "woff2", variationAxes: { wght: weight } });
}

export const faceFile = ({ name }: Face): string =>
  fileURLToPath(new URL(`../src/fonts/${name}.woff2`, import.meta.url));

if (import.meta.main) {
  for (const face of FACES) {
    const bytes = await subsetFace(face);
    await writeFile(faceFile(face), bytes);
    console.log(`${face.name}: ${bytes.length} bytes`);
  }
}
