import { Client } from "pg";

/** The product's schemas. Drizzle's schema lists the executed migrations. */
const WRITTEN = ["public", "pgboss", "render_jobs"];

/** The role of a database URL; empty when it has none. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** The roles, other than the owner's, that may write to the product's tables. */
export async function rolesWithUse(ownerUrl: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: ownerUrl, application_name: "showroom-migrate" });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly role: string }>(
      `select distinct grantee::text as role from information_schema.role_table_grants
       where table_schema = 'public' and table_name = 'users' and privilege_type = 'INSERT'
       and grantee not in ('PUBLIC', current_user)`,
    );
    return rows.map(({ role }) => role);
  } finally {
    await client.end();
  }
}

/**
 * Grants a role read and write access to the product's schemas, but no right to alter them. Run it as the owner after
 * migrations, because new tables belong to the owner.
 */
export async function grantUse(ownerUrl: string, role: string): Promise<void> {
  if (role === "") return;
  const client = new Client({ connectionString: ownerUrl, application_name: "showroom-migrate" });
  await client.connect();
  try {
    const name = client.escapeIdentifier(role);
    const { rows } = await client.query<{ readonly nspname: string }>(
      "select nspname from pg_namespace where nspname = any($1) or nspname = 'drizzle'",
      [WRITTEN],
    );
    for (const { nspname: schema } of rows) {
      const rights = WRITTEN.includes(schema) ? "select, insert, update, delete" : "select";
      await client.query(
        `grant usage on schema ${schema} to ${name};
         grant ${rights} on all tables in schema ${schema} to ${name};
         grant usage, select, update on all sequences in schema ${schema} to ${name};
         grant execute on all functions in schema ${schema} to ${name}`,
      );
    }
  } finally {
    await client.end();
  }
}
