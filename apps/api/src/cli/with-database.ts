import { createPasswords } from "../accounts/passwords.ts";
import { readCommandConfig, type Config } from "../config/config.ts";
import { openDatabase, type DatabaseHandle } from "../database/database.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openImagesOfCommand } from "../images/open-images.ts";
import type { ImportTools } from "../importer/publish/import-bundle.ts";
import { withRunningProduct } from "./running-product.ts";

export interface CommandTools extends ImportTools {
  readonly config: Config;
  readonly db: DatabaseHandle["db"];
}

/** Runs a command on the database of the environment or, without one, of the running product, after migrating it. */
export async function withDatabase<Result>(work: (tools: CommandTools) => Promise<Result>): Promise<Result> {
  const config = readCommandConfig(withRunningProduct(process.env));
  await migrateDatabase(config.databaseUrl);
  const { images, close: closeImages } = await openImagesOfCommand(config);
  const { db, pool, close } = openDatabase(config.databaseUrl, 4, (error) =>
    process.stderr.write(`${error.message}\n`),
  );
  try {
    return await work({
      config,
      db,
      pool,
      images,
      passwords: await createPasswords(),
      production: config.production,
    });
  } finally {
    await close();
    closeImages();
  }
}
