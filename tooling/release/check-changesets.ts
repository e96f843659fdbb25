/**
 * Fails when a commit since the last release changes user-facing sources and has neither a changeset nor a line
 * `No-changeset: <reason>`. For a commit that is already shared, a later one says `No-changeset for <hash>: <reason>`.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { LOG_FORMAT, parseLog, silentCommits } from "./commits.ts";

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 64 * 1024 ** 2 }).trim();

/** The commit that last set the product's version; null before 1.0.0 and in a shallow clone without it. */
function lastRelease(): string | null {
  if (readFileSync("package.json", "utf8").includes('"version": "0.')) return null;
  return git("log", "-1", "--format=%H", "-G", '^  "version": ', "--", "package.json") || null;
}

const release = lastRelease();
if (release === null) {
  console.log("No release is in this history: nothing to check.");
  process.exit(0);
}
const commits = parseLog(git("log", LOG_FORMAT, "--name-only", "--no-merges", `${release}..HEAD`));
const silent = silentCommits(commits);
for (const { hash, subject } of silent)
  console.error(`${hash} ${subject}: add a changeset, or a line "No-changeset: <reason>".`);
console.log(`${commits.length} commits since the last release, ${silent.length} without a changeset.`);
process.exit(silent.length > 0 ? 1 : 0);
