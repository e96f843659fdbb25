import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { privateIn } from "./private-values.ts";

/** The lines of a folder's output that hold one of its noted values or look private, with what they hold. */
export function findPrivate(folder: string): readonly string[] {
  const names = readdirSync(folder);
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const noted = new Set(
    names.filter((name) => name.endsWith(".values.json")).flatMap((name) => JSON.parse(read(name)) as string[]),
  );
  return names
    .filter((name) => name.endsWith(".log"))
    .flatMap((name) => {
      const text = read(name);
      const here = [...noted].filter((value) => text.includes(value));
      return text.split("\n").flatMap((line) => {
        const found = privateIn(line, here);
        return found.length === 0 ? [] : [`${name} holds ${found.join(", ")}: ${line.slice(0, 500)}`];
      });
    });
}
