import type { MigrationMeta } from "drizzle-orm/migrator";
import type { ClientBase } from "pg";

/** Whether the database contains projects or users. */
export async function holdsData(client: ClientBase): Promise<boolean> {
  for (const table of ["projects", "users"]) {
    const { rows: found } = await client.query("select 1 where to_regclass($1) is not null", [`public.${table}`]);
    if (found.length === 0) continue;
    const { rows } = await client.query(`select 1 from public.${table} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Drop statements for everything that does not belong to an extension; owned sequences are dropped with their tables.
 */
const DROPS = `
  select case c.relkind when 'S' then format('drop sequence if exists public.%I cascade', c.relname)
      when 'v' then format('drop view if exists public.%I cascade', c.relname)
      else format('drop table if exists public.%I cascade', c.relname) end as drop
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'S', 'v')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
  union all
  select format('drop function if exists public.%I(%s) cascade', p.proname, pg_get_function_identity_arguments(p.oid))
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('drop type if exists public.%I cascade', t.typname)
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'`;

/** Removes the product's tables, in the transaction of `client`. */
export async function emptySchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly drop: string }>(DROPS);
  for (const { drop } of rows) await client.query(drop);
  await client.query("drop schema if exists drizzle cascade");
}

/** Runs migrations and records them as Drizzle does, in the transaction of `client`. */
export async function runMigrations(client: ClientBase, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}
