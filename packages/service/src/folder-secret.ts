import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** A folder's secret, made on first use. Several processes that share the folder get the same one. */
export async function folderSecret(directory: string, name = "secret"): Promise<string> {
  const path = join(directory, name);
  await mkdir(directory, { recursive: true });
  const known = await readSecret(path);
  if (known !== null) return known;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const file = await open(draft, "wx", 0o600);
  await file.writeFile(randomBytes(32).toString("hex"));
  await file.sync();
  await file.close();
  // Unlike a rename, a link fails if another process was first. Then the other secret is used.
  await publish(draft, path);
  const secret = await readSecret(path);
  if (secret === null) throw new Error(`The secret in ${path} cannot be read`);
  return secret;
}

async function publish(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function readSecret(path: string): Promise<string | null> {
  try {
    const text = (await readFile(path, "utf8")).trim();
    return /^[0-9a-f]{64}$/.test(text) ? text : null;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
