import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { baselineOf, fingerprint, isRecorded, readFingerprints } from "../visual/fingerprints.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);

describe("fingerprints of screenshots", () => {
  it("exist only for existing baselines", () => {
    const names = Object.keys(readFingerprints());
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !existsSync(baselineOf(name)))).toEqual([]);
  });

  it("depend on every byte of baseline and screenshot, and on which is which", () => {
    const all = [
      fingerprint(bytes(1, 2), bytes(3)),
      fingerprint(bytes(1), bytes(2, 3)),
      fingerprint(bytes(1, 2), bytes(4)),
      fingerprint(bytes(0, 2), bytes(3)),
      fingerprint(bytes(3), bytes(1, 2)),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(fingerprint(bytes(1, 2), bytes(3))).toBe(all[0]);
  });

  it("do not match a screenshot that was not recorded", () => {
    expect(isRecorded("controls-button-320-normal", bytes(1))).toBe(false);
    expect(isRecorded("no-such-picture", bytes(1))).toBe(false);
  });
});
