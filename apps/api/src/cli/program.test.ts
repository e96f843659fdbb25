import { expect, it } from "vitest";
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { foreignIn } from "../testing/told-owner.ts";
import { createProgram } from "./program.ts";

/** Every command and subcommand. */
const all = (command: CommandUnknownOpts): readonly CommandUnknownOpts[] => [command, ...command.commands.flatMap(all)];

it("has help for every command, argument and option", () => {
  for (const command of all(createProgram())) {
    const help = command.helpInformation();
    expect(help).toMatch(new RegExp(`^Gebruik: (showroom .*)?${command.name()}\\b`));
    expect(command.description() || command.summary(), command.name()).not.toBe("");
    for (const argument of command.registeredArguments) expect(argument.description, command.name()).not.toBe("");
  }
  const help = createProgram().helpInformation();
  for (const name of ["check", "import", "catalogue", "invite"]) expect(help).toContain(name);
});

/** Names that are typed as they stand: commands, options, choices and settings. */
const typed = (help: string): string =>
  help
    .replaceAll(/^ {2}[a-z][a-z-]*\b/gm, "…")
    .replaceAll(/^Gebruik: .*$/gm, "…")
    .replaceAll(/--[a-z-]+|\b[A-Z]+_[A-Z]+\b|bundle\.json/g, "…");

it.each(all(createProgram()).map((command) => [command.name(), command] as const))(
  "the help of %s is Dutch",
  (_, command) => {
    for (const line of typed(command.helpInformation()).split("\n")) expect(foreignIn(line), line).toEqual([]);
  },
);

it.each<[readonly string[], string]>([
  [["exprot"], "de opdracht exprot is er niet. Bedoelt u export?"],
  [["import"], "hier ontbreekt <project>"],
  [["import", "--dry-rum"], "de optie --dry-rum is er niet. Bedoelt u --dry-run?"],
  [["export", "lindehof", "map", "--format"], "achter --format <vorm> ontbreekt wat erbij hoort"],
  [["export", "lindehof", "map", "--format", "pdf"], '"pdf" kan niet bij --format <vorm>. Het is een van: json, xlsx.'],
  [["account", "second-factor", "x", "ja"], '"ja" kan niet als <stand>. Het is een van: required, optional.'],
  [["check", "een", "twee"], "hier staat te veel: een, twee"],
  [["generate", "--products", "5"], '"5" kan niet bij --products <n>. Hier hoort een heel getal van ten minste 20.'],
  [
    ["import", "map", "--move-house-type", "a"],
    '"a" kan niet bij --move-house-type <sleutel=sleutel>. Hier hoort <sleutel>=<sleutel>.',
  ],
])("says in Dutch what it cannot read: showroom %j", async (words, said) => {
  const program = createProgram();
  let output = "";
  for (const command of all(program)) command.exitOverride().configureOutput({ writeErr: (text) => (output += text) });
  await program.parseAsync([...words], { from: "user" }).catch(() => undefined);
  expect(output.trim()).toBe(said);
});
