import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { databaseUrl, DEMO_TEMPLATE, EMPTY_TEMPLATE } from "./test-environment.ts";

async function create(template: string): Promise<string> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  return databaseUrl(server, name);
}

/** Clones a template into a database of the test's own; returns its address. */
export const cloneDatabase = (template: "empty" | "demo"): Promise<string> =>
  create(template === "demo" ? DEMO_TEMPLATE : EMPTY_TEMPLATE);

/** A database of the test's own in which nothing is, not even a schema; returns its address. */
export const createDatabase = (): Promise<string> => create("template1");
