/**
 * Collects the secrets and personal values that test clients send or receive. The logs of the run must not contain
 * them.
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PRIVATE =
  /^(?:email|username|password(?:_confirmation)?|(?:access|refresh)_token|token|hash|secret|otp|recoveryCodes|firstName|lastName|phone(?:Number)?|dateOfBirth|remarks)$/;
/** Minimum length, because shorter values can occur in other words by chance. */
const SHORTEST = 6;
const VALUES = ".values.json";
const LOG = ".log";

const values = new Set<string>();

/** Collects the private fields of a value, at any depth. */
export function notePrivate(value: unknown, name = ""): void {
  if (typeof value === "string") {
    if (PRIVATE.test(name) && value.length >= SHORTEST) values.add(value);
  } else if (Array.isArray(value)) for (const item of value) notePrivate(item, name);
  else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) notePrivate(item, key);
}

/** Stores the log of an app and the collected values for the end of the run. */
export function keepForSearch(folder: string, log: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, randomUUID());
  writeFileSync(`${name}${LOG}`, log.join(""));
  writeFileSync(`${name}${VALUES}`, JSON.stringify([...values]));
}

/** The stored log lines that contain a private value. */
export function findPrivateInLogs(folder: string): string[] {
  const names = readdirSync(folder);
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const kept = names.filter((name) => name.endsWith(VALUES)).flatMap((name) => JSON.parse(read(name)) as string[]);
  const lines = names.filter((name) => name.endsWith(LOG)).flatMap((name) => read(name).split("\n"));
  const all = lines.join("\n");
  return [...new Set(kept)]
    .filter((value) => all.includes(value))
    .map((value) => `${value}: ${lines.find((line) => line.includes(value))?.slice(0, 500)}`);
}
