import { blocksOf, textOf } from "./page-commands.ts";

/** A command of the page that runs Node with the file of settings. */
export interface DocumentedCommand {
  /** Settings before the command. */
  readonly environment: Readonly<Record<string, string>>;
  /** The script and its arguments. */
  readonly args: readonly string[];
  /** As it stands on the page. */
  readonly text: string;
}

/** What docs/deployment.md tells people to do, read from its text so that a test does just that. */
export interface Documented {
  /** Content of the file of settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** Statements that make the roles and the database. */
  readonly statements: readonly string[];
  /** Statements that limit the role of the application, instead of parameters of a connection. */
  readonly limits: readonly string[];
  /** Run once, by their name: migrate, import, invite. */
  readonly setUp: ReadonlyMap<string, DocumentedCommand>;
  /** The processes: two of each. */
  readonly processes: readonly DocumentedCommand[];
  /** The command that makes the folder for servers; its last word is the folder. */
  readonly layout: readonly string[];
  /** All commands above, as they stand on the page. */
  readonly commands: readonly string[];
}

const statementsOf = (block: string): string[] => block.split(";").filter((statement) => statement.trim() !== "");

function commandsOf(block: string): DocumentedCommand[] {
  return [...block.matchAll(/^(?:(\w+)=(\S+) )?node --env-file=\S+ (.+)$/gm)].map(
    ([text, name, value = "", args = ""]) => ({
      text,
      environment: name === undefined ? {} : { [name]: value },
      args: args.split(" "),
    }),
  );
}

export function readDocumented(): Documented {
  const page = textOf("docs/deployment.md");
  const section = page.slice(page.indexOf("## Several processes and machines"));
  const blocks = ["sh", "sql", "ini"].flatMap((language) => blocksOf(section, language));
  const blockWith = (words: string): string => {
    const found = blocks.find((block) => block.split("\n")[0]?.includes(words));
    if (found === undefined) throw new Error(`docs/deployment.md has no block that begins with ${words}`);
    return found;
  };
  const settings = blockWith("NODE_ENV=").trim().split("\n");
  const setUp = commandsOf(blockWith("main.js migrate"));
  const processes = commandsOf(blockWith("PORT=8080 "));
  const layout = blockWith("npm run layout").trim();
  return {
    settings: Object.fromEntries(
      settings.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    ),
    statements: statementsOf(blockWith("create role")),
    limits: statementsOf(blockWith("alter role")),
    setUp: new Map(setUp.map((command) => [command.args[1] ?? "", command])),
    processes,
    layout: layout.split(" "),
    commands: [layout, ...[...setUp, ...processes].map(({ text }) => text)],
  };
}
