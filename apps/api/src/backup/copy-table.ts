import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { escapeIdentifier, type ClientBase } from "pg";
import { from, to } from "pg-copy-streams";
import { hashing, type TableEntry } from "./backup-format.ts";
import type { Table } from "./read-tables.ts";

/** Makes COPY's output independent of settings of the server and role. */
export const COPY_SETTINGS = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local timezone = 'UTC';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

const listOf = (columns: readonly string[]): string => columns.map((name) => escapeIdentifier(name)).join(", ");

/** Rows are ordered by key, so that equal rows give equal hashes. */
function reading({ name, columns, key }: Table): string {
  const order = key.map((column) => `${escapeIdentifier(column)}::text collate "C"`).join(", ");
  return `copy (select ${listOf(columns)} from public.${escapeIdentifier(name)} order by ${order}) to stdout`;
}

const LINE_END = 0x0a;

/** Counts rows by their line ends: COPY escapes those in values. The driver may tell its own number after the stream has ended. */
const counting = (count: { rows: number }) =>
  async function* pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) count.rows += 1;
      yield chunk;
    }
  };

async function read(client: ClientBase, table: Table, target: Writable, gzip: boolean): Promise<TableEntry> {
  const hash = createHash("sha256");
  const count = { rows: 0 };
  const lines = client.query(to(reading(table)));
  await (gzip
    ? pipeline(lines, hashing(hash), counting(count), createGzip(), target)
    : pipeline(lines, hashing(hash), counting(count), target));
  return { name: table.name, columns: [...table.columns], rows: count.rows, sha256: hash.digest("hex") };
}

/** Writes a table's rows to a file. */
export const dumpTable = (client: ClientBase, table: Table, file: string): Promise<TableEntry> =>
  read(client, table, createWriteStream(file, { flush: true }), true);

/** Row count and hash of a table, without writing a file. */
export const describeTable = (client: ClientBase, table: Table): Promise<TableEntry> =>
  read(client, table, new Writable({ write: (_chunk, _encoding, done) => done() }), false);

/** Reads a table's rows from a file that `dumpTable` wrote. */
export async function loadTable(client: ClientBase, { name, columns }: TableEntry, file: string): Promise<void> {
  const rows = client.query(from(`copy public.${escapeIdentifier(name)} (${listOf(columns)}) from stdin`));
  await pipeline(createReadStream(file), createGunzip(), rows);
}

/** The hash of a file that `dumpTable` wrote. */
export async function hashOfDump(file: string): Promise<string> {
  const hash = createHash("sha256");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), hashing(hash), nowhere);
  return hash.digest("hex");
}
