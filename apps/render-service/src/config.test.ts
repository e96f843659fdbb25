import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("readConfig", () => {
  it("needs no settings on a developer's machine", () => {
    expect(readConfig({})).toMatchObject({
      port: 8134,
      publicUrl: "http://localhost:8134",
      apiUrl: "http://localhost:8080",
      origins: ["http://localhost:8080", "http://127.0.0.1:8080"],
      queueUrl: null,
      secret: null,
      solvesAhead: true,
    });
  });

  it("reads all settings, and treats empty ones as not set", () => {
    const config = readConfig({
      RENDER_PORT: "9000",
      RENDER_PUBLIC_URL: "https://render.example/",
      API_URL: "https://api.example/",
      RENDER_ORIGINS: "https://a.example, https://b.example/path",
      RENDER_THREADS: "3",
      RENDER_PICTURES_MB: "10",
      RENDER_AHEAD: "off",
      LOG_LEVEL: "",
    });
    expect(config).toMatchObject({
      port: 9000,
      publicUrl: "https://render.example",
      apiUrl: "https://api.example",
      origins: ["https://a.example", "https://b.example"],
      threads: 3,
      maxPictureBytes: 10 * 2 ** 20,
      solvesAhead: false,
      logLevel: "info",
    });
    expect(readConfig({ API_URL: "https://api.example" }).origins).toEqual(["https://api.example"]);
  });

  it("gives solved light what other memory leaves, or what is set", () => {
    const light = (environment: Record<string, string>): number => readConfig(environment).maxHotViewBytes / 2 ** 20;
    expect(light({})).toBe(340);
    expect(light({ RENDER_MEMORY_MB: "2000" })).toBe(1_440);
    expect(light({ RENDER_MEMORY_MB: "600" })).toBe(64);
    expect(light({ RENDER_HOT_VIEWS_MB: "100" })).toBe(100);
    expect([light({ RENDER_MEMORY_MB: "4000" }), light({ RENDER_HOT_VIEWS_MB: "3000" })]).toEqual([1_536, 1_536]);
  });

  it.each([
    [{ RENDER_PORT: "eight" }, "RENDER_PORT"],
    [{ RENDER_THREADS: "0" }, "RENDER_THREADS"],
    [{ API_URL: "ftp://x" }, "API_URL"],
    [{ RENDER_ORIGINS: "nonsense" }, "'nonsense' is not an origin"],
    [{ RENDER_WORKERS: "queue" }, "DATABASE_URL: is missing"],
    [{ RENDER_SECRET: "short" }, "RENDER_SECRET"],
    [{ RENDER_AHEAD: "yes" }, "RENDER_AHEAD"],
  ])("refuses %o by name", (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });

  it("refuses a hub in production that browsers would not find, and not a worker, which they do not look for", () => {
    const NODE_ENV = "production";
    expect(() => readConfig({ NODE_ENV })).toThrow(/RENDER_PUBLIC_URL: [^]*RENDER_ORIGINS: /);
    expect(() => readConfig({ NODE_ENV, RENDER_PUBLIC_URL: "http://localhost:8134" })).toThrow(
      /RENDER_PUBLIC_URL: local/,
    );
    expect(readConfig({ NODE_ENV }, "worker").drainSeconds).toBe(5);
  });
});
