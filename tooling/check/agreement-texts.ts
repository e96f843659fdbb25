/** Refuses words on which an agreement rests outside their module. */
import { globSync, readFileSync } from "node:fs";
import { AGREEMENT_FOLDERS, AGREEMENT_MODULE, bindingWords, OTHER_MEANINGS } from "./agreement-texts-rule.ts";

const files = AGREEMENT_FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).filter(
  (file) => !file.endsWith(".test.ts") && !file.includes("/testing/") && file !== AGREEMENT_MODULE,
);
const findings = files.flatMap((file) => {
  const found = bindingWords(readFileSync(file, "utf8"));
  if (found.length > 0 && !(file in OTHER_MEANINGS))
    return [`${file}: "${found.join('", "')}". A lawyer confirms such words: write them in ${AGREEMENT_MODULE}.`];
  return found.length === 0 && file in OTHER_MEANINGS
    ? [`${file}: no longer needs to be in agreement-texts-rule.ts.`]
    : [];
});
if (bindingWords(readFileSync(AGREEMENT_MODULE, "utf8")).length === 0)
  findings.push(`${AGREEMENT_MODULE} has no words.`);
for (const finding of findings) console.error(finding);
console.log(`${files.length} files, ${findings.length} findings.`);
if (findings.length > 0) process.exitCode = 1;
