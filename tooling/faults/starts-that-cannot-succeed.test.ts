import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { endEverything, leftOn, newDataFolder, startProduct } from "./product.ts";

afterAll(() => endEverything());

describe("a start that cannot succeed ends with the reason", () => {
  it("when the database files are of another version", async () => {
    const dataDir = newDataFolder();
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "11\n");
    const product = await startProduct({ dataDir });
    expect(await product.end(90)).toBe(1);
    expect(product.output()).toContain("database could not be started");
    expect(product.output()).toContain("postgresql.conf");
    expect(leftOn(product)).toEqual([]);
  });

  it("when the configuration of a part is wrong", async () => {
    const product = await startProduct({ dataDir: newDataFolder(), environment: { RATE_LIMIT: "many" } });
    expect(await product.end(120)).toBe(1);
    expect(product.output()).toContain("RATE_LIMIT");
    expect(leftOn(product)).toEqual([]);
  });

  it("when production settings are missing, all at once and before anything is started", async () => {
    const product = await startProduct({
      dataDir: newDataFolder(),
      environment: { NODE_ENV: "production", DEMO: "1" },
    });
    expect(await product.end(20)).toBe(1);
    for (const name of ["PUBLIC_URL: localhost", "SMTP_URL", "MAIL_FROM", "TRUST_PROXY", "SECRET_KEY", "DEMO"])
      expect(product.output()).toContain(`  ${name}`);
    expect(product.output()).not.toContain("RENDER_HUB_URL");
  });

  it("when the data folder cannot be written", async () => {
    const dataDir = join(newDataFolder(), "file");
    writeFileSync(dataDir, "");
    const product = await startProduct({ dataDir });
    expect(await product.end(20)).toBe(1);
    expect(product.output()).toContain(`The data folder ${dataDir} cannot be used`);
  });
});
