import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepOutput } from "@showroom/service/testing/searched-output";
import { hasEnded } from "../start/part.ts";
import { ROOT, until } from "./product.ts";

/** A machine's own programs come before those of the repository. */
const PATH = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];
/** What lets programs reach the registries of packages. */
const OF_NETWORK = /^(?:npm_config_.*|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file)$/i;

/** Mounts a copy of the files of this machine and waits. Its first process ends every other one. */
const HOLD = String.raw`set -e
mkdir upper work root own own-work
mount -t overlay machine -o "lowerdir=/,upperdir=$PWD/upper,workdir=$PWD/work" root
mount -t overlay repository -o "lowerdir=$ROOT,upperdir=$PWD/own,workdir=$PWD/own-work" "root$ROOT"
mount --rbind /dev root/dev
mount -t proc proc root/proc
mount -t tmpfs tmpfs root/run
rm --recursive --force "root$ROOT/.data"
install -D --mode 755 /dev/stdin root/usr/sbin/policy-rc.d <<< $'#!/bin/sh\n# Nothing starts when it is installed.\nexit 101'
install -D --mode 755 /dev/stdin root/usr/local/sbin/systemctl <<< $'#!/bin/sh\nexec '"$NODE $ROOT"'/tooling/faults/stand-in-systemctl.ts "$@"'
ip link set lo up
echo mounted
while :; do sleep 3600 & wait $!; done`;

export interface ScratchOptions {
  /** Reaches the network of this machine instead of its own, which has nothing but itself. */
  readonly online?: boolean;
}

/**
 * A copy of this machine in which commands run as root and change nothing of it: its files below an overlay, with processes
 * and a network of its own. Needs root on Linux.
 */
export interface ScratchRoot {
  /**
   * Runs a script of bash in the folder of the repository to its end, and returns its output.
   * @throws Error when it fails, with what it said
   */
  readonly run: (script: string, options?: ScratchOptions) => string;
  /** Starts a script and does not wait. */
  readonly start: (script: string) => ChildProcess;
  readonly write: (path: string, content: string, mode?: number) => void;
  readonly remove: () => Promise<void>;
}

function environment(): NodeJS.ProcessEnv {
  const given = (process.env["PATH"] ?? "").split(":").filter((folder) => !folder.includes("node_modules"));
  const network = Object.entries(process.env).filter(([name]) => OF_NETWORK.test(name));
  return {
    ...Object.fromEntries(network),
    PATH: [...new Set([...PATH, ...given])].join(":"),
    HOME: process.env["HOME"] ?? "/root",
    LANG: "C.UTF-8",
    DEBIAN_FRONTEND: "noninteractive",
    // Pictures that nobody asks for would only take time.
    RENDER_AHEAD: "off",
  };
}

/** What a command said, without the lines in which pnpm repeats what was typed: an address may stand there. */
const withoutEchoes = (output: string): string => output.replace(/^\$ .*$/gm, "");

export async function openScratchRoot(): Promise<ScratchRoot> {
  const folder = mkdtempSync(join(tmpdir(), "showroom-scratch-"));
  chmodSync(folder, 0o755);
  const root = join(folder, "root");
  const spaces = ["--mount", "--net", "--pid", "--fork", "--kill-child"];
  const holder = spawn("unshare", [...spaces, "bash", "-c", HOLD], {
    cwd: folder,
    env: { ...environment(), ROOT, NODE: process.execPath },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const pipe of [holder.stdout, holder.stderr])
    pipe.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  await until(20, "the scratch root is mounted", async () => {
    if (hasEnded(holder)) throw new Error(`The scratch root ended:\n${said}`);
    return said.includes("mounted");
  });
  const first = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, "utf8").trim();
  const inside = (script: string, { online = false }: ScratchOptions): readonly string[] => [
    "--target",
    first,
    "--mount",
    "--pid",
    ...(online ? [] : ["--net"]),
    "chroot",
    root,
    "/bin/bash",
    "-c",
    `cd ${ROOT} || exit\n${script}`,
  ];
  const run: ScratchRoot["run"] = (script, options = {}) => {
    const { status, stdout, stderr } = spawnSync("nsenter", inside(script, options), {
      env: environment(),
      encoding: "utf8",
      maxBuffer: 2 ** 27,
      // No command asks anything of whoever follows a page.
      stdio: ["ignore", "pipe", "pipe"],
    });
    keepOutput("page", withoutEchoes(stderr));
    if (status !== 0) throw new Error(`${script} ended with ${status}:\n${(stdout + stderr).slice(-4_000)}`);
    return stdout + stderr;
  };
  const write: ScratchRoot["write"] = (path, content, mode = 0o644) => {
    const made = join(folder, "written");
    writeFileSync(made, content, { mode });
    const install = ["install", "-D", "--mode", mode.toString(8), made, join(root, path)];
    const outside = spawnSync("nsenter", ["--target", first, "--mount", ...install]);
    if (outside.status !== 0) throw new Error(`${path} was not written:\n${outside.stderr.toString()}`);
  };
  return {
    run,
    write,
    start: (script) => spawn("nsenter", inside(script, {}), { env: environment(), stdio: ["ignore", "pipe", "pipe"] }),
    remove: async () => {
      if (!hasEnded(holder)) {
        holder.kill("SIGKILL");
        await once(holder, "close");
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
}
