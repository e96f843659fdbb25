import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from "pg";

export type Database = NodePgDatabase;
/** Queries that work inside and outside of a transaction. */
export type Queries = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;

/** Runs SQL text on the pool or on a transaction's connection. A named statement is prepared once per connection. */
export interface Statements {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>>;
}

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** Opens the pool. Connections open on first use; the next query replaces a lost one. */
export function openDatabase(url: string, size: number, onError: (error: Error) => void): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // A little longer than the server's own limit, for a server that is connected but does not respond.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "showroom-api",
  });
  pool.on("error", onError);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
