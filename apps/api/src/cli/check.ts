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
    .summary("say what is wrong with a project; needs no running product")
    .description(
      "Says everything that is wrong with a project (errors) or probably meant otherwise (warnings). Needs no running product and changes nothing. Ends with code 1 when there are errors.",
    )
    .argument(
      "<bundle>",
      "the folder of a project, its spreadsheet (.xlsx) or bundle.json beside images/, or a zip of them",
    )
    .action(async (bundle) => {
      const findings = await findingsOf(resolve(bundle));
      print(writeFindings(findings));
      if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
    });
