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

/** Creates a database from a template; returns its URL. */
export const cloneDatabase = (template: "empty" | "demo"): Promise<string> =>
  create(template === "demo" ? DEMO_TEMPLATE : EMPTY_TEMPLATE);

/** Creates an empty database without a schema; returns its URL. */
export const createDatabase = (): Promise<string> => create("template1");
