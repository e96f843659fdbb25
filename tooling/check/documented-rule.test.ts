import { expect, it } from "vitest";
import type { PageRun } from "../faults/page-runs.ts";
import { faultsOfPage } from "./documented-rule.ts";

const RUN: PageRun = { before: {}, notRun: {}, elsewhere: {}, afterwards: () => undefined };
const page = (...commands: readonly string[]): string =>
  `# A page\n\n## Start\n\n\`\`\`sh\n${commands.join("\n")}\n\`\`\`\n`;

it("names a page with commands that nothing runs", () => {
  expect(faultsOfPage("new.md", page("npm start"), undefined)).toEqual([
    "new.md has commands, and page-runs.ts does not say how they are run",
  ]);
  expect(faultsOfPage("new.md", "Nothing to type.", undefined)).toEqual([]);
  expect(faultsOfPage("new.md", page("npm start"), RUN)).toEqual([]);
});

it("names a block that does not say what it is, which would not be run", () => {
  expect(faultsOfPage("new.md", "```\nnpm start\n```\n", RUN)).toHaveLength(1);
});

it("names a command that is added below a heading of which another test takes the commands", () => {
  const run = { ...RUN, elsewhere: { Start: () => ["npm start"] } };
  expect(faultsOfPage("a.md", page("npm start"), run)).toEqual([]);
  expect(faultsOfPage("a.md", page("npm start", "npm stop"), run)).toEqual([
    'no test takes this command below "Start" of a.md: npm stop',
  ]);
  expect(faultsOfPage("a.md", `${page("npm start")}\nOr \`npx pnpm stop\`.\n`, run)).toHaveLength(1);
});

it("names what page-runs.ts says of a command that is gone", () => {
  const run = { ...RUN, notRun: { "npm test": "it runs this" } };
  expect(faultsOfPage("a.md", page("npm start"), run)).toEqual(["a.md no longer has: npm test"]);
});
