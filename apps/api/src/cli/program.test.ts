import { expect, it } from "vitest";
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { createProgram } from "./program.ts";

/** Every command and subcommand. */
const all = (command: CommandUnknownOpts): readonly CommandUnknownOpts[] => [command, ...command.commands.flatMap(all)];

it("has help for every command, argument and option", () => {
  for (const command of all(createProgram())) {
    const help = command.helpInformation();
    expect(help).toMatch(new RegExp(`^Usage: (showroom .*)?${command.name()}\\b`));
    expect(command.description() || command.summary(), command.name()).not.toBe("");
    for (const argument of command.registeredArguments) expect(argument.description, command.name()).not.toBe("");
  }
  const help = createProgram().helpInformation();
  for (const name of ["check", "import", "catalogue", "invite"]) expect(help).toContain(name);
});
