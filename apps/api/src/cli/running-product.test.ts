import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError } from "../config/config.ts";
import { withRunningProduct } from "./running-product.ts";

const folder = () => mkdtempSync(join(tmpdir(), "running-product-"));

describe("a command next to a running product", () => {
  it("finds its database and address in the data folder", () => {
    const DATA_DIR = folder();
    writeFileSync(
      join(DATA_DIR, "running.env"),
      "DATABASE_URL=postgresql://showroom:a-b_c@127.0.0.1:4321/showroom\nPUBLIC_URL=http://localhost:9000\n",
    );
    expect(withRunningProduct({ DATA_DIR, DATABASE_URL: "" })).toEqual({
      DATA_DIR,
      DATABASE_URL: "postgresql://showroom:a-b_c@127.0.0.1:4321/showroom",
      PUBLIC_URL: "http://localhost:9000",
    });
    expect(withRunningProduct({ DATA_DIR, PUBLIC_URL: "https://showroom.example" })).toMatchObject({
      PUBLIC_URL: "https://showroom.example",
    });
  });

  it("uses the database that the environment names", () => {
    const environment = { DATA_DIR: folder(), DATABASE_URL: "postgresql://elsewhere/showroom" };
    expect(withRunningProduct(environment)).toBe(environment);
  });

  it("explains what to do when no product runs", () => {
    const DATA_DIR = folder();
    expect(() => withRunningProduct({ DATA_DIR })).toThrow(ConfigError);
    expect(() => withRunningProduct({ DATA_DIR })).toThrow(`no product runs with its data in ${DATA_DIR}`);
  });
});
