import type { ClientBase } from "pg";
import { BackupError } from "./backup-format.ts";

export interface Table {
  readonly name: string;
  /** Names of its columns, without generated ones. */
  readonly columns: readonly string[];
  /** Columns of the primary key; all columns without one. */
  readonly key: readonly string[];
}

const TABLES = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select array_agg(a.attname::text order by k.at) from pg_index i
     cross join unnest(i.indkey::int[]) with ordinality k(attnum, at)
     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
     where i.indrelid = c.oid and i.indisprimary) as key,
    array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
     where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and c.relname <> 'image_place' order by 1`;

interface TableRow {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[] | null;
  readonly parents: readonly string[];
}

/** Every table of the product that a backup has, each after the tables that it references. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(TABLES);
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const tables: Table[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ parents }) => parents.every((parent) => !waiting.has(parent)));
    if (!next)
      throw new BackupError(`Deze tabellen verwijzen in een kring naar elkaar: ${[...waiting.keys()].join(", ")}`);
    waiting.delete(next.name);
    tables.push({ name: next.name, columns: next.columns, key: next.key ?? next.columns });
  }
  return tables;
}

/** The current value of each sequence, without unused sequences. */
export async function readSequences(client: ClientBase): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}
