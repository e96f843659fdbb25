import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const IMPORTED = /"lucide-react\/icons\/([\w-]+)"/g;

function iconsIn(files: readonly string[]): string[] {
  const names = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(IMPORTED)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].toSorted();
}

it("shows exactly the icons that are in use", () => {
  const used = iconsIn(globSync("{packages/ui,apps/*}/src/**/*.tsx", { cwd: root }));
  expect(used.length).toBeGreaterThan(20);
  expect(iconsIn(["packages/ui/docs/icon-list.tsx"])).toEqual(used);
});
