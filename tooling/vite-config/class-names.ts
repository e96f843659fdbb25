import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** 36 to the power of five names, for some thousand classes; two of the same would be refused. */
const LENGTH = 5;
const REPOSITORY = join(import.meta.dirname, "../..");

/**
 * Classes of a build are named by a few letters: their long names stand in every script and stylesheet and hardly compress. A name
 * depends on file and class alone, so that what did not change keeps it from build to build.
 * @throws Error, failing the build, when two classes would get one name.
 */
export function shortClassNames(): Plugin {
  const owners = new Map<string, string>();
  return {
    name: "showroom:short-class-names",
    apply: "build",
    config: () => ({
      css: {
        modules: {
          generateScopedName(name: string, file: string): string {
            const owner = `${relative(REPOSITORY, file.split("?")[0] ?? file).replaceAll("\\", "/")} ${name}`;
            const digest = createHash("sha256").update(owner).digest();
            // A name may not begin with a digit.
            const short = `c${digest.readUIntBE(0, 6).toString(36).slice(-LENGTH)}`;
            const other = owners.get(short);
            if (other !== undefined && other !== owner) throw new Error(`${other} and ${owner} would share a name`);
            owners.set(short, owner);
            return short;
          },
        },
      },
    }),
  };
}
