import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { expect, it } from "vitest";
import { createProgram } from "./program.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/your-own-project.md",
  "docs/uw-eigen-project.md",
  "docs/uw-kopers.md",
  "docs/one-server.md",
  "docs/deployment.md",
  "docs/runbook.md",
];

/** The words after `showroom` in a command of a page, without its comment. */
function commandsOf(page: string): readonly (readonly string[])[] {
  const text = readFileSync(join(ROOT, page), "utf8");
  const code = [...text.matchAll(/```sh\n(.*?)```|`([^`\n]+)`/gs)].flatMap(([, block, inline]) =>
    (block ?? inline ?? "").replaceAll("\\\n", " ").split(/\n */),
  );
  return code.flatMap((line) => {
    const [, words] =
      /(?:^ *(?:npx )?(?:pnpm )?showroom|pnpm showroom|cli\/main\.[jt]s) ([a-z].*)$/.exec(
        line.split("   #")[0] ?? "",
      ) ?? [];
    return words === undefined ? [] : [words.match(/"[^"]*"|\S+/g) ?? []];
  });
}

/** What a command line names that the program does not have; null when it has all of it. */
function unknownPart(words: readonly string[]): string | null {
  let command: CommandUnknownOpts = createProgram();
  let rest = words;
  while (command.commands.length > 0) {
    const next = command.commands.find((one) => one.name() === rest[0]);
    if (!next) return `the command ${rest[0]}`;
    command = next;
    rest = rest.slice(1);
  }
  const unknown = rest.find((word) => word.startsWith("--") && !command.options.some(({ long }) => long === word));
  if (unknown !== undefined) return `the option ${unknown}`;
  return null;
}

it.each(PAGES)("every command of %s is one that the program has, with its options", (page) => {
  const wrong = commandsOf(page).flatMap((words) => {
    const part = unknownPart(words);
    return part === null ? [] : [`${words.join(" ")}: ${part}`];
  });
  expect(wrong).toEqual([]);
});

it("finds the commands of the pages", () => {
  expect(commandsOf("README.md").length).toBeGreaterThan(6);
  expect(commandsOf("docs/one-server.md").length).toBeGreaterThan(6);
  expect(unknownPart(["import", "x", "--never"])).toBe("the option --never");
  expect(unknownPart(["projekt"])).toBe("the command projekt");
});
