/** Refuses other clocks than the product's in the sources of the servers. */
import { globSync, readFileSync } from "node:fs";
import { CLOCK_FOLDERS, MACHINE_TIME, otherClocks } from "./clock-rule.ts";

/** The default that the migrations give to columns. */
const COLUMNS = "apps/api/src/database/schema/columns.ts";

const files = CLOCK_FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`)).filter(
  (file) => !file.endsWith(".test.ts") && !file.includes("/testing/") && file !== COLUMNS,
);
const findings = files.flatMap((file) => {
  const found = otherClocks(readFileSync(file, "utf8"));
  if (found.length > 0 && !(file in MACHINE_TIME))
    return [`${file}: ${found.join(", ")}. Read @showroom/service/clock, or name the file in clock-rule.ts.`];
  return found.length === 0 && file in MACHINE_TIME ? [`${file}: no longer needs to be in clock-rule.ts.`] : [];
});
const gone = Object.keys(MACHINE_TIME).filter((file) => !files.includes(file));
findings.push(...gone.map((file) => `${file} in clock-rule.ts does not exist.`));
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} findings.`);
if (findings.length > 0) process.exitCode = 1;
