import type { CommandUnknownOpts } from "@commander-js/extra-typings";

/** Headings of Commander's help. */
const TITLES: Readonly<Record<string, string>> = {
  "Usage:": "Gebruik:",
  "Arguments:": "Argumenten:",
  "Options:": "Opties:",
  "Commands:": "Opdrachten:",
};

/** Commander's messages for a command line that it cannot read, and what they are in Dutch. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^error: missing required argument '(.*)'/, "hier ontbreekt <$1>"],
  [/^error: option '(.*)' argument missing/, "achter $1 ontbreekt wat erbij hoort"],
  [/^error: required option '(.*)' not specified/, "$1 ontbreekt"],
  [/^error: option '(.*)' argument '(.*)' is invalid\. /, '"$2" kan niet bij $1. '],
  [/^error: command-argument value '(.*)' is invalid for argument '(.*)'\. /, '"$1" kan niet als <$2>. '],
  [/^error: unknown option '(.*)'/, "de optie $1 is er niet"],
  [/^error: unknown command '(.*)'/, "de opdracht $1 is er niet"],
  [/^error: too many arguments.*: (.*)\.$/m, "hier staat te veel: $1"],
  [/\n\(Did you mean (?:one of )?(.*)\?\)/, ". Bedoelt u $1?"],
  [/Allowed choices are (.*)\./, "Het is een van: $1."],
];

const messageInDutch = (text: string): string =>
  MESSAGES.reduce((said, [pattern, dutch]) => said.replace(pattern, dutch), text);

const placeholders = (text: string): string => text.replace("[options]", "[opties]").replace("[command]", "[opdracht]");

/** Lets a program, with all its commands, say its help and its errors in Dutch. Returns it. */
export function inDutch<Program extends CommandUnknownOpts>(program: Program): Program {
  program
    .helpOption("-h, --help", "toont deze hulp")
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      styleDescriptionText: (text) =>
        text.replace(" (default: false)", "").replace("(choices: ", "(een van: ").replace("default: ", "anders: "),
      styleUsage: placeholders,
      styleSubcommandTerm: placeholders,
    })
    .configureOutput({ outputError: (text, write) => write(messageInDutch(text)) });
  if (program.commands.length > 0) program.helpCommand("help [opdracht]", "toont de hulp van een opdracht");
  for (const command of program.commands) inDutch(command);
  return program;
}
