/** Refuses markup in which a translated page keeps old texts or breaks. */
import { globSync, readFileSync } from "node:fs";
import { brokenByTranslators, ELEMENTS, TEXT_FOLDERS } from "./lone-text-rule.ts";

const files = TEXT_FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.tsx`)).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file) && !file.includes("/testing/"),
);
const findings = files.flatMap((file) =>
  brokenByTranslators(readFileSync(file, "utf8"), ELEMENTS[file]).map(
    (found) => `${file}:${found} stands beside others. Put it in a <span>, or join the texts in one template.`,
  ),
);
for (const [file, names] of Object.entries(ELEMENTS)) {
  const source = files.includes(file) ? readFileSync(file, "utf8") : "";
  for (const name of names) {
    const others = names.filter((other) => other !== name);
    if (brokenByTranslators(source, others).length === 0) {
      findings.push(`${file}: ${name} no longer needs to be in lone-text-rule.ts.`);
    }
  }
}
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} findings.`);
if (findings.length > 0) process.exitCode = 1;
