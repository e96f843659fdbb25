/** Rows per statement: far below PostgreSQL's limit of 65,535 parameters. */
const CHUNK = 500;

/** The rows in lists that are short enough for one statement each. */
export function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK);
}
