#!/usr/bin/env node
/**
 * `npm start` and `npm test`. Needs only Node >= 18 and npm: it installs pnpm and the packages (which include Node 24)
 * when they are missing, and then runs the scripts on Node 24.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { node24Path, prepareDependencies } from "./run/dependencies.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Milliseconds between two checks that npm is still running. */
const PARENT_CHECK = 500;
const SCRIPTS = {
  start: ["tooling/start/start.ts"],
  layout: ["tooling/deploy/make-layout.ts"],
  test: ["tooling/check/check.ts"],
  "test:faults": ["tooling/check/faults.ts"],
  "test:weeks": ["tooling/weeks/run.ts"],
  "test:nightly": ["tooling/check/nightly.ts"],
  "test:mutation": ["tooling/mutation/run.ts"],
};
const [command, ...args] = process.argv.slice(2);

const script = SCRIPTS[command];
if (script === undefined) {
  console.error(
    `Use: npm start [-- --port 8080 --render-port 8134 --data-dir .data]\n     npm run layout -- <folder>\n     npm test  [-- --only <name>]\n     npm run test:faults\n     npm run test:nightly  [-- --seed 1 --factor 20 --only <package>]\n     npm run test:weeks  [-- --seed 1 --days 30]\n     npm run test:mutation  [-- --only <package>]`,
  );
  process.exit(2);
}

try {
  await prepareDependencies(root);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** Process ids of the parent shell and npm, where the system reports them. */
function readAncestors() {
  try {
    const [, above] = readFileSync(`/proc/${process.ppid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return `${process.ppid} ${above}`;
  } catch {
    return String(process.ppid);
  }
}

const child = spawn(node24Path(root), [...script, ...args], {
  cwd: root,
  // The IPC channel closes when this process ends, even by kill -9, so that the child notices.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, npm_config_user_agent: undefined },
});
// npm does not forward every signal, and the shell between npm and this process can end separately.
const ancestors = readAncestors();
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (readAncestors() !== ancestors) child.kill("SIGTERM");
  }, PARENT_CHECK).unref();
// Ctrl-C also reaches the child, which is in the same process group. The parent ignores it, to wait until the child has
// stopped.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
process.on("SIGHUP", () => child.kill("SIGTERM"));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
