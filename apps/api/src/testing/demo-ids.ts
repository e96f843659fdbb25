import type { Pool } from "pg";

/** Ids of the imported demo that tests use. */
export interface DemoIds {
  readonly projectId: number;
  readonly houseTypeId: number;
  /** Ids of the house type's pages, by room or, without a room, by type. */
  readonly pages: Readonly<Record<string, number>>;
}

/** Looks up a demo project and one of its house types, the first when none is named. */
export async function demoIds(pool: Pool, slug: string, houseType = 0): Promise<DemoIds> {
  const types = await pool.query<{ project: number; id: number }>(
    "select p.id as project, h.id from projects p join house_types h on h.project_id = p.id where p.slug = $1 order by h.position",
    [slug],
  );
  const row = types.rows[houseType];
  if (!row) throw new Error(`No house type ${houseType} in ${slug}`);
  const pages = await pool.query<{ id: number; name: string }>(
    "select id, coalesce(document->>'roomName', document->>'type') as name from pages where house_type_id = $1 order by position",
    [row.id],
  );
  return {
    projectId: row.project,
    houseTypeId: row.id,
    pages: Object.fromEntries(pages.rows.map((page) => [page.name, page.id])),
  };
}

export async function userId(pool: Pool, email: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>("select id from users where email = $1", [email]);
  if (!rows[0]) throw new Error(`No user ${email}`);
  return rows[0].id;
}
