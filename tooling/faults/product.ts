import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../..");

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

interface ProcessLine {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function listProcesses(): ProcessLine[] {
  return execFileSync("ps", ["-eo", "pid=,ppid=,stat=,args="])
    .toString()
    .split("\n")
    .flatMap((line) => {
      const [, pid, parent, state = "", command = ""] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
      return pid === undefined || state.startsWith("Z") ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
}

/** A product that was started as a person starts it, on ports and a data folder of its own. */
export interface Product {
  readonly dataDir: string;
  readonly port: number;
  readonly url: string;
  readonly renderUrl: string;
  /** The process that was started: npm, or the launcher itself. */
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Processes of the product whose command contains `words`. */
  readonly find: (words: string) => number[];
  /** Process of PostgreSQL. */
  readonly postgres: () => number | undefined;
  readonly untilReady: () => Promise<void>;
  /** Waits for the end of the process that was started; gives its exit code. */
  readonly end: (seconds: number) => Promise<number | null>;
  /** Status of a path of the API; 0 when nothing answers. */
  readonly status: (path: string) => Promise<number>;
}

export interface ProductOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly renderPort?: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Through `npm start` instead of the launcher itself. */
  readonly npm?: boolean;
  /** A file that takes the place of the terminal. */
  readonly terminal?: number;
}

const LAUNCHER = "tooling/start/start.ts";
const everyProduct = new Set<Product>();
const everyFolder = new Set<string>();

/** A new data folder; `afterAll(endEverything)` removes it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "showroom-faults-"));
  // As root the database runs as a user of its own, who must be able to reach its files.
  chmodSync(folder, 0o755);
  everyFolder.add(folder);
  return folder;
}

export async function startProduct(options: ProductOptions): Promise<Product> {
  const { dataDir, port = await freePort(), renderPort = await freePort() } = options;
  const args = ["--port", String(port), "--render-port", String(renderPort), "--data-dir", dataDir, "--no-storybook"];
  const all = [...args, ...(options.args ?? [])];
  const [command, commandArgs] = options.npm
    ? ["npm", ["start", "--", ...all]]
    : [process.execPath, [LAUNCHER, ...all]];
  const terminal = options.terminal ?? "pipe";
  const child = spawn(command, commandArgs, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "development", RENDER_AHEAD: "off", ...options.environment },
    stdio: ["ignore", terminal, terminal],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const url = `http://localhost:${port}`;
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const product: Product = {
    dataDir,
    port,
    url,
    renderUrl: `http://localhost:${renderPort}`,
    process: child,
    output: () => output,
    find: (words) =>
      processesOf(dataDir, port)
        .filter(({ command: is }) => is.includes(words))
        .map(({ pid }) => pid),
    postgres: () => listProcesses().find(({ command: is }) => is.includes(`${dataDir}/postgres -p`))?.pid,
    untilReady: () =>
      until(180, `the product is ready\n${output}`, async () => {
        if (ended()) throw new Error(`The product ended:\n${output}`);
        return (
          output.includes("Ready after") ||
          (options.terminal !== undefined && (await statusOf(`${url}/health/ready`)) === 200)
        );
      }),
    end: async (seconds) => {
      await until(seconds, "the product has ended", async () => ended());
      return child.exitCode;
    },
    status: (path) => statusOf(url + path),
  };
  everyProduct.add(product);
  return product;
}

/** Every process that belongs to a product: found by its environment, so that one without its parent is found too. */
function processesOf(dataDir: string, port: number): ProcessLine[] {
  const all = listProcesses();
  return all.filter(({ pid, command }) => {
    if (command.includes(dataDir) || command.includes(`--port ${port}`)) return true;
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(`DATA_DIR=${dataDir}\0`);
    } catch {
      return false;
    }
  });
}

/** What still runs on a data folder. */
export const leftOn = ({ dataDir, port }: Product): string[] =>
  processesOf(dataDir, port).map(({ command }) => command);

async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Waits until something is so. */
export async function until(seconds: number, what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(100)) if (await isSo()) return;
  throw new Error(`Not within ${seconds} s: ${what}`);
}

/** Ends every product of this file and removes its folders, also after a test that failed. */
export async function endEverything(beforeRemoving?: () => void): Promise<void> {
  for (const product of everyProduct) {
    product.process.kill("SIGTERM");
    await until(60, "the product has ended", async () => leftOn(product).length === 0).catch(() => {
      for (const { pid } of processesOf(product.dataDir, product.port)) process.kill(pid, "SIGKILL");
    });
  }
  beforeRemoving?.();
  for (const folder of everyFolder) rmSync(folder, { recursive: true, force: true });
}
