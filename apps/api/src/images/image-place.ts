import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { keptPictureId } from "@showroom/api-contract/entities/kept-picture";
import type { Config } from "../config/config.ts";
import type { ImageStore } from "./image-store.ts";

type Stored = Pick<Config, "dataDir" | "bucket">;

/** The folder or bucket that has the images of a database. */
export interface ImagePlace {
  readonly mark: string;
  /** The data folder as the process saw that used it last, or the bucket. */
  readonly place: string;
}

export const describePlace = ({ dataDir, bucket }: Stored): string =>
  bucket === null ? dataDir : `s3://${bucket.bucket}/${bucket.prefix}`;

async function asking<Result>(databaseUrl: string, ask: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, application_name: "showroom-images" });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** The place of the images of a database; null for a database that no process has used yet. */
export async function readImagePlace(databaseUrl: string): Promise<ImagePlace | null> {
  return await asking(databaseUrl, async (client) => {
    const table = await client.query<{ readonly there: boolean }>(
      "select to_regclass('public.image_place') is not null as there",
    );
    if (table.rows[0]?.there !== true) return null;
    const { rows } = await client.query<ImagePlace>("select mark, place from public.image_place");
    return rows[0] ?? null;
  });
}

/**
 * Marks the folder or bucket, unless it is marked, and records it as the place of the images of a database. Returns the
 * former place when it was another one.
 */
export async function claimImages(
  databaseUrl: string,
  images: Pick<ImageStore, "mark" | "setMark">,
  stored: Stored,
): Promise<ImagePlace | null> {
  const former = await readImagePlace(databaseUrl);
  if ((await images.mark()) === null) await images.setMark(randomUUID());
  // Another process may have set it first.
  const mark = await images.mark();
  if (mark === null) throw new Error("The mark of the images was not stored");
  await asking(databaseUrl, (client) =>
    client.query(
      "insert into public.image_place values ('images', $1, $2) on conflict (key) do update set mark = $1, place = $2",
      [mark, describePlace(stored)],
    ),
  );
  return former === null || former.mark === mark ? null : former;
}

/** Public ids of images that the catalogues and submissions of a database name and that are not stored. */
export async function missingImages(databaseUrl: string, images: Pick<ImageStore, "list">): Promise<readonly string[]> {
  const named = await asking(databaseUrl, async (client) => {
    const { rows } = await client.query<{ readonly id: string }>(
      "select distinct file.value as id from catalogue_versions, jsonb_each_text(source -> 'files') file order by 1",
    );
    const kept = await client.query<{ readonly sha256: string }>(
      "select distinct encode(hash, 'hex') as sha256 from confirmation_pictures where hash is not null order by 1",
    );
    return [...rows.map(({ id }) => id), ...kept.rows.map(({ sha256 }) => keptPictureId(sha256))];
  });
  const stored = new Set(await images.list());
  return named.filter((id) => !stored.has(id));
}
