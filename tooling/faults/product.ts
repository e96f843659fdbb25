import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@showroom/service/testing/free-port";
import { keepOutput } from "@showroom/service/testing/searched-output";

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, "../..");

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

/** A product started from the command line, with its own ports and data folder. */
export interface Product {
  readonly dataDir: string;
  readonly port: number;
  readonly url: string;
  readonly renderUrl: string;
  /** The started process: npm, or the launcher itself. */
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Ids of the product's processes whose command contains `words`. */
  readonly find: (words: string) => number[];
  /** Process id of PostgreSQL. */
  readonly postgres: () => number | undefined;
  readonly untilReady: () => Promise<void>;
  /** Waits until the started process ends; returns its exit code. */
  readonly end: (seconds: number) => Promise<number | null>;
  /** Response status of a path of the API; 0 without a response. */
  readonly status: (path: string) => Promise<number>;
}

export interface ProductOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly renderPort?: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Starts with `npm start` instead of the launcher. */
  readonly npm?: boolean;
  /** File descriptor for the output, instead of the terminal. */
  readonly terminal?: number;
}

const LAUNCHER = "tooling/start/start.ts";
const everyProduct = new Set<Product>();
const everyFolder = new Set<string>();

/** Creates a data folder; `afterAll(endEverything)` removes it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "showroom-faults-"));
  // As root the database runs as another user, who needs access to its files.
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

/** All processes of a product. They are found by their environment, which also finds orphans. */
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

/** Processes that still use a data folder. */
export const leftOn = ({ dataDir, port }: Product): string[] =>
  processesOf(dataDir, port).map(({ command }) => command);

/** Response status; 0 without a response. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Waits until a condition is true; fails after the given seconds. */
export async function until(
  seconds: number,
  what: string | (() => string),
  isSo: () => Promise<boolean>,
): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(100)) if (await isSo()) return;
  throw new Error(`Not within ${seconds} s: ${typeof what === "string" ? what : what()}`);
}

/** What the launcher printed, without the accounts of the demo, which it prints on purpose. */
const withoutDemoAccounts = (output: string): string => output.replace(/\nDemo accounts:.*?(?=\nCtrl-C|$)/gs, "");

/** Ends every product of this test file and removes its folders, also after a failed test. */
export async function endEverything(beforeRemoving?: () => void): Promise<void> {
  for (const product of everyProduct) {
    product.process.kill("SIGTERM");
    await until(60, "the product has ended", async () => leftOn(product).length === 0).catch(() => {
      for (const { pid } of processesOf(product.dataDir, product.port)) process.kill(pid, "SIGKILL");
    });
  }
  for (const { dataDir, output } of everyProduct) {
    keepOutput("launcher", withoutDemoAccounts(output()));
    for (const path of globSync("logs/*.log", { cwd: dataDir }).map((log) => join(dataDir, log)))
      if (statSync(path).isFile()) keepOutput("product", readFileSync(path, "utf8"));
  }
  beforeRemoving?.();
  for (const folder of everyFolder) rmSync(folder, { recursive: true, force: true });
}
