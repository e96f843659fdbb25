import assert from "node:assert/strict";
import { test } from "node:test";
import { addSection, releaseSection } from "./changelog.ts";
import { lacksChangeset, parseLog, silentCommits } from "./commits.ts";
import type { Commit } from "./commits.ts";

const commit = (files: readonly string[], body = ""): Commit => ({ hash: "abc", subject: "Change", body, files });
const SCREEN = "apps/showroom/src/features/home/home-page.tsx";

void test("a change of a screen needs a changeset", () => {
  assert.equal(lacksChangeset(commit([SCREEN])), true);
  assert.equal(lacksChangeset(commit([SCREEN, ".changeset/quiet-dogs.md"])), false);
});

void test("a reason replaces a changeset", () => {
  assert.equal(lacksChangeset(commit([SCREEN], "Words.\n\nNo-changeset: renames a function")), false);
  assert.equal(lacksChangeset(commit([SCREEN], "No-changeset: ")), true);
});

void test("tests, stories and server internals need no changeset", () => {
  const files = ["apps/showroom/src/app/a.test.ts", "packages/ui/src/a/a.stories.tsx", "apps/api/src/main/main.ts"];
  assert.equal(lacksChangeset(commit(files)), false);
});

void test("the git log is parsed", () => {
  const output = "\u001Ea1\u001FOne\u001Fbody\nmore\u001F\n\na.ts\nb.ts\n\n\u001Eb2\u001FTwo\u001F\u001F\n\nc.ts";
  assert.deepEqual(
    parseLog(output).map(({ hash, files }) => [hash, files]),
    [
      ["a1", ["a.ts", "b.ts"]],
      ["b2", ["c.ts"]],
    ],
  );
});

void test("a change is listed once in the changelog, under its first audience", () => {
  const section = releaseSection("1.1.0", "2026-12-01", [
    { summary: "Tiles load sooner.", packages: ["@showroom/ui", "@showroom/showroom"] },
    { summary: "One\nTwo", packages: ["@showroom/api"] },
  ]);
  assert.equal(
    section,
    "## 1.1.0 (2026-12-01)\n\n### For buyers\n\n- Tiles load sooner.\n\n### For whoever runs it\n\n- One\n  Two",
  );
});

void test("a change that is a list stays a list", () => {
  const section = releaseSection("1.1.0", "2026-12-01", [{ summary: "- One.\n- Two.\n", packages: ["@showroom/ui"] }]);
  assert.equal(section, "## 1.1.0 (2026-12-01)\n\n### Components\n\n- One.\n- Two.");
});

void test("a new release is above the earlier ones", () => {
  const changelog = addSection(addSection("# Changelog\n", "## 1.0.0 (a)\n\n- One"), "## 1.1.0 (b)\n\n- Two");
  assert.equal(changelog, "# Changelog\n\n## 1.1.0 (b)\n\n- Two\n\n## 1.0.0 (a)\n\n- One\n");
});

void test("a later commit can give the reason for an already published commit, named by its hash", () => {
  const [first, second] = [commit([SCREEN]), { ...commit([SCREEN]), hash: "31622983" }];
  const reason = { ...commit([]), hash: "def", body: "Words.\n\nNo-changeset for 3162298: mends a merge" };
  assert.deepEqual(silentCommits([first, second, reason]), [first]);
  assert.deepEqual(silentCommits([second, { ...reason, body: "No-changeset for 3162298:" }]), [second]);
});
