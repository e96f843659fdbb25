import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILLER = "filler";

/** Mounts a RAM disk of `megabytes` at `folder`; needs root on Linux. `umount` removes it. */
export function mountDisk(folder: string, megabytes: number): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
}

export function unmountDisk(folder: string): void {
  execFileSync("umount", ["--lazy", folder]);
}

/** Fills a disk to the last byte. */
export function fillDisk(folder: string): void {
  for (const bytes of [65_536, 4_096, 1]) {
    try {
      for (;;) writeFileSync(join(folder, FILLER), Buffer.alloc(bytes), { flag: "a" });
    } catch {
      // The disk is full for pieces of this size.
    }
  }
}

/** Gives back the space that `fillDisk` took. */
export function freeDisk(folder: string): void {
  rmSync(join(folder, FILLER), { force: true });
}
