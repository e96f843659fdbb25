import { Client } from "pg";
import { BackupError } from "./backup-format.ts";

/**
 * @throws BackupError when the role may not replace the tables
 */
export async function checkOwner(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: "showroom-restore" });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly owner: string }>(
      `select distinct pg_get_userbyid(relowner)::text as owner from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v')
       and not pg_has_role(relowner, 'usage')
       union
       select pg_get_userbyid(nspowner)::text from pg_namespace
       where nspname = 'public' and not has_schema_privilege(oid, 'create')`,
    );
    const [other] = rows;
    if (other)
      throw new BackupError(
        `De tabellen zijn van ${other.owner}, en terugzetten vervangt ze: noem de database met die rol in MIGRATION_DATABASE_URL. Er is niets veranderd.`,
      );
  } finally {
    await client.end();
  }
}
