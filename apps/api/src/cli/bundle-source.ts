import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { BundleError } from "../importer/findings/bundle-error.ts";
import type { Finding } from "../importer/findings/finding.ts";
import { unpackUpload } from "../importer/upload/unpack-upload.ts";

/**
 * Runs `work` with a project that may be a folder, a workbook, a `bundle.json` or a zip of them, and with what was found
 * while unpacking.
 * @throws BundleError for a zip that cannot be used
 */
export async function withSource<Result>(
  source: string,
  work: (source: string, findings: readonly Finding[]) => Promise<Result>,
): Promise<Result> {
  if (!source.toLowerCase().endsWith(".zip")) return await work(source, []);
  const fileName = basename(source);
  const refuse = (reason: string): never => {
    throw new BundleError([{ level: "error", file: fileName, path: "", article: null, reason }]);
  };
  const content = await readFile(source).catch(() => refuse("dit bestand is er niet"));
  const { catalogue, pictures, findings } = await unpackUpload({ fileName, content });
  if (findings.some(({ level }) => level === "error")) throw new BundleError(findings);
  if (catalogue === null) return refuse("hierin staat geen catalogus");
  const folder = await mkdtemp(join(tmpdir(), "showroom-zip-"));
  try {
    await mkdir(join(folder, "images"));
    for (const [name, picture] of pictures) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), picture);
    }
    const path = join(folder, catalogue.fileName);
    await writeFile(path, catalogue.content);
    return await work(path, findings);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
