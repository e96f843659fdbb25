import { describe, expect, it } from "vitest";
import { ConfigError, readCommandConfig, readConfig } from "./config.ts";

const LEAST = { DATABASE_URL: "postgres://user:pass@localhost:5432/showroom" };

const PRODUCTION = {
  ...LEAST,
  NODE_ENV: "production",
  PUBLIC_URL: "https://showroom.example",
  RENDER_HUB_URL: "https://showroom.example/chat-hub",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "showroom@showroom.example",
  TRUST_PROXY: "10.0.0.5",
  SECRET_KEY: "a-secret-of-at-least-32-characters",
};

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
      trackingUrl: null,
    });
  });

  it("reports all faults at once", () => {
    expect(() => readConfig({ PORT: "99999", DATABASE_URL: "mysql://x" })).toThrow(ConfigError);
    expect(() => readConfig({ PORT: "99999", DATABASE_URL: "mysql://x" })).toThrow(/DATABASE_URL[^]*PORT/);
  });

  it("accepts only an http(s) URL for error reports", () => {
    expect(readConfig({ ...LEAST, ERROR_REPORTING_URL: "https://fouten.example/" }).errorReportingUrl).toBe(
      "https://fouten.example/",
    );
    expect(() => readConfig({ ...LEAST, ERROR_REPORTING_URL: "javascript:alert(1)" })).toThrow(/ERROR_REPORTING_URL/);
  });

  it("refuses the demo in production", () => {
    expect(() => readConfig({ ...LEAST, NODE_ENV: "production", DEMO: "1" })).toThrow(/published passwords/);
    expect(readConfig(PRODUCTION).demo).toBe(false);
  });

  it("treats an empty variable as unset, and removes the trailing slash of URLs", () => {
    expect(readConfig({ ...LEAST, PORT: "", PUBLIC_URL: "https://showroom.example/" })).toMatchObject({
      port: 8080,
      publicUrl: "https://showroom.example",
    });
  });

  it("reports all settings that are not allowed in production at once", () => {
    const read = () => readConfig({ ...LEAST, NODE_ENV: "production", DEMO: "1" });
    for (const name of ["PUBLIC_URL", "RENDER_HUB_URL", "SMTP_URL", "MAIL_FROM", "TRUST_PROXY", "SECRET_KEY", "DEMO"])
      expect(read).toThrow(new RegExp(`^${name}: `, "m"));
    const local = { PUBLIC_URL: "http://localhost:8080", RENDER_HUB_URL: "http://127.0.0.1:8134/chat-hub" };
    expect(() => readConfig({ ...PRODUCTION, ...local })).toThrow(/PUBLIC_URL: localhost[^]*RENDER_HUB_URL: 127/);
    expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL: "http://showroom.example" })).toThrow(/PUBLIC_URL: .*https/);
  });

  it("requires for a command only the settings that it needs", () => {
    expect(readCommandConfig({ ...LEAST, NODE_ENV: "production" }).production).toBe(true);
  });

  it("uses its own URL for the hub when it proxies the hub's paths", () => {
    const RENDER_URL = "http://127.0.0.1:8134";
    expect(readConfig({ ...LEAST, RENDER_URL, PUBLIC_URL: "https://a.example" }).renderHubUrl).toBe(
      "https://a.example/chat-hub",
    );
  });

  it("refuses to trust all proxies, because anyone could claim to be one", () => {
    expect(() => readConfig({ ...LEAST, TRUST_PROXY: "1" })).toThrow(/TRUST_PROXY.*0\.0\.0\.0/);
    expect(() => readConfig({ ...LEAST, TRUST_PROXY: "yes" })).toThrow(/TRUST_PROXY: "yes"/);
    expect(readConfig({ ...LEAST, TRUST_PROXY: "loopback" }).trustProxy).toBe("loopback");
    expect(readConfig({ ...LEAST, TRUST_PROXY: "none" }).trustProxy).toBe(false);
  });

  it("trusts the configured number of proxies", () => {
    const { trustProxy } = readConfig({ ...LEAST, HOST: "127.0.0.1", TRUST_PROXY: "1" });
    expect(typeof trustProxy === "function" && [trustProxy("10.0.0.1", 0), trustProxy("10.0.0.1", 1)]).toEqual([
      true,
      false,
    ]);
    expect(readConfig({ ...LEAST, TRUST_PROXY: "10.0.0.0/8" }).trustProxy).toBe("10.0.0.0/8");
  });
});
