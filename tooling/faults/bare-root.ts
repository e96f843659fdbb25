import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const NOBODY = 65_534;

/** A root folder with only Node, its shared libraries and the product; it has no shell. */
export interface BareRoot {
  /** Path of the root folder on this machine. */
  readonly path: string;
  /** Starts Node in the root folder, with arguments such as a script below `apps`. `through` is a command before it. */
  readonly run: (
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    through?: readonly string[],
  ) => ChildProcess;
  /** Path, as seen by these processes, of the folder that they may write to. */
  readonly dataDir: string;
  readonly remove: () => void;
}

/** Paths of the shared libraries of programs, and of the dynamic loader. */
function librariesOf(programs: readonly string[]): Set<string> {
  const lines = execFileSync("ldd", programs).toString().split("\n");
  return new Set(lines.flatMap((line) => /(?:=> |^\s+)(\/(?:usr\/)?lib\S*) \(0x/.exec(line)?.[1] ?? []));
}

/**
 * When run as root: a read-only root folder in which processes run as `nobody` (chroot). For other users: the same
 * files without chroot; only the environment variables are as few. `hosts` are the lines of its /etc/hosts.
 */
export function makeBareRoot(layout: string, hosts: readonly string[] = []): BareRoot {
  const isRoot = process.getuid?.() === 0;
  const root = mkdtempSync(join(tmpdir(), "showroom-bare-"));
  chmodSync(root, 0o755);
  copyFileSync(realpathSync(process.execPath), join(root, "node"));
  const native = globSync("apps/*/node_modules/.pnpm/*/node_modules/**/*.{node,so.*}", { cwd: layout });
  const programs = native.filter((path) => !path.includes("musl")).map((path) => join(layout, path));
  for (const library of librariesOf([process.execPath, ...programs])) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(realpathSync(library), join(root, library));
  }
  cpSync(join(layout, "apps"), join(root, "apps"), { recursive: true, verbatimSymlinks: true });
  for (const folder of ["data", "tmp", "proc", "dev", "etc"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "etc/hosts"), hosts.map((line) => `${line}\n`).join(""));
  const mounted: string[] = [];
  const mount = (args: readonly string[], place: string): void => {
    execFileSync("mount", [...args, join(root, place)]);
    mounted.unshift(join(root, place));
  };
  if (isRoot) {
    mount(["--bind", root], "");
    execFileSync("mount", ["-o", "remount,bind,ro", root]);
    mount(["-t", "tmpfs", "-o", `size=512m,uid=${NOBODY}`, "tmpfs"], "data");
    mount(["-t", "proc", "proc"], "proc");
  }
  return {
    path: root,
    dataDir: isRoot ? "/data" : join(root, "data"),
    run: (args, environment, through = []) => {
      const node = isRoot ? ["chroot", `--userspec=${NOBODY}:${NOBODY}`, root, "/node"] : [join(root, "node")];
      const [command = "", ...rest] = [...through, ...node, ...args];
      return spawn(command, rest, {
        cwd: root,
        env: { ...environment, ...(isRoot ? { PATH: process.env["PATH"] ?? "" } : {}) },
        stdio: ["ignore", "pipe", "pipe"],
      });
    },
    remove: () => {
      for (const place of mounted) execFileSync("umount", [place]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
