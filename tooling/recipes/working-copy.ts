/** Copies the workspace's packages, to change and compile them outside of the work tree. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
/** Files that the compiler reads, without large bundles and reports. */
const SOURCES = /(?:\.(?:ts|tsx|mjs|css)|package\.json|tsconfig(?:\.\w+)?\.json|typescript-config\/\w+\.json)$/;

export interface WorkingCopy {
  readonly root: string;
  /** Replaces a text that occurs once in a file. */
  readonly edit: (file: string, text: string, by: string) => void;
  /** Files with compiler errors, as paths from the root. */
  readonly filesInError: (folder: string) => readonly string[];
  readonly remove: () => void;
}

export function copyWorkspace(): WorkingCopy {
  const root = mkdtempSync(join(tmpdir(), "showroom-recipe-"));
  const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  }).stdout.split("\n");
  for (const file of listed) {
    if (!SOURCES.test(file) || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  const folders = listed.filter((file) => file.endsWith("/package.json")).map((file) => dirname(file));
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  // Links between packages are relative, so that in the copy they lead to the copied packages.
  for (const folder of folders) {
    const links = join(ROOT, folder, "node_modules");
    if (existsSync(links))
      cpSync(links, join(root, folder, "node_modules"), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !/\/node_modules\/\./.test(path),
      });
  }
  return {
    root,
    edit(file, text, by) {
      const content = readFileSync(join(root, file), "utf8");
      if (content.split(text).length !== 2) throw new Error(`"${text}" does not stand once in ${file}`);
      writeFileSync(
        join(root, file),
        content.replace(text, () => by),
      );
    },
    filesInError(folder) {
      const { stdout } = spawnSync("tsc", ["-p", "tsconfig.json", "--pretty", "false"], {
        cwd: join(root, folder),
        encoding: "utf8",
      });
      const files = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, path = ""]) =>
        resolve(root, folder, path).slice(root.length + 1),
      );
      return [...new Set(files)].toSorted();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
