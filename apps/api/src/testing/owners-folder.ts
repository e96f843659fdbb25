import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";

/** A new folder with an empty folder images, until the end of the test run. */
export async function ownersFolder(): Promise<string> {
  const folder = await mkdtemp(join(inject("ownersFolders"), "owner-"));
  await mkdir(join(folder, "images"));
  return folder;
}
