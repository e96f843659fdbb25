import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endEverything, newDataFolder, startProduct } from "./product.ts";
import type { Product } from "./product.ts";

const dataDir = newDataFolder();
let first: Product;

beforeAll(async () => {
  first = await startProduct({ dataDir });
  await first.untilReady();
});
afterAll(() => endEverything());

describe("a second start on a data folder that is in use", () => {
  it.each([["the same ports"], ["other ports"]])("is refused with a short message with %s", async (which) => {
    const postgres = first.postgres();
    expect(postgres).toBeGreaterThan(0);
    const ports =
      which === "other ports" ? {} : { port: first.port, renderPort: Number(new URL(first.renderUrl).port) };
    const second = await startProduct({ dataDir, ...ports });
    expect(await second.end(20)).toBe(1);
    const lines = second.output().trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`The data folder ${dataDir} is in use by a product that runs`);
    expect(lines[0]).toContain(first.url);
    expect(first.postgres()).toBe(postgres);
    expect(await first.status("/health/ready")).toBe(200);
  });

  it("is possible on another folder, but not on the same port", async () => {
    const other = await startProduct({ dataDir: newDataFolder(), port: first.port });
    expect(await other.end(60)).toBe(1);
    expect(other.output()).toContain(`Port ${first.port} is in use by another program`);
    expect(await first.status("/health/ready")).toBe(200);
  });
});
