import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** Error codes when another process created the table or schema at the same time. */
const MADE_MEANWHILE = new Set(["23505", "42P07", "42P06"]);

async function makeTable(client: Client, schema: string): Promise<void> {
  const { rows } = await client.query("select 1 where to_regclass($1) is not null", [`${schema}.secrets`]);
  if (rows.length > 0) return;
  try {
    await client.query(
      `create schema if not exists ${schema}; create table if not exists ${schema}.secrets (name text primary key, value text not null)`,
    );
  } catch (error) {
    if (!(error instanceof Error && "code" in error && MADE_MEANWHILE.has(String(error.code)))) throw error;
    await makeTable(client, schema);
  }
}

/**
 * A secret of 256 bits, as 64 hexadecimal digits, that all processes on a database share. The first process creates it.
 * @param schema A plain name; its table `secrets` is created if missing.
 */
export async function sharedSecret(databaseUrl: string, schema: string, name: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl, application_name: "showroom-secret" });
  await client.connect();
  try {
    await makeTable(client, schema);
    await client.query(`insert into ${schema}.secrets values ($1, $2) on conflict do nothing`, [
      name,
      randomBytes(32).toString("hex"),
    ]);
    const { rows } = await client.query<{ readonly value: string }>(
      `select value from ${schema}.secrets where name = $1`,
      [name],
    );
    const [found] = rows;
    if (!found) throw new Error(`The secret ${name} was removed while it was read`);
    return found.value;
  } finally {
    await client.end();
  }
}
