#!/usr/bin/env node
/**
 * `npm start` and `npm test`. Needs only Node >= 18 and npm: it fetches pnpm and the packages (Node 24 among them) when they are not
 * there yet, and hands over to the scripts that run on Node 24.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { node24Path, prepareDependencies } from "./run/dependencies.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Milliseconds between two looks whether npm is still there. */
const PARENT_CHECK = 500;
const SCRIPTS = {
  start: ["tooling/start/start.ts"],
  test: ["tooling/check/check.ts"],
  "test:faults": ["tooling/check/faults.ts"],
  "test:nightly": ["tooling/check/nightly.ts"],
  "test:mutation": ["tooling/mutation/run.ts"],
};
const [command, ...args] = process.argv.slice(2);

const script = SCRIPTS[command];
if (script === undefined) {
  console.error(
    `Use: npm start [-- --port 8080 --render-port 8134 --data-dir .data]\n     npm test  [-- --only <name>]\n     npm run test:faults\n     npm run test:nightly  [-- --seed 1 --factor 20]\n     npm run test:mutation  [-- --only <package>]`,
  );
  process.exit(2);
}

try {
  await prepareDependencies(root);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/** The shell that npm started this process with, and npm, where the system tells of it. */
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
  // By the channel the child learns that this process is gone, even by kill -9.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, npm_config_user_agent: undefined },
});
// npm does not pass every end of its own on, and the shell between it and this process may die alone.
const ancestors = readAncestors();
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (readAncestors() !== ancestors) child.kill("SIGTERM");
  }, PARENT_CHECK).unref();
// Ctrl-C reaches the child by itself, being of the same group; here it only must not end the parent before the child has stopped.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
process.on("SIGHUP", () => child.kill("SIGTERM"));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
