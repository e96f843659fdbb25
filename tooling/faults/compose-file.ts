import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "./product.ts";

type Environment = Readonly<Record<string, string>>;

/** A service of deploy/compose.yaml that has an image of ours. */
export interface ComposeService {
  readonly replicas: number;
  /** The settings, after those of the image. */
  readonly environment: Environment;
  /** What the image starts; the first word is `node`. Other arguments replace the image's own. */
  readonly command: (args?: readonly string[]) => readonly string[];
  /** The command that checks the health; null when the image has none. */
  readonly healthCheck: readonly string[] | null;
}

const read = (path: string): string => readFileSync(join(ROOT, "deploy", path), "utf8");

interface ComposeFile {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build?: { readonly target: string };
        readonly environment?: Environment;
        readonly deploy?: { readonly replicas: number };
      }
    >
  >;
}

/** The instructions of a stage of deploy/Containerfile. */
function stageOf(name: string): string {
  const stages = read("Containerfile").split(/^FROM /m);
  const found = stages.find((stage) => stage.split("\n")[0]?.endsWith(` AS ${name}`));
  if (found === undefined) throw new Error(`deploy/Containerfile has no stage ${name}`);
  return found;
}

function environmentOf(stage: string): Environment {
  const words = [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = ""]) => line.split(" "));
  return Object.fromEntries(words.map((word) => word.split("=") as [string, string]));
}

/** The words of an instruction in JSON, such as CMD; null without it. */
function wordsOf(stage: string, instruction: RegExp): readonly string[] | null {
  const [, json] = instruction.exec(stage) ?? [];
  return json === undefined ? null : (JSON.parse(json) as readonly string[]);
}

/** Reads a service of deploy/compose.yaml. `own` has the values of deploy/.env. */
export function readService(name: string, own: Environment): ComposeService {
  const service = (parse(read("compose.yaml"), { merge: true }) as ComposeFile).services[name];
  if (service?.build === undefined) throw new Error(`deploy/compose.yaml builds no ${name}`);
  const stage = stageOf(service.build.target);
  const filled = Object.entries(service.environment ?? {}).map(([key, value]) => [
    key,
    value.replaceAll(
      /\$\{(\w+)(?::\?|:-(\w*))\}/g,
      (_, variable: string, otherwise = "") => own[variable] ?? otherwise,
    ),
  ]);
  const entry = wordsOf(stage, /^ENTRYPOINT (\[.*\])$/m) ?? [];
  return {
    replicas: service.deploy?.replicas ?? 1,
    environment: {
      ...environmentOf(stageOf("runtime")),
      ...environmentOf(stage),
      ...(Object.fromEntries(filled) as Environment),
    },
    command: (args) => [...entry, ...(args ?? wordsOf(stage, /^CMD (\[.*\])$/m) ?? [])],
    healthCheck: wordsOf(stage, /^HEALTHCHECK .*CMD (\[.*\])$/m),
  };
}

/** The statements of deploy/create-role.sh with a password. */
export function roleStatement(password: string): string {
  const [, sql = ""] = /<<'SQL'\n(.*)^SQL$/ms.exec(read("create-role.sh")) ?? [];
  return sql.replaceAll(":'password'", `'${password}'`);
}
