import { sql, type SQL } from "drizzle-orm";
import { ago, DAY, YEAR } from "@showroom/service/clock";
import type { Database } from "./database.ts";

/** What is removed when it is older than it needs to be. docs/privacy.md gives the reasons. */
interface Retention {
  readonly name: string;
  readonly table: SQL;
  /** Milliseconds. */
  readonly keptFor: number;
  /** A condition with the moment before which rows are too old. */
  readonly isOver: (limit: SQL) => SQL;
}

const RETENTIONS: readonly Retention[] = [
  {
    name: "vragen uit het contactformulier, na een jaar",
    table: sql`contact_questions`,
    keptFor: YEAR,
    isOver: (limit) => sql`created_at < ${limit}`,
  },
  {
    name: "gebruikte of verlopen uitnodigingen, na 30 dagen",
    table: sql`invitations`,
    keptFor: 30 * DAY,
    isOver: (limit) => sql`not demo and (used_at < ${limit} or expires_at < ${limit})`,
  },
  {
    name: "links voor een nieuw wachtwoord, na 30 dagen",
    table: sql`password_resets`,
    keptFor: 30 * DAY,
    isOver: (limit) => sql`created_at < ${limit}`,
  },
  {
    name: "codes om een offerte mee te aanvaarden, na een dag",
    table: sql`offer_codes`,
    keptFor: DAY,
    isOver: (limit) => sql`created_at < ${limit}`,
  },
  {
    name: "ingetrokken of verlopen deellinks, na 30 dagen",
    table: sql`share_links`,
    keptFor: 30 * DAY,
    isOver: (limit) => sql`revoked_at < ${limit} or expires_at < ${limit}`,
  },
  {
    name: "gecontroleerde catalogi die niet zijn geplaatst of gepland, na 30 dagen",
    table: sql`staged_catalogues`,
    keptFor: 30 * DAY,
    isOver: (limit) => sql`planned_at is null and staged_at < ${limit}`,
  },
  {
    name: "versies van catalogi die niet meer klaarstaan",
    table: sql`catalogue_versions`,
    keptFor: 0,
    isOver: () => sql`revision < 0 and not exists (select from staged_catalogues s where s.id = -revision)`,
  },
  {
    name: "momenten die niemand boekte, na 30 dagen",
    table: sql`appointments`,
    keptFor: 30 * DAY,
    isOver: (limit) =>
      sql`to_date < ${limit} and not exists (select from appointment_bookings b where b.appointment_id = appointments.id)`,
  },
  {
    name: "afspraken, een jaar nadat ze waren",
    table: sql`appointments`,
    keptFor: YEAR,
    isOver: (limit) => sql`to_date < ${limit}`,
  },
  {
    name: "verstuurde mails die terug kunnen komen, na 90 dagen",
    table: sql`sent_mails`,
    keptFor: 90 * DAY,
    isOver: (limit) => sql`sent_at < ${limit}`,
  },
  {
    name: "wat medewerkers van regels op 'Vandaag' vonden, na twee jaar",
    table: sql`day_marks`,
    keptFor: 2 * YEAR,
    isOver: (limit) => sql`changed_at < ${limit}`,
  },
  {
    name: "bezorgingen aan andere systemen, na 30 dagen",
    table: sql`webhook_deliveries`,
    keptFor: 30 * DAY,
    isOver: (limit) => sql`at < ${limit}`,
  },
  {
    name: "het logboek van handelingen, na twee jaar",
    table: sql`audit_log`,
    keptFor: 2 * YEAR,
    isOver: (limit) => sql`at < ${limit}`,
  },
];

export interface RetentionCount {
  readonly name: string;
  readonly rows: number;
}

/** Removes what is over, or only counts it. */
export async function applyRetention(db: Database, isDryRun: boolean): Promise<RetentionCount[]> {
  const counts: RetentionCount[] = [];
  for (const { name, table, keptFor, isOver } of RETENTIONS) {
    const over = isOver(sql`${ago(keptFor)}::timestamptz`);
    const result = isDryRun
      ? await db.execute<{ n: number }>(sql`select count(*)::int as n from ${table} where ${over}`)
      : await db.execute(sql`delete from ${table} where ${over}`);
    counts.push({ name, rows: isDryRun ? Number(result.rows[0]?.["n"] ?? 0) : (result.rowCount ?? 0) });
  }
  return counts;
}
