import { expect, it } from "vitest";
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { createProgram } from "./program.ts";

/** Every command and command below it. */
const all = (command: CommandUnknownOpts): readonly CommandUnknownOpts[] => [command, ...command.commands.flatMap(all)];

it("says of itself and of every command what it does, what it takes and which options it has", () => {
  for (const command of all(createProgram())) {
    const help = command.helpInformation();
    expect(help).toMatch(new RegExp(`^Usage: (showroom .*)?${command.name()}\\b`));
    expect(command.description() || command.summary(), command.name()).not.toBe("");
    for (const argument of command.registeredArguments) expect(argument.description, command.name()).not.toBe("");
  }
  const help = createProgram().helpInformation();
  for (const name of ["check", "import", "catalogue", "invite"]) expect(help).toContain(name);
});
