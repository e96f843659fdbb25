import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { endProcess, untilReady } from "../../../apps/api/src/testing/api-process.ts";
import type { Stand } from "../../../apps/api/bench/stand.ts";
import { freePort } from "@showroom/service/testing/free-port";
import { ROOT } from "../product.ts";

const SCRIPTS = { hub: "apps/render-service/src/main.ts", worker: "apps/render-service/src/worker.ts" } as const;
export type Role = keyof typeof SCRIPTS;

/** A hub and a worker in processes of their own, as in production. */
export interface Renderer {
  /** URL of the hub. */
  readonly url: string;
  /** Kills a process with SIGKILL and starts it again. */
  readonly kill: (role: Role) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts them beside the API of a stand, on its database. */
export async function startRenderer({ url: apiUrl, dataDir, postgres }: Stand, threads: number): Promise<Renderer> {
  const ports = { hub: await freePort(), worker: await freePort() };
  const log = openSync(join(dataDir, "render.log"), "a");
  const urlOf = (role: Role): string => `http://127.0.0.1:${ports[role]}`;
  const running: Partial<Record<Role, ChildProcess>> = {};

  async function start(role: Role): Promise<void> {
    const child = spawn(process.execPath, [join(ROOT, SCRIPTS[role])], {
      env: {
        ...process.env,
        NODE_ENV: "development",
        API_URL: apiUrl,
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDir,
        RENDER_WORKERS: "queue",
        RENDER_HOST: "127.0.0.1",
        RENDER_PORT: String(ports.hub),
        RENDER_PUBLIC_URL: urlOf("hub"),
        RENDER_THREADS: String(threads),
        ...(role === "worker" && { WORKER_PORT: String(ports.worker) }),
      },
      stdio: ["ignore", log, log],
    });
    running[role] = child;
    await untilReady(urlOf(role), 60, () => child.exitCode !== null);
  }

  const end = async (role: Role, signal: NodeJS.Signals): Promise<void> => {
    const child = running[role];
    if (child) await endProcess(child, signal);
  };
  for (const role of ["worker", "hub"] as const) await start(role);
  return {
    url: urlOf("hub"),
    kill: async (role) => {
      await end(role, "SIGKILL");
      await start(role);
    },
    stop: async () => {
      for (const role of ["hub", "worker"] as const) await end(role, "SIGTERM");
      closeSync(log);
    },
  };
}
