import { readConfig, type Config } from "../config/config.ts";

export const EMPTY_TEMPLATE = "template_empty";
export const DEMO_TEMPLATE = "template_demo";
export const TEST_SECRET_KEY = "a-secret-key-for-tests-alone-0000";

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A configuration for tests: a free port, a quiet log, and responses validated against the contract. */
export const testConfig = (environment: Readonly<Record<string, string>>): Config =>
  readConfig({
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "silent",
    DATABASE_POOL: "8",
    SECRET_KEY: TEST_SECRET_KEY,
    // Its homes are those of the bundles; a test of its own makes offers.
    DEMO_OFFERS: "off",
    ...environment,
  });
