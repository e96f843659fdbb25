import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const LEAST = { DATABASE_URL: "postgres://user:pass@localhost:5432/showroom" };

describe("the configuration", () => {
  it("needs a database and has a default for everything else", () => {
    expect(readConfig(LEAST)).toMatchObject({
      port: 8080,
      production: false,
      demo: false,
      smtpUrl: null,
      imageBaseUrl: "/images",
      publicUrl: "http://localhost:8080",
      trustProxy: false,
      productName: "Digitale Showroom",
      mapsKey: null,
      errorReportingUrl: null,
    });
  });

  it("names everything that is wrong at once", () => {
    expect(() => readConfig({ PORT: "99999", DATABASE_URL: "mysql://x" })).toThrow(ConfigError);
    expect(() => readConfig({ PORT: "99999", DATABASE_URL: "mysql://x" })).toThrow(
      /DATABASE_URL.*PORT|PORT.*DATABASE_URL/,
    );
  });

  it("takes only a web address to report errors to", () => {
    expect(readConfig({ ...LEAST, ERROR_REPORTING_URL: "https://fouten.example/" }).errorReportingUrl).toBe(
      "https://fouten.example/",
    );
    expect(() => readConfig({ ...LEAST, ERROR_REPORTING_URL: "javascript:alert(1)" })).toThrow(/ERROR_REPORTING_URL/);
  });

  it("refuses the demo in production", () => {
    expect(() => readConfig({ ...LEAST, NODE_ENV: "production", DEMO: "1" })).toThrow(/published passwords/);
    expect(readConfig({ ...LEAST, NODE_ENV: "production", DEMO: "0" }).demo).toBe(false);
  });

  it("takes an empty variable for one that is not set, and addresses without their last slash", () => {
    expect(readConfig({ ...LEAST, PORT: "", PUBLIC_URL: "https://showroom.example/" })).toMatchObject({
      port: 8080,
      publicUrl: "https://showroom.example",
    });
  });

  it("believes as many proxies as it is told", () => {
    const { trustProxy } = readConfig({ ...LEAST, TRUST_PROXY: "1" });
    expect(typeof trustProxy === "function" && [trustProxy("10.0.0.1", 0), trustProxy("10.0.0.1", 1)]).toEqual([
      true,
      false,
    ]);
    expect(readConfig({ ...LEAST, TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
  });
});
