import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Queries } from "./database.ts";

/** A transaction and its connection, for work in the transaction without Drizzle (jobs, notifications). */
export interface OpenTransaction {
  readonly tx: Queries;
  readonly client: pg.PoolClient;
}

/** Runs `work` in a transaction. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (open: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work({ tx: drizzle(client), client });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
