import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OLDEST_NODE = 18;

/** Path of the installed Node 24. */
export function node24Path(root) {
  return join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
}

/** A hash of everything that the installed packages depend on; a change triggers an installation. */
function fingerprint(root) {
  const hash = createHash("sha256");
  const manifests = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"];
  for (const folder of ["apps", "packages", "tooling"]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- this file runs on Node 18, which has no toSorted
    for (const name of readdirSync(join(root, folder)).sort()) manifests.push(`${folder}/${name}/package.json`);
  }
  for (const file of manifests) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Installs the packages with the pnpm that package.json names, when they are missing or out of date.
 * @throws Error saying what to do when Node is too old or the installation fails.
 */
export async function prepareDependencies(root) {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE)
    throw new Error(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer and try again.`);
  const stamp = join(root, "node_modules/.showroom-install");
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(node24Path(root))) return;

  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  console.log(`Installing packages with ${packageManager} …`);
  const started = Date.now();
  const result = spawnSync(
    "npx",
    ["--yes", packageManager, "install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
      env: { ...process.env, CI: "true" },
    },
  );
  if (result.error) throw new Error(`npx could not be started (${result.error.message}): is npm installed?`);
  if (result.status !== 0)
    throw new Error(
      "The packages could not be installed; the lines above say why. Nothing else was changed: run the same command again.",
    );
  writeFileSync(stamp, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}
