import { execFileSync } from "node:child_process";
import { globSync, mkdirSync } from "node:fs";

/** Unpacks packages of Debian into `folder` without installing them: nothing of them starts by itself. */
export function unpackDebian(packages: readonly string[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const download = (): void => {
    execFileSync("apt-get", ["download", ...packages], { cwd: folder, stdio: "ignore" });
  };
  try {
    download();
  } catch {
    // A new machine has no lists of packages, or old ones.
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    download();
  }
  for (const archive of globSync("*.deb", { cwd: folder })) execFileSync("dpkg", ["-x", archive, "."], { cwd: folder });
}
