import { Client } from "pg";

/** The product's own schemas; drizzle's tells which migrations ran. */
const WRITTEN = ["public", "pgboss", "render_jobs"];

/**
 * Lets the role of `userUrl` read and write everything that the product's schemas have, and change nothing of their make. Called by their owner after
 * migrations, because what they made new belongs to the owner alone.
 */
export async function grantUse(ownerUrl: string, userUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(userUrl).username);
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
         grant usage, select on all sequences in schema ${schema} to ${name};
         grant execute on all functions in schema ${schema} to ${name}`,
      );
    }
  } finally {
    await client.end();
  }
}
