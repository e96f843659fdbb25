import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { generateBundle } from "../importer/generate/generate-bundle.ts";
import { print } from "./print.ts";
import { wholeNumber } from "./whole-number.ts";

export const generateCommand = () =>
  new Command("generate")
    .summary("een verzonnen project van een gegeven grootte schrijven, om mee te meten")
    .description(
      "Schrijft een verzonnen project van een gegeven grootte, om mee te meten. Hetzelfde begingetal geeft hetzelfde project.",
    )
    .option("--products <n>", "aantal artikelen", wholeNumber(20), 1_000)
    .option("--rules <n>", "aantal regels", wholeNumber(0), 100)
    .option("--seed <n>", "begingetal: bepaalt wat er verzonnen wordt", wholeNumber(0), 1)
    .option("--out <map>", "waar het moet komen")
    .action(async ({ out, ...size }) => {
      const folder = resolve(out ?? `generated-${size.products}-${size.rules}-${size.seed}`);
      await mkdir(join(folder, "images"), { recursive: true });
      await writeFile(join(folder, "bundle.json"), `${JSON.stringify(generateBundle(size), null, 1)}\n`);
      print(`${folder} is geschreven`);
    });
