import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What docs/deployment.md tells people to do, read from its text so that a test does just that. */
export interface Documented {
  /** Settings of the example. */
  readonly settings: Readonly<Record<string, string>>;
  /** Statements that make the roles and the database. */
  readonly statements: readonly string[];
  /** Arguments of Node for each process. */
  readonly commands: ReadonlyMap<string, readonly string[]>;
  /** The command that makes the folder for servers; its last word is the folder. */
  readonly layout: readonly string[];
}

export function readDocumented(root: string): Documented {
  const text = readFileSync(join(root, "docs/deployment.md"), "utf8");
  const section = text.slice(text.indexOf("## Several processes and machines"));
  const blocks = [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, block = ""]) => block);
  const settings = blocks.find((block) => block.startsWith("NODE_ENV=")) ?? "";
  const statements = blocks.find((block) => block.startsWith("create role")) ?? "";
  const layout = blocks.find((block) => block.startsWith("npm run layout")) ?? "";
  const commands = [...section.matchAll(/^\| (\w+) +\| `node ([^`]+)`/gm)];
  return {
    settings: Object.fromEntries(
      settings
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    ),
    statements: statements.split(";").filter((statement) => statement.trim() !== ""),
    commands: new Map(commands.map(([, name = "", command = ""]) => [name, command.split(" ")])),
    layout: layout.trim().split(" "),
  };
}
