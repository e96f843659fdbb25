import { settingText } from "@showroom/service/settings";
import { createPasswords } from "../accounts/passwords.ts";
import { readCommandConfig, type Config } from "../config/config.ts";
import { openDatabase, type DatabaseHandle } from "../database/database.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { claimImages } from "../images/image-place.ts";
import { openImagesOfCommand, type CommandImages } from "../images/open-images.ts";
import type { ImportTools } from "../importer/publish/import-bundle.ts";
import { jobsOfCommand, type Jobs } from "../jobs/jobs.ts";
import { withRunningProduct } from "./running-product.ts";

export interface CommandTools extends Pick<DatabaseHandle, "db" | "pool"> {
  readonly config: Config;
  readonly jobs: Pick<Jobs, "send">;
}

export interface CatalogueTools extends CommandTools, ImportTools {
  /** The data folder or bucket with the images. */
  readonly place: string;
}

/** The configuration of a command, and its images when they are opened. */
interface CommandSetup {
  readonly config: Config;
  /**
   * Opens the images of the database, see `openImagesOfCommand`.
   * @throws ConfigError
   */
  readonly openImages: (mayMove?: boolean) => Promise<CommandImages>;
}

/** Reads the configuration of a command from the environment or, without a database there, of the running product. */
export function readSetup(): CommandSetup {
  const environment = withRunningProduct(process.env);
  const config = readCommandConfig(environment);
  const isNamed = environment !== process.env || settingText("DATA_DIR", environment) !== undefined;
  return { config, openImages: (mayMove) => openImagesOfCommand(config, isNamed, mayMove) };
}

async function working<Result>(config: Config, work: (tools: CommandTools) => Promise<Result>): Promise<Result> {
  const { db, pool, close } = openDatabase(config.databaseUrl, 4, (error) =>
    process.stderr.write(`${error.message}\n`),
  );
  try {
    return await work({ config, db, pool, jobs: jobsOfCommand(config.databaseUrl) });
  } finally {
    await close();
  }
}

/** Runs a command on the database of the environment or, without one, of the running product, after migrating it. */
export async function withDatabase<Result>(work: (tools: CommandTools) => Promise<Result>): Promise<Result> {
  const { config } = readSetup();
  await migrateDatabase(config.databaseUrl);
  return await working(config, work);
}

/** The same for a command that reads or writes images: those that the running product uses. */
export async function withCatalogue<Result>(work: (tools: CatalogueTools) => Promise<Result>): Promise<Result> {
  const { config, openImages } = readSetup();
  await migrateDatabase(config.databaseUrl);
  const { images, stored, place, close } = await openImages();
  try {
    await claimImages(config.databaseUrl, images, stored);
    const passwords = await createPasswords();
    return await working(config, (tools) =>
      work({ ...tools, images, place, passwords, production: config.production }),
    );
  } finally {
    close();
  }
}
