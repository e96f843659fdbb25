import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answers } from "../start/part.ts";
import { endEverything, newDataFolder, startProduct, until } from "./product.ts";
import type { Product } from "./product.ts";
import { fillDisk, freeDisk, mountDisk, unmountDisk } from "./small-disk.ts";

/** As root, logs are on a small disk; otherwise, they cannot be opened at all. */
const isRoot = process.getuid?.() === 0;
const dataDir = newDataFolder();
const logs = join(dataDir, "logs");
const terminal = openSync("/dev/full", "w");
let product: Product;

beforeAll(async () => {
  mkdirSync(logs);
  if (isRoot) mountDisk(logs, 1);
  else for (const name of ["api", "database", "render-service", "launcher"]) mkdirSync(join(logs, `${name}.log`));
  if (isRoot) fillDisk(logs);
  product = await startProduct({ dataDir, terminal });
});

afterAll(async () => {
  closeSync(terminal);
  await endEverything(() => {
    if (isRoot) unmountDisk(logs);
  });
});

it("starts, serves and restarts parts while the disk of its logs and its output is full", async () => {
  await product.untilReady();
  const [render = 0] = product.find("apps/render-service/src/main.ts");
  process.kill(render, "SIGKILL");
  await until(60, "the render service runs again", async () => {
    const [pid] = product.find("apps/render-service/src/main.ts");
    return pid !== render && (await answers(`${product.renderUrl}/health/ready`, 5_000));
  });
  for (let asked = 0; asked < 300; asked += 1) expect(await product.status("/config.json")).toBe(200);
});

it("writes its logs again when there is space", async () => {
  if (isRoot) freeDisk(logs);
  else
    for (const name of ["api", "database", "render-service", "launcher"])
      rmSync(join(logs, `${name}.log`), { recursive: true });
  await until(30, "the log of the API has lines", async () => {
    await product.status("/config.json");
    return (
      execFileSync("sh", ["-c", `grep -c answered ${join(logs, "api.log")} || true`])
        .toString()
        .trim() > "0"
    );
  });
});
