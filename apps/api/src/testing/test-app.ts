import { mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepOutput } from "@showroom/service/testing/searched-output";
import { Pool } from "pg";
import { inject } from "vitest";
import { startApp } from "../main/start.ts";
import { BUILT_APPS, type BuiltApps } from "../http/single-page-apps.ts";
import { outboxFolder } from "../mail/mailer.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { createTestClient, type TestClient } from "./test-client.ts";
import { cloneDatabase } from "./test-database.ts";
import { testConfig } from "./test-environment.ts";

export const DEMO_PASSWORD = "Welkom-Thuis-2026";
export const BUYER = "koper@lindehof.example";
export const BUYER_HALFWAY = "koper.halverwege@lindehof.example";
export const BUYER_DONE = "koper.klaar@lindehof.example";
export const OTHER_BUYER = "koper@havenkwartier.example";
export const ADVISOR = "adviseur@showroom.example";
export const OTHER_ADVISOR = "adviseur.elders@showroom.example";
export const PROJECT_ADMIN = "projectbeheer@showroom.example";
export const ADMIN = "admin@showroom.example";
export const INVITATION = "uitnodiging-bouwnummer-18";

export interface TestApp {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Direct database access, for set-up and checks. */
  readonly pool: Pool;
  /** Log lines so far. */
  readonly log: readonly string[];
  readonly client: (address?: string) => TestClient;
  /** A client that is signed in. */
  readonly signedIn: (email: string, address?: string) => Promise<TestClient>;
  /** Waits for at least this many mails in the outbox; returns them, oldest first. */
  readonly mails: (atLeast: number) => Promise<string[]>;
  /** Makes it report not ready. */
  readonly drain: () => void;
  readonly stop: () => Promise<void>;
}

interface TestAppOptions {
  readonly template?: "empty" | "demo";
  readonly environment?: Readonly<Record<string, string>>;
  readonly builtApps?: BuiltApps;
  /** URL of another app's database to share. */
  readonly databaseUrl?: string;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function readMails(dataDir: string): Promise<string[]> {
  const names = await readdir(outboxFolder(dataDir)).catch(() => []);
  return await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .map((name) => readFile(join(outboxFolder(dataDir), name), "utf8")),
  );
}

/** Starts the real API on a free port, with its own database and data folder. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const template = options.template ?? "demo";
  const databaseUrl = options.databaseUrl ?? (await cloneDatabase(template));
  const dataDir = await mkdtemp(join(tmpdir(), "showroom-test-"));
  if (template === "demo") await symlink(join(inject("demoData"), "images"), join(dataDir, "images"));
  const log: string[] = [];
  const config = testConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    ...options.environment,
  });
  const app = await startApp(config, {
    builtApps: options.builtApps ?? BUILT_APPS,
    logDestination: { write: (line) => log.push(line) },
    passwords: await quickPasswords(),
  });
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const url = `http://127.0.0.1:${app.port}`;
  return {
    url,
    databaseUrl,
    dataDir,
    pool,
    log,
    client: (address) => createTestClient(url, address),
    signedIn: async (email, address) => {
      const client = createTestClient(url, address);
      await client.signIn(email, DEMO_PASSWORD);
      return client;
    },
    mails: async (atLeast) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const mails = await readMails(dataDir);
        if (mails.length >= atLeast) return mails;
        await sleep(100);
      }
      throw new Error(`The outbox did not get ${atLeast} mails`);
    },
    drain: app.drain,
    stop: async () => {
      await app.stop();
      await pool.end();
      keepOutput("api", log.join(""));
      // An image of an abandoned request may still be written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
