import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { answerOf } from "./command.ts";
import { ROOT } from "./product.ts";

/** Far from the ids of imported projects; each copy has a range of its own. */
const FIRST_ID = 10_000_000;
const IDS_PER_COPY = 10_000;

interface ProjectDocument {
  readonly houseTypes: readonly { readonly id: number; readonly pages: readonly { readonly id: number }[] }[];
}

/** A project in the database and the pages that a buyer opens. */
export interface OpenedProject {
  readonly slug: string;
  readonly pages: readonly { readonly houseTypeId: number; readonly pageId: number }[];
}

/** Imports a generated project of `products` articles with the command `showroom`. Returns its slug. */
function importGenerated(products: number, environment: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "showroom-generated-"));
  const showroom = (...args: readonly string[]): string =>
    answerOf(["apps/api/src/cli/main.ts", ...args], { cwd: ROOT, env: { ...process.env, ...environment } });
  const [rules, seed] = [100, 1];
  showroom("generate", "--products", `${products}`, "--rules", `${rules}`, "--seed", `${seed}`, "--out", folder);
  showroom("import", folder, "--yes");
  rmSync(folder, { recursive: true });
  return `generated-${products}-${rules}-${seed}`;
}

/** Imports one generated project and copies it in the database, because 500 imports take minutes. */
export async function makeProjects(
  pool: Pool,
  count: number,
  products: number,
  environment: Readonly<Record<string, string>>,
): Promise<readonly OpenedProject[]> {
  const slug = importGenerated(products, environment);
  const { rows } = await pool.query<{ id: number; document: ProjectDocument }>(
    "select id, document from projects where slug = $1",
    [slug],
  );
  const [original] = rows;
  if (!original) throw new Error(`${slug} was not imported`);
  const opened: OpenedProject[] = [];
  for (let copy = 0; copy < count; copy += 1) {
    const shift = FIRST_ID + copy * IDS_PER_COPY;
    const houseTypes = original.document.houseTypes.map((houseType) => ({
      ...houseType,
      id: houseType.id + shift,
      pages: houseType.pages.map((page) => ({ ...page, id: page.id + shift })),
    }));
    const name = `${slug}-${copy}`;
    const document = { ...original.document, id: original.id + shift, slug: name, houseTypes };
    await pool.query(
      `insert into projects (id, slug, name, status, showroom_id, revision, catalogue_version, checksum, document)
       select id + $2, $3, $3, status, showroom_id, revision, catalogue_version, checksum, $4::jsonb from projects where id = $1`,
      [original.id, shift, name, JSON.stringify(document)],
    );
    const pages = houseTypes.flatMap(({ id: houseTypeId, pages: all }) =>
      all.map(({ id: pageId }) => ({ houseTypeId, pageId })),
    );
    opened.push({ slug: name, pages });
  }
  const shifts = `generate_series($2::int, $2::int + ($3::int - 1) * $4::int, $4::int) shift`;
  const given = [original.id, FIRST_ID, count, IDS_PER_COPY];
  await pool.query(
    `insert into house_types (id, project_id, name, position)
     select id + shift, project_id + shift, name, position from house_types, ${shifts} where project_id = $1`,
    given,
  );
  await pool.query(
    `insert into pages (id, house_type_id, position, document)
     select p.id + shift, house_type_id + shift, p.position, jsonb_set(document, '{id}', to_jsonb(p.id + shift))
     from pages p join house_types h on h.id = house_type_id, ${shifts} where project_id = $1`,
    given,
  );
  await pool.query(
    `insert into articles (project_id, product_number, product)
     select project_id + shift, product_number, product from articles, ${shifts} where project_id = $1`,
    given,
  );
  return opened;
}
