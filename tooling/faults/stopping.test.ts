import { connect } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { endEverything, leftOn, newDataFolder, startProduct, until } from "./product.ts";
import type { Product } from "./product.ts";

const dataDir = newDataFolder();
afterAll(() => endEverything());

async function start(npm: boolean): Promise<Product> {
  const product = await startProduct({ dataDir, npm });
  await product.untilReady();
  // A browser that keeps its connection open.
  connect(product.port, "localhost").on("error", () => undefined);
  return product;
}

/** Longer than the longest request may take. */
const SECONDS = 45;
const untilAllEnded = (product: Product): Promise<void> =>
  until(
    SECONDS,
    `nothing is left of the product: ${leftOn(product).join(", ")}`,
    async () => leftOn(product).length === 0,
  );

describe("stopping a product", () => {
  it("by SIGTERM to npm leaves nothing behind", async () => {
    const product = await start(true);
    product.process.kill("SIGTERM");
    await untilAllEnded(product);
  });

  it("by SIGKILL to npm leaves nothing behind", async () => {
    const product = await start(true);
    product.process.kill("SIGKILL");
    await untilAllEnded(product);
  });

  it("by SIGTERM to the launcher leaves nothing behind, and ends with 0", async () => {
    const product = await start(false);
    product.process.kill("SIGTERM");
    expect(await product.end(SECONDS)).toBe(0);
    expect(leftOn(product)).toEqual([]);
  });

  it("by SIGKILL to the launcher leaves nothing behind, and its lock does not block the next start", async () => {
    const killed = await start(false);
    killed.process.kill("SIGKILL");
    await killed.end(5);
    const next = await startProduct({ dataDir, port: killed.port });
    await next.untilReady();
    next.process.kill("SIGTERM");
    expect(await next.end(SECONDS)).toBe(0);
    await untilAllEnded(killed);
  });

  it("with all its Node processes at once does not block the next start", async () => {
    const killed = await start(false);
    for (const pid of killed.find("/bin/node ")) process.kill(pid, "SIGKILL");
    expect(killed.postgres()).toBeGreaterThan(0);
    const next = await startProduct({ dataDir });
    await next.untilReady();
    next.process.kill("SIGTERM");
    expect(await next.end(SECONDS)).toBe(0);
    expect(leftOn(next)).toEqual([]);
  });
});
