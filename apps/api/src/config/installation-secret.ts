import { folderSecret } from "@showroom/service/folder-secret";
import type { Config } from "./config.ts";

/** The key that seals what the database must not tell by itself: the one of the settings, else one kept in the data folder. */
export async function installationSecret({
  secretKey,
  dataDir,
}: Pick<Config, "secretKey" | "dataDir">): Promise<string> {
  return secretKey ?? (await folderSecret(dataDir, "secret-key"));
}
