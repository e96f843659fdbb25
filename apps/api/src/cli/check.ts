import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { writeFinding, type Finding } from "../importer/findings/finding.ts";
import { inspectBundle } from "../importer/publish/inspect-bundle.ts";
import { print } from "./print.ts";

const countOf = (findings: readonly Finding[], level: Finding["level"]): string => {
  const count = findings.filter((finding) => finding.level === level).length;
  return `${count} ${level}${count === 1 ? "" : "s"}`;
};

/** The findings as lines, errors first, followed by their count. */
export function writeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No errors and no warnings";
  const lines = findings.map((finding) => `${finding.level}: ${writeFinding(finding)}`);
  return [...lines, `${countOf(findings, "error")}, ${countOf(findings, "warning")}`].join("\n");
}

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
