import type { Pool } from "pg";

/** Deletes the choices of one user or of all users. Disables the triggers that protect confirmations. */
export async function removeChoices(pool: Pool, email: string | null = null): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("alter table confirmations disable trigger confirmations_immutable");
    await client.query("alter table confirmation_pictures disable trigger confirmation_pictures_once");
    await client.query(
      "delete from project_choices where $1::text is null or user_id = (select id from users where email = $1)",
      [email],
    );
    await client.query("alter table confirmations enable trigger confirmations_immutable");
    await client.query("alter table confirmation_pictures enable trigger confirmation_pictures_once");
    await client.query("commit");
  } finally {
    client.release();
  }
}
