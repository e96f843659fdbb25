/**
 * Rewrites the baselines of the visual tests as palette PNGs, which halves their size. With 256 colours every pixel
 * stays within the tolerance of the comparison. Run by `pnpm screenshots` after the tests wrote new baselines.
 */
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("../visual/__screenshots__/", import.meta.url);

/** Also rewrites files that already have a palette. */
const again = process.argv.includes("--all");

let before = 0;
let after = 0;
for (const name of await readdir(folder)) {
  const file = new URL(name, folder);
  const original = await readFile(file);
  const { isPalette } = await sharp(original).metadata();
  const shrunk =
    isPalette && !again
      ? original
      : await sharp(original).png({ palette: true, colours: 256, effort: 10, dither: 0 }).toBuffer();
  before += original.length;
  after += Math.min(shrunk.length, original.length);
  if (shrunk.length < original.length) {
    const temporary = new URL(`${name}.tmp`, folder);
    await writeFile(temporary, shrunk);
    await rename(temporary, file);
  }
}
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
console.log(`Screenshots: ${megabytes(before)} -> ${megabytes(after)}`);
