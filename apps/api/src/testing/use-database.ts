import { afterAll, beforeAll } from "vitest";
import { openDatabase, type DatabaseHandle } from "../database/database.ts";
import { cloneDatabase } from "./test-database.ts";

/** A copy of the demo's database for all tests of a file, without a server. */
export function useDatabase(): () => DatabaseHandle {
  let database: DatabaseHandle | null = null;
  beforeAll(async () => {
    database = openDatabase(await cloneDatabase("demo"), 2, () => undefined);
  });
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error("The database is there once the test runs");
    return database;
  };
}
