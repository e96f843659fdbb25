import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { startPostgres } from "@showroom/postgres/test-server";
import type { PostgresServer } from "@showroom/postgres/test-server";
import { keepOutput, keepPipes } from "@showroom/service/testing/searched-output";
import { Client } from "pg";
import { hasEnded } from "../start/part.ts";
import { makeBareRoot } from "./bare-root.ts";
import { startCaddy } from "./caddy.ts";
import { readService, roleStatement } from "./compose-file.ts";
import { madeLayout } from "./layout.ts";
import { openNetwork } from "./network.ts";
import type { Member } from "./network.ts";
import { ROOT, until } from "./product.ts";

export type ServiceName = "api" | "hub" | "worker";

/** A process of a service of deploy/compose.yaml, in a network and a root folder as a container has them. */
export interface Container {
  readonly service: ServiceName;
  readonly address: string;
  /** Whether the health check of its image succeeds. */
  readonly isHealthy: () => Promise<boolean>;
  /** Runs a script in the container; returns its exit code. */
  readonly execute: (script: string) => Promise<number | null>;
  readonly start: () => Promise<void>;
  /** Ends it; returns its exit code, null after SIGKILL. */
  readonly end: (signal: "SIGTERM" | "SIGKILL") => Promise<number | null>;
}

export interface Containers {
  /** URL of Caddy. */
  readonly url: string;
  /** The certificate to trust, in PEM. */
  readonly certificate: string;
  readonly all: readonly Container[];
  readonly stop: () => Promise<void>;
}

const DEMO = "de-lindehof";
/** The usual port of OTLP over HTTP. */
const COLLECTOR_PORT = 4318;
const [OWNER_PASSWORD, APP_PASSWORD] = ["owner0secret", "app0secret"];

/** Makes what the image of PostgreSQL makes when it starts for the first time. */
async function createDatabase(postgres: PostgresServer): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  for (const statement of [
    `create role owner superuser login password '${OWNER_PASSWORD}'`,
    "create database showroom owner owner",
    roleStatement(APP_PASSWORD),
  ])
    await client.query(statement);
  await client.end();
}

/** Passes connections to a port of an address on to a port of this machine. */
async function forward(address: string, port: number, to: number): Promise<() => void> {
  const server = createServer((incoming) => {
    const outgoing = connect(to, "127.0.0.1");
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on("error", () => outgoing.destroy());
    outgoing.on("error", () => incoming.destroy());
  });
  await once(server.listen(port, address), "listening");
  return () => void server.close();
}

/** Waits for the end of a process; returns its exit code and what it printed. */
async function resultOf(child: ChildProcess): Promise<{ readonly code: number | null; readonly said: string }> {
  let said = "";
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

/**
 * Starts the services of deploy/compose.yaml from the folder for servers, as an engine would from the images: the
 * commands, settings, users and health checks are those of the files. Only the certificate of Caddy is its own, and all
 * send their traces to the collector at a port of this machine.
 */
export async function startContainers({ collector }: { readonly collector: number }): Promise<Containers> {
  const layout = madeLayout();
  const network = openNetwork();
  const undo: (() => void | Promise<void>)[] = [() => network.remove()];
  const stop = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const [proxy, setUp] = [network.join(), network.join()];
    const url = `https://${proxy.address}`;
    const own = {
      PUBLIC_HOST: proxy.address,
      PUBLIC_URL: url,
      OWNER_PASSWORD,
      APP_PASSWORD,
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "Digitale Showroom <showroom@example.nl>",
      METRICS_TOKEN: "a-token-for-metrics-0123",
      SECRET_KEY: randomBytes(32).toString("base64"),
    };
    const places = (["api", "hub", "worker"] as const).flatMap((service) =>
      Array.from({ length: readService(service, own).replicas }, () => ({ service, member: network.join() })),
    );
    const hosts = [
      "127.0.0.1 localhost",
      `${network.host} postgres`,
      `${proxy.address} caddy`,
      ...places.map(({ service, member }) => `${member.address} ${service}`),
    ];
    const root = makeBareRoot(layout, hosts);
    undo.push(() => root.remove());
    const postgres = await startPostgres({ durable: true });
    undo.push(async () => {
      await postgres.stop();
      keepOutput("postgres", postgres.log.join(""));
    });
    undo.push(await forward(network.host, 5432, Number(new URL(postgres.url).port)));
    undo.push(await forward(network.host, COLLECTOR_PORT, collector));
    await createDatabase(postgres);

    const run = (words: readonly string[], environment: Readonly<Record<string, string>>, { through }: Member) =>
      root.run(words.slice(1), environment, through);
    const migrate = readService("migrate", own);
    const migrated = await resultOf(run(migrate.command(), migrate.environment, setUp));
    if (migrated.code !== 0) throw new Error(`The migrations failed:\n${migrated.said}`);
    cpSync(join(ROOT, "packages/demo-catalogue/bundles", DEMO), join(root.path, "data", DEMO), { recursive: true });
    // Outside of production the bundle of the demo brings people with known passwords.
    const environment = { ...migrate.environment, NODE_ENV: "development" };
    const imported = await resultOf(run(migrate.command(["import", `${root.dataDir}/${DEMO}`]), environment, setUp));
    if (imported.code !== 0) throw new Error(`The import failed:\n${imported.said}`);

    const all = places.map(({ service, member }): Container => {
      const { environment: written, command, healthCheck } = readService(service, own);
      const settings = { ...written, OTEL_EXPORTER_OTLP_ENDPOINT: `http://${network.host}:${COLLECTOR_PORT}` };
      let child: ChildProcess | undefined;
      let said = "";
      const codeOf = async (words: readonly string[]): Promise<number | null> =>
        (await resultOf(run(words, settings, member))).code;
      const isHealthy = async (): Promise<boolean> => healthCheck !== null && (await codeOf(healthCheck)) === 0;
      return {
        service,
        address: member.address,
        isHealthy,
        execute: (script) => codeOf(["node", "--eval", script]),
        async start() {
          const started = run(command(), settings, member);
          child = started;
          keepPipes(service, [started.stdout, started.stderr]);
          for (const output of [started.stdout, started.stderr])
            output?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-10_000)));
          await until(90, `${service} is healthy`, async () => {
            if (hasEnded(started)) throw new Error(`${service} ended:\n${said}`);
            return await isHealthy();
          });
        },
        async end(signal) {
          if (child === undefined) return null;
          if (!hasEnded(child)) {
            child.kill(signal);
            await once(child, "exit");
          }
          return child.exitCode;
        },
      };
    });
    undo.push(async () => void (await Promise.all(all.map((container) => container.end("SIGKILL")))));
    const caddy = await startCaddy(proxy, hosts);
    undo.push(() => caddy.stop());
    await Promise.all(all.map((container) => container.start()));
    return { url, certificate: caddy.certificate, all, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
