import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { writeFindings } from "../importer/findings/write-findings.ts";
import { inspectBundle } from "../importer/publish/inspect-bundle.ts";
import { print } from "./print.ts";

export const checkCommand = () =>
  new Command("check")
    .summary("say what is wrong with a project; needs no running product")
    .description(
      "Says everything that is wrong with a project (errors) or probably meant otherwise (warnings). Needs no running product and changes nothing. Ends with code 1 when there are errors.",
    )
    .argument("<bundle>", "a spreadsheet (.xlsx) beside a folder images/, or a folder of bundle.json and images/")
    .action(async (bundle) => {
      const findings = await inspectBundle(resolve(bundle));
      print(writeFindings(findings));
      if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
    });
