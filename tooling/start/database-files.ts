import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the product's own PostgreSQL keeps its files, and by which names it is known. */
export interface DatabaseFiles {
  /** The cluster. */
  readonly folder: string;
  /** There once the applications' database was made. */
  readonly hasRun: string;
  readonly user: string;
  /** Of the applications' database. */
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
