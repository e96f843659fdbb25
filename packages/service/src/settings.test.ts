import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isAddressRange, whyNotPublic } from "./common-settings.ts";
import { describeSettings, readSettings, setting, SettingsError, settingsHelp } from "./settings.ts";

const TABLE = {
  PORT: setting(z.coerce.number().int().min(1).max(65_535).default(8080), "Where it listens."),
  ADDRESS: setting(z.url(), "Where it is."),
  MODE: setting(z.enum(["slow", "fast"]).default("slow"), "How it runs."),
  KEY: setting(z.string().min(16).optional(), "Lets somebody in.", "closed"),
};

describe("a table of settings", () => {
  it("reads what is set and fills in the rest", () => {
    expect(readSettings(TABLE, { ADDRESS: "https://a.example", PORT: "", MODE: "fast" })).toEqual({
      PORT: 8080,
      ADDRESS: "https://a.example",
      MODE: "fast",
      KEY: undefined,
    });
  });

  it("reports everything that is missing or wrong at once", () => {
    const read = () => readSettings(TABLE, { PORT: "many", MODE: "sideways" });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/PORT: [^]*ADDRESS: is missing[^]*MODE: /);
  });

  it("also checks values in combination", () => {
    const check = ({ MODE, KEY }: { MODE: string; KEY: string | undefined }) =>
      MODE === "fast" && KEY === undefined ? ["KEY: fast needs one"] : [];
    const environment = { ADDRESS: "https://a.example", MODE: "fast" };
    expect(() => readSettings(TABLE, environment, check)).toThrow("KEY: fast needs one");
  });

  it("reports values that are wrong alone and together in one round, each once", () => {
    const check = ({ MODE, KEY }: { MODE: string; KEY: string | undefined }) =>
      MODE === "fast" && KEY === undefined ? ["KEY: fast needs one", "MODE: fast needs a KEY"] : [];
    const faults = (environment: Record<string, string>): readonly string[] => {
      try {
        readSettings(TABLE, environment, check);
      } catch (error) {
        if (error instanceof SettingsError) return error.faults;
      }
      return [];
    };
    expect(faults({ PORT: "many", MODE: "fast" })).toEqual([
      "PORT: takes whole number 1 to 65535",
      "ADDRESS: is missing",
      "KEY: fast needs one",
      "MODE: fast needs a KEY",
    ]);
    expect(faults({ ADDRESS: "https://a.example", MODE: "fast", KEY: "short" })).toEqual([
      "KEY: takes text of at least 16 characters",
      "MODE: fast needs a KEY",
    ]);
  });

  it("reads a setting from a file, so that a secret is in no environment", () => {
    const folder = mkdtempSync(join(tmpdir(), "settings-"));
    const file = join(folder, "key");
    writeFileSync(file, "a key of a secret store\n");
    const environment = { ADDRESS: "https://a.example", KEY_FILE: file };
    expect(readSettings(TABLE, environment).KEY).toBe("a key of a secret store");
    expect(() => readSettings(TABLE, { ...environment, KEY: "another key of 16" })).toThrow(
      "KEY: is set, and so is KEY_FILE",
    );
    expect(() => readSettings(TABLE, { ...environment, KEY_FILE: `${file}s` })).toThrow(
      `KEY_FILE: ${file}s cannot be read`,
    );
    writeFileSync(file, "short");
    expect(() => readSettings(TABLE, environment)).toThrow(/^KEY: /);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["ADDRESSS", "ADDRESS"],
    ["ADDRSES", "ADDRESS"],
    ["ADDRESS_FLE", "ADDRESS_FILE"],
  ])("says of %s that it is none, and which one is meant", (name, meant) => {
    const told = `${name}: is not a setting; is ${meant} meant?`;
    const faults = () => readSettings(TABLE, { [name]: "https://a.example" });
    expect(faults).toThrow(told);
  });

  it("leaves alone what other programs read, and a name beside the one that is meant", () => {
    const environment = { ADDRESS: "https://a.example", ADDRSES: "x", HOSTNAME: "x", POSTGRES: "x", MODES: "x" };
    expect(readSettings(TABLE, environment).ADDRESS).toBe("https://a.example");
  });

  it("describes itself", () => {
    expect(describeSettings(TABLE)).toEqual([
      { name: "PORT", takes: "whole number 1 to 65535", otherwise: "8080", help: "Where it listens." },
      { name: "ADDRESS", takes: "address", otherwise: "must be set", help: "Where it is." },
      { name: "MODE", takes: "slow, fast", otherwise: "slow", help: "How it runs." },
      { name: "KEY", takes: "text of at least 16 characters", otherwise: "closed", help: "Lets somebody in." },
    ]);
    expect(settingsHelp("Settings", TABLE)).toContain("PORT\n      Where it listens.");
  });
});

describe("an address for browsers", () => {
  it.each(["http://localhost:8080", "http://127.0.0.1", "https://[::1]/", "http://showroom.example", "showroom"])(
    "is not %s",
    (address) => expect(whyNotPublic(address)).not.toBeNull(),
  );
  it("is one with https", () => expect(whyNotPublic("https://showroom.example/x")).toBeNull());
});

it("recognises ranges of addresses", () => {
  for (const range of ["10.0.0.1", "10.0.0.0/8", "fd00::/8", "loopback"]) expect(isAddressRange(range)).toBe(true);
  for (const text of ["1", "yes", "10.0.0.0/64", "10.0.0/8", "", "10.0.0.0/"]) expect(isAddressRange(text)).toBe(false);
});
