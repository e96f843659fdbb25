import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A command of the page that runs Node with the file of settings. */
export interface DocumentedCommand {
  /** Settings before the command. */
  readonly environment: Readonly<Record<string, string>>;
  /** The script and its arguments. */
  readonly args: readonly string[];
}

/** What docs/deployment.md tells people to do, read from its text so that a test does just that. */
export interface Documented {
  /** Content of the file of settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** Statements that make the roles and the database. */
  readonly statements: readonly string[];
  /** Run once, by their name: migrate, import, invite. */
  readonly setUp: ReadonlyMap<string, DocumentedCommand>;
  /** The processes: two of each. */
  readonly processes: readonly DocumentedCommand[];
  /** The command that makes the folder for servers; its last word is the folder. */
  readonly layout: readonly string[];
}

const statementsOf = (block: string): string[] => block.split(";").filter((statement) => statement.trim() !== "");

function commandsOf(block: string): DocumentedCommand[] {
  return [...block.matchAll(/^(?:(\w+)=(\S+) )?node --env-file=\S+ (.+)$/gm)].map(
    ([, name, value = "", args = ""]) => ({
      environment: name === undefined ? {} : { [name]: value },
      args: args.split(" "),
    }),
  );
}

export function readDocumented(root: string): Documented {
  const text = readFileSync(join(root, "docs/deployment.md"), "utf8");
  const section = text.slice(text.indexOf("## Several processes and machines"));
  const blocks = [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, block = ""]) => block);
  const blockWith = (words: string): string => {
    const found = blocks.find((block) => block.split("\n")[0]?.includes(words));
    if (found === undefined) throw new Error(`docs/deployment.md has no block that begins with ${words}`);
    return found;
  };
  const settings = blockWith("NODE_ENV=").trim().split("\n");
  return {
    settings: Object.fromEntries(
      settings.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    ),
    statements: statementsOf(blockWith("create role")),
    setUp: new Map(commandsOf(blockWith("main.js migrate")).map((command) => [command.args[1] ?? "", command])),
    processes: commandsOf(blockWith("PORT=8080 ")),
    layout: blockWith("npm run layout").trim().split(" "),
  };
}
