import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { BundleError } from "../importer/findings/bundle-error.ts";
import type { Finding } from "../importer/findings/finding.ts";
import { writeFindings } from "../importer/findings/write-findings.ts";
import { inspectBundle } from "../importer/publish/inspect-bundle.ts";
import { withSource } from "./bundle-source.ts";
import { print } from "./print.ts";

async function findingsOf(source: string): Promise<readonly Finding[]> {
  try {
    return await withSource(source, async (path, found) => [...(await inspectBundle(path)), ...found]);
  } catch (error) {
    if (error instanceof BundleError) return error.findings;
    throw error;
  }
}

export const checkCommand = () =>
  new Command("check")
    .summary("zeggen wat er niet klopt aan een project; niets hoeft te draaien")
    .description(
      "Zegt alles wat er niet klopt aan een project (fouten) of wat vast anders bedoeld is (waarschuwingen). Het product hoeft niet te draaien, en er verandert niets. Eindigt met code 1 als er fouten zijn.",
    )
    .argument(
      "<project>",
      "de map van een project, de spreadsheet (.xlsx) of bundle.json naast images/, of een zip ervan",
    )
    .action(async (bundle) => {
      const findings = await findingsOf(resolve(bundle));
      print(writeFindings(findings));
      if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
    });
