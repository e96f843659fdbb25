import { spawnSync } from "node:child_process";
import { chromiumPath } from "./chromium.ts";

let known: string | undefined;

/**
 * Describes what test results depend on besides files: system, Node and Chromium. It is a part of turbo's cache key.
 */
export function describeMachine(): string {
  const chromium = (): string => spawnSync(chromiumPath(), ["--version"], { encoding: "utf8" }).stdout ?? "none";
  return (known ??= [process.platform, process.arch, process.version, chromium().trim()].join(" "));
}
