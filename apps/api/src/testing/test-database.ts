import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { databaseUrl, DEMO_TEMPLATE, EMPTY_TEMPLATE } from "./test-environment.ts";

const created: string[] = [];

async function onServer(statements: readonly string[]): Promise<void> {
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

async function create(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer([`create database ${name} template ${template}`]);
  created.push(name);
  return databaseUrl(inject("postgresUrl"), name);
}

/** Drops the databases that were created so far. */
export const dropDatabases = (): Promise<void> =>
  onServer(created.splice(0).map((name) => `drop database if exists ${name} with (force)`));

/** Creates a database from a template; returns its URL. */
export const cloneDatabase = (template: "empty" | "demo"): Promise<string> =>
  create(template === "demo" ? DEMO_TEMPLATE : EMPTY_TEMPLATE);

/** Creates an empty database without a schema; returns its URL. */
export const createDatabase = (): Promise<string> => create("template1");
