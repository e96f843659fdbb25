import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { ConfigError } from "../config/config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Adds the settings of the running product to the environment. `npm start` writes them to `running.env` in its data
 * folder while it runs. An environment with a database is returned unchanged.
 * @throws ConfigError when the environment names no database and no product runs.
 */
export function withRunningProduct(environment: Environment): Environment {
  if (environment["DATABASE_URL"] || environment["DATABASE_URL_FILE"]) return environment;
  const dataDir = resolve(environment["DATA_DIR"] || ".data");
  const file = join(dataDir, "running.env");
  if (!existsSync(file))
    throw new ConfigError(
      `no product runs with its data in ${dataDir}. Start it (npm start), name its folder (DATA_DIR), or name a database (DATABASE_URL)`,
    );
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== "");
  return { ...parseEnv(readFileSync(file, "utf8")), ...Object.fromEntries(given) };
}
