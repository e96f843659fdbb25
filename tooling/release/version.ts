/**
 * Makes a release from the changesets: writes CHANGELOG.md, sets the version of every package and removes the
 * changesets. All packages share one version.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readChangesets } from "@changesets/read";
import { addSection, releaseSection } from "./changelog.ts";
import { writeSbom } from "./sbom.ts";

const CHANGELOG = "CHANGELOG.md";
/** All packages have this version. */
const ANY_PACKAGE = "apps/showroom/package.json";

function versionIn(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new Error(`${file} has no version`);
}

const changesets = await readChangesets(process.cwd());
if (changesets.length === 0) {
  console.error("There is nothing to release: no changeset waits in .changeset.");
  process.exit(1);
}
execFileSync("changeset", ["version"], { stdio: "inherit" });
const version = versionIn(ANY_PACKAGE);
const changes = changesets.map(({ summary, releases }) => ({ summary, packages: releases.map(({ name }) => name) }));
const section = releaseSection(version, new Date().toISOString().slice(0, 10), changes);
const changelog = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, "utf8") : "# Changelog";
writeFileSync(CHANGELOG, addSection(changelog, section));
const root = readFileSync("package.json", "utf8");
writeFileSync("package.json", root.replace(/"version": "[^"]*"/, `"version": "${version}"`));
execFileSync("oxfmt", [CHANGELOG, "package.json"], { stdio: "inherit" });
writeSbom("sbom.cdx.json");
console.log(
  `Version ${version}. Read ${CHANGELOG}, commit, tag the commit v${version}, and attach sbom.cdx.json to the release.`,
);
