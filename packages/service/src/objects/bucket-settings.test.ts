import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError, type Environment } from "../settings.ts";
import { BUCKET_SETTINGS, bucketFaults, bucketOf } from "./bucket-settings.ts";

const read = (environment: Environment) => bucketOf(readSettings(BUCKET_SETTINGS, environment, bucketFaults));

function faultsOf(environment: Environment): readonly string[] {
  try {
    read(environment);
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.faults : [String(error)];
  }
}

describe("the settings of an S3-compatible store", () => {
  it("are complete with a bucket", () => {
    expect(read({ S3_BUCKET: "showroom" })).toEqual({
      bucket: "showroom",
      endpoint: null,
      region: "us-east-1",
      credentials: null,
      prefix: "",
    });
    expect(read({})).toBeNull();
  });

  it("name everything that is missing", () => {
    expect(faultsOf({ S3_ENDPOINT: "http://store:9000", S3_ACCESS_KEY_ID: "key" })).toEqual([
      "S3_BUCKET: is missing, but set: S3_ENDPOINT, S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY: is missing; it is the secret of S3_ACCESS_KEY_ID",
    ]);
    expect(faultsOf({ S3_BUCKET: "showroom", S3_SECRET_ACCESS_KEY: "secret" })).toEqual([
      "S3_ACCESS_KEY_ID: is missing; S3_SECRET_ACCESS_KEY is its secret",
    ]);
  });

  it("refuse names that no bucket can have", () => {
    expect(faultsOf({ S3_BUCKET: "Not A Bucket" })).toEqual(["S3_BUCKET: is not the name of a bucket"]);
  });
});

it("the client of S3 is loaded only with a bucket", () => {
  const script = `
    const { registerHooks } = await import("node:module");
    const loaded = [];
    registerHooks({ load: (url, context, next) => { if (url.includes("aws-sdk")) loaded.push(url); return next(url, context); } });
    const { openObjectStore } = await import("${import.meta.dirname}/open-object-store.ts");
    const options = { onCall() {}, onAway() {} };
    await openObjectStore(null, options);
    const without = loaded.length;
    const bucket = { bucket: "b", endpoint: "http://127.0.0.1:9", region: "r", credentials: { accessKeyId: "a", secretAccessKey: "b" }, prefix: "" };
    (await openObjectStore(bucket, options)).close();
    console.log(without, loaded.length > 0);`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  expect(printed.trim()).toBe("0 true");
});
