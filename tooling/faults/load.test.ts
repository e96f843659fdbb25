import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "./product.ts";

/** Seconds of each of the four parts with buyers: 60 together. Two parts with bare Fastify routes follow. */
const SECONDS = 15;

it("serves 100 buyers for a minute without an error or a lost save", { timeout: 400_000 }, () => {
  const args = ["apps/api/bench/load.ts", "--seconds", String(SECONDS)];
  // The script exits with 1 when an answer is an error or an acknowledged save is lost.
  const said = execFileSync(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] }).toString();
  console.log(said);
  expect(said).toMatch(/^lost\s+0 of [1-9]\d* acknowledged saves$/m);
  expect(said).toContain("p50 against bare");
});
