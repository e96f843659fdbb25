import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./product.ts";

/** A command of a page, as it stands there. */
export interface PageCommand {
  /** The heading above it. */
  readonly section: string;
  readonly text: string;
}

/** What a fenced block of a page may be. `sh` is a list of commands; what people write into a file or read is not. */
const LANGUAGES = ["sh", "sql", "ini", "text"];

/** Commands within a sentence: names of npm scripts alone, such as `npm start`, are not. */
const INLINE =
  /`((?:npx|pnpm|docker|systemctl|journalctl|openssl|curl|node|apt-get|sudo|npm run) [^`\n]+|npm (?!start`|test`)[^`\n]+)`/g;
const FENCE = /^( *)```(.*)\n([\s\S]*?)^ *```$/gm;

export const textOf = (page: string): string => readFileSync(join(ROOT, page), "utf8");

/** The lines of a block, each with those that it continues on. */
const linesOf = (block: string, indent: string): readonly string[] =>
  block
    .split("\n")
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join("\n")
    .split(/(?<!\\)\n/)
    .filter((line) => line !== "");

/** Languages of blocks that are none of `LANGUAGES`. */
export const unknownLanguages = (text: string): readonly string[] =>
  [...text.matchAll(FENCE)].flatMap(([, , language = ""]) => (LANGUAGES.includes(language) ? [] : [language]));

/** The contents of the blocks of a language. */
export const blocksOf = (text: string, language: string): readonly string[] =>
  [...text.matchAll(FENCE)].flatMap(([, , found, block = ""]) => (found === language ? [block] : []));

/** The commands of a text in their order: lines of blocks of the shell, and commands within sentences, of those each once. */
export function commandsIn(text: string): readonly PageCommand[] {
  const found: PageCommand[] = [];
  for (const [index, part] of text.split(/^(?=## )/m).entries()) {
    const section = index === 0 ? "" : (/^## (.*)$/m.exec(part)?.[1] ?? "");
    let end = 0;
    const inSentences = (words: string): void => {
      for (const [, command = ""] of words.matchAll(INLINE))
        if (!found.some((other) => other.text === command)) found.push({ section, text: command });
    };
    for (const match of part.matchAll(FENCE)) {
      const [whole, indent = "", language, block = ""] = match;
      inSentences(part.slice(end, match.index));
      end = match.index + whole.length;
      if (language === "sh") found.push(...linesOf(block, indent).map((line) => ({ section, text: line })));
    }
    inSentences(part.slice(end));
  }
  return found;
}
