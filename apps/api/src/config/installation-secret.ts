import { folderSecret } from "@showroom/service/folder-secret";
import type { Config } from "./config.ts";

/** The key that encrypts secrets in the database: from the settings, or else one stored in the data folder. */
export async function installationSecret({
  secretKey,
  dataDir,
}: Pick<Config, "secretKey" | "dataDir">): Promise<string> {
  return secretKey ?? (await folderSecret(dataDir, "secret-key"));
}
