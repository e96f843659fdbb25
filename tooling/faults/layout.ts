import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { readDocumented } from "./documented.ts";
import { ROOT } from "./product.ts";

/** The folder for servers, made by the documented command once for all test files. Do not change its files. */
export function madeLayout(): string {
  const folder = inject("layoutFolder");
  const layout = join(folder, "showroom");
  const made = join(folder, "made");
  if (existsSync(made)) return layout;
  const [command = "", ...args] = readDocumented().layout;
  execFileSync(command, [...args.slice(0, -1), layout], { cwd: ROOT, stdio: "inherit" });
  writeFileSync(made, "");
  return layout;
}
