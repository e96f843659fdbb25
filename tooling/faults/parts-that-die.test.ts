import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endEverything, newDataFolder, startProduct, until } from "./product.ts";
import type { Product } from "./product.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ dataDir: newDataFolder(), environment: { METRICS_TOKEN: "read-metrics-in-tests" } });
  await product.untilReady();
});
afterAll(() => endEverything());

const only = (pids: readonly number[]): number => {
  expect(pids).toHaveLength(1);
  return pids[0] ?? 0;
};
const api = (): number => only(product.find("apps/api/src/main/main.ts"));
const render = (): number => only(product.find("apps/render-service/src/main.ts"));

async function restartsOf(part: string): Promise<number> {
  const answer = await fetch(`${product.url}/metrics`, { headers: { authorization: "Bearer read-metrics-in-tests" } });
  const line = (await answer.text())
    .split("\n")
    .find((text) => text.startsWith(`showroom_part_restarts_total{part="${part}"}`));
  return Number(line?.split(" ")[1]);
}

async function untilRestarted(part: string, times: number): Promise<void> {
  await until(30, `${part} was restarted`, async () => (await restartsOf(part).catch(() => -1)) === times);
  await until(60, `${part} is up`, async () => {
    const answer = await fetch(`${product.url}/health/ready`);
    const { parts } = (await answer.json()) as { parts?: Record<string, string> };
    return answer.ok && parts?.[part] === "up";
  });
}

describe("a part that is killed", () => {
  it("is restarted when it is the database, while the API stays and reports not ready", async () => {
    const [before, database] = [api(), product.postgres()];
    process.kill(database ?? 0, "SIGKILL");
    await until(10, "the API is not ready", async () => (await product.status("/health/ready")) === 503);
    expect(await product.status("/health/live")).toBe(200);
    await untilRestarted("database", 1);
    expect(product.postgres()).not.toBe(database);
    expect(api()).toBe(before);
  });

  it("is restarted when it is the database's supervisor, without a second database", async () => {
    process.kill(only(product.find("database-server.ts")), "SIGKILL");
    await untilRestarted("database", 2);
    only(product.find("/postgres -p"));
  });

  it("is restarted when it is the render service, while the API keeps running", async () => {
    const [before, killed] = [api(), render()];
    process.kill(killed, "SIGKILL");
    expect(await product.status("/health/ready")).toBe(200);
    await untilRestarted("render-service", 1);
    expect(render()).not.toBe(killed);
    expect(api()).toBe(before);
  });

  it("is restarted when it is the API, while the render service keeps running", async () => {
    const [before, killed] = [render(), api()];
    process.kill(killed, "SIGKILL");
    await untilRestarted("api", 1);
    expect(api()).not.toBe(killed);
    expect(render()).toBe(before);
    expect(product.output()).toContain("api stopped unexpectedly (SIGKILL) and is started again in 1 s");
  });
});
