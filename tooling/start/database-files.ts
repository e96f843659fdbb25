import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Files and names of the product's own PostgreSQL. */
export interface DatabaseFiles {
  /** Folder of the cluster. */
  readonly folder: string;
  /** File that exists after the application's database was created. */
  readonly hasRun: string;
  readonly user: string;
  /** Name of the application's database. */
  readonly name: string;
  readonly password: string;
}

export function databaseFiles(dataDir: string): DatabaseFiles {
  const passwordFile = join(dataDir, "postgres-password");
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return {
    folder: join(dataDir, "postgres"),
    hasRun: join(dataDir, "postgres-has-run"),
    user: "showroom",
    name: "showroom",
    password: readFileSync(passwordFile, "utf8"),
  };
}
