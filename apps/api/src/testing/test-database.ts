import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { databaseUrl, DEMO_TEMPLATE, EMPTY_TEMPLATE } from "./test-environment.ts";

/** Clones a template into a database of the test's own; returns its address. */
export async function cloneDatabase(template: "empty" | "demo"): Promise<string> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(`create database ${name} template ${template === "demo" ? DEMO_TEMPLATE : EMPTY_TEMPLATE}`);
  } finally {
    await admin.end();
  }
  return databaseUrl(server, name);
}
