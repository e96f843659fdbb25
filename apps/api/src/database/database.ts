import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from "pg";

export type Database = NodePgDatabase;
/** Reads and writes that do not care whether they run inside a transaction. */
export type Queries = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;

/** Statements written out, on the pool or on the connection of a transaction; a named one is prepared once per connection. */
export interface Statements {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>>;
}

export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** Opens the pool. Connections are made when first needed; a lost one is replaced by the next query. */
export function openDatabase(url: string, size: number, onError: (error: Error) => void): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // The server may be there and silent, as behind a cut cable: nobody waits longer for it than its own limit and a little.
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "showroom-api",
  });
  pool.on("error", onError);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
