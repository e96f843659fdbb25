/** Prints the coverage of the specification as short tables. An argument keeps the rows that contain it. */
import { basename } from "node:path";
import { readCoverage } from "./read.ts";
import type { CoverageRow } from "./read.ts";

const wanted = process.argv.slice(2).join(" ").toLowerCase();

function contains(row: CoverageRow): boolean {
  return JSON.stringify(row).toLowerCase().includes(wanted);
}

function tableRow({ says, place, where = [], tests = [], deviation }: CoverageRow): string {
  const places = place === undefined ? where.map((file) => basename(file)) : [place];
  const shownBy = tests.map((file) => basename(file));
  if (deviation) shownBy.push("see docs/deviations.md");
  return `| ${[says, places.join(", "), shownBy.join("<br>")].join(" | ")} |`;
}

for (const { title, about, rows } of readCoverage()) {
  const shown = rows.filter(contains);
  if (shown.length === 0) continue;
  console.log(`\n## ${title}\n`);
  if (about !== undefined) console.log(`${about}\n`);
  console.log("| the specification | where | shown by |\n| --- | --- | --- |");
  for (const row of shown) console.log(tableRow(row));
}
