import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { generateBundle } from "../importer/generate/generate-bundle.ts";
import { print } from "./print.ts";
import { wholeNumber } from "./whole-number.ts";

export const generateCommand = () =>
  new Command("generate")
    .summary("write a made-up project of a given size, to measure with")
    .description("Writes a made-up project of a given size, to measure with. The same seed gives the same project.")
    .option("--products <n>", "number of products", wholeNumber(20), 1_000)
    .option("--rules <n>", "number of rules", wholeNumber(0), 100)
    .option("--seed <n>", "decides what is made up", wholeNumber(0), 1)
    .option("--out <folder>", "where to write it")
    .action(async ({ out, ...size }) => {
      const folder = resolve(out ?? `generated-${size.products}-${size.rules}-${size.seed}`);
      await mkdir(join(folder, "images"), { recursive: true });
      await writeFile(join(folder, "bundle.json"), `${JSON.stringify(generateBundle(size), null, 1)}\n`);
      print(`Wrote ${folder}`);
    });
