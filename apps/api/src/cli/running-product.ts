import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { ConfigError } from "../config/config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what is missing to reach the product that `npm start` runs: while it does, it says so in `running.env` in its
 * data folder. An environment that names a database stays as it is.
 * @throws ConfigError when neither a database is named nor a product runs.
 */
export function withRunningProduct(environment: Environment): Environment {
  if (environment["DATABASE_URL"]) return environment;
  const dataDir = resolve(environment["DATA_DIR"] || ".data");
  const file = join(dataDir, "running.env");
  if (!existsSync(file))
    throw new ConfigError(
      `no product runs with its data in ${dataDir}. Start it (npm start), name its folder (DATA_DIR), or name a database (DATABASE_URL)`,
    );
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== "");
  return { ...parseEnv(readFileSync(file, "utf8")), ...Object.fromEntries(given) };
}
