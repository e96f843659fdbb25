import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database.ts";

/** What is removed when it is older than it needs to be. docs/privacy.md gives the reasons. */
interface Retention {
  readonly name: string;
  readonly table: SQL;
  readonly isOver: SQL;
}

const RETENTIONS: readonly Retention[] = [
  {
    name: "questions asked by the contact form, after a year",
    table: sql`contact_questions`,
    isOver: sql`created_at < now() - interval '1 year'`,
  },
  {
    name: "invitations that were used or expired, after 30 days",
    table: sql`invitations`,
    isOver: sql`not demo and (used_at < now() - interval '30 days' or expires_at < now() - interval '30 days')`,
  },
  {
    name: "reset links, after 30 days",
    table: sql`password_resets`,
    isOver: sql`created_at < now() - interval '30 days'`,
  },
  {
    name: "share links that were taken back or expired, after 30 days",
    table: sql`share_links`,
    isOver: sql`revoked_at < now() - interval '30 days' or expires_at < now() - interval '30 days'`,
  },
  {
    name: "checked catalogues that were neither published nor planned, after 30 days",
    table: sql`staged_catalogues`,
    isOver: sql`planned_at is null and staged_at < now() - interval '30 days'`,
  },
  {
    name: "versions of catalogues that are no longer staged",
    table: sql`catalogue_versions`,
    isOver: sql`revision < 0 and not exists (select from staged_catalogues s where s.id = -revision)`,
  },
  {
    name: "the audit log, after two years",
    table: sql`audit_log`,
    isOver: sql`at < now() - interval '2 years'`,
  },
];

export interface RetentionCount {
  readonly name: string;
  readonly rows: number;
}

/** Removes what is over, or only counts it. */
export async function applyRetention(db: Database, isDryRun: boolean): Promise<RetentionCount[]> {
  const counts: RetentionCount[] = [];
  for (const { name, table, isOver } of RETENTIONS) {
    const result = isDryRun
      ? await db.execute<{ n: number }>(sql`select count(*)::int as n from ${table} where ${isOver}`)
      : await db.execute(sql`delete from ${table} where ${isOver}`);
    counts.push({ name, rows: isDryRun ? Number(result.rows[0]?.["n"] ?? 0) : (result.rowCount ?? 0) });
  }
  return counts;
}
