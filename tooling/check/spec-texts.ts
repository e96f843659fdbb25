/** Fails when a Dutch text of the specification (spec-texts.json) is not in the product's sources, word for word. */
import { globSync, readFileSync } from "node:fs";

const SOURCES = ["apps/*/src/**/*.{ts,tsx}", "packages/ui/src/**/*.{ts,tsx}", "packages/domain/src/**/*.ts"];
/** Tests and stories do not count, because they are not on the screen. */
const NOT_ON_SCREEN = /\.(test|stories)\.tsx?$|\/(testing|compositions)\//;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const PLACEHOLDER = /\{[^}]*\}/;
/** Source code in place of a placeholder. */
const FILLED = String.raw`\$\{[^\n]{0,80}?\}`;
/** A text must be a whole literal or a part of one without an adjacent letter or digit. */
const BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

function pattern(text: string): RegExp {
  const fixed = text.split(PLACEHOLDER).map((part) => escaped(part));
  const whole = `${BEFORE}${fixed.join(FILLED)}${AFTER}`;
  const head = /^([^{]*\S)\s*\{[^}]*\}$/.exec(text)?.[1];
  // A placeholder at the end may be outside of the literal, which then ends before it.
  return new RegExp(head === undefined ? whole : `${whole}|"${escaped(head)}"`, "u");
}

const files = globSync(SOURCES)
  .filter((file) => !NOT_ON_SCREEN.test(file))
  .map((file) => ({
    file,
    source: readFileSync(file, "utf8").replace(COMMENTS, "").replaceAll('\\"', '"').replaceAll("&amp;", "&"),
  }));
const sections: Record<string, readonly string[]> = JSON.parse(
  readFileSync(new URL("spec-texts.json", import.meta.url), "utf8"),
);

let missing = 0;
let found = 0;
for (const [section, texts] of Object.entries(sections)) {
  for (const text of texts) {
    const wanted = pattern(text);
    const where = files.filter(({ source }) => wanted.test(source)).map(({ file }) => file);
    if (where.length > 0) found += 1;
    else {
      missing += 1;
      console.error(`${section}: '${text}' stands nowhere.`);
    }
    if (process.argv.includes("--where")) console.log(`${text}\n    ${where.join("\n    ")}`);
  }
}
console.log(`${found} texts found, ${missing} missing, in ${files.length} files.`);
process.exit(missing > 0 || files.length === 0 ? 1 : 0);
