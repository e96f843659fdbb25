/** What should stand on the day list of a project, computed from the raw tables without the product's code. */
import type { Pool } from "pg";

/** A row of a table. */
type Row = Readonly<Record<string, unknown>>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The tables are read as they are. In winter the Netherlands are an hour ahead of UTC. */
const dutchDay = (at: number): string => new Date(at + HOUR).toISOString().slice(0, 10);
const time = (value: unknown): number => (value instanceof Date ? value.getTime() : 0);

export interface ExpectedRow {
  readonly key: string;
  readonly at: number;
}

/** Whether a draft differs from the standard in a part, and was never put before the buyer. The standard of this test has no floor. */
function isLate(tables: { readonly confirmations: readonly Row[] }, choices: Row | undefined, part: string): boolean {
  if (!choices || Number(choices["version"]) === 0) return false;
  const isOffered = tables.confirmations.some(
    (one) => one["choices_id"] === choices["id"] && JSON.stringify(one["late"]).includes(`"part":"${part}"`),
  );
  const rooms = Object.values(choices["rooms"] as Readonly<Record<string, Row>>);
  const isChosen = part === "floors" && rooms.some((room) => Number(room["floorMaterialId"]) > 0);
  return isChosen && !isOffered;
}

export async function expectedDay(pool: Pool, projectId: number, at: number): Promise<ExpectedRow[]> {
  const read = async (table: string): Promise<Row[]> => (await pool.query<Row>(`select * from ${table}`)).rows;
  const dates = (
    await pool.query<Row>("select phase, part, last_day::text as day from closing_dates where project_id = $1", [
      projectId,
    ])
  ).rows;
  const exceptions = (await pool.query<Row>("select home_id, part, last_day::text as day from closing_exceptions"))
    .rows;
  const tables = {
    users: await read("users"),
    homes: await read("homes"),
    choices: await read("project_choices"),
    confirmations: await read("confirmations"),
    offers: await read("offers"),
    persons: await read("offer_persons"),
    acceptances: await read("offer_acceptances"),
    endings: await read("offer_endings"),
    changes: await read("change_requests"),
    threads: await read("question_threads"),
    messages: await read("question_messages"),
    times: await read("appointments"),
    bookings: await read("appointment_bookings"),
    mails: await read("sent_mails"),
  };
  const canOffer = (await pool.query("select from contract_terms where project_id = $1", [projectId])).rows.length > 0;
  const rows: ExpectedRow[] = [];
  const ofProject = tables.users.filter((user) => user["project_id"] === projectId && user["role"] === "projectuser");
  for (const user of ofProject) {
    if (user["shares_choices_of"] !== null) continue;
    const isErased = user["disabled_at"] !== null;
    const household = ofProject.filter((one) => one === user || one["shares_choices_of"] === user["id"]);
    const choices = tables.choices.find((one) => one["user_id"] === user["id"] && one["project_id"] === projectId);
    const isSubmitted = choices !== undefined && choices["submit_type"] !== null;
    const home = tables.homes.find(
      (one) => one["project_id"] === projectId && one["build_number"] === user["build_number"],
    );
    if (choices) {
      const submissions = tables.confirmations.filter((one) => one["choices_id"] === choices["id"]);
      const newest = submissions.toSorted((one, other) => Number(other["version"]) - Number(one["version"]))[0];
      const isMet = tables.bookings.some(
        (one) =>
          one["choices_id"] === choices["id"] &&
          one["ending"] === null &&
          tables.times.some((slot) => slot["id"] === one["appointment_id"] && time(slot["to_date"]) > at),
      );
      const isOffered = newest && tables.offers.some((one) => one["confirmation_id"] === newest["id"]);
      if (isSubmitted && newest && !isOffered && !isMet && !isErased)
        rows.push({ key: `request:${String(newest["id"])}`, at: time(choices["submitted_at"]) });
      for (const thread of tables.threads) {
        if (thread["choices_id"] !== choices["id"] || thread["closed_at"] !== null) continue;
        const own = tables.messages
          .filter((one) => one["thread_id"] === thread["id"])
          .toSorted((one, other) => Number(one["id"]) - Number(other["id"]));
        const unanswered = own.slice(own.findLastIndex((one) => one["side"] === "staff") + 1);
        const first = unanswered[0];
        if (first) rows.push({ key: `question:${String(thread["id"])}`, at: time(first["at"]) });
      }
      for (const change of tables.changes)
        if (change["choices_id"] === choices["id"] && change["ending"] === null && !isErased)
          rows.push({ key: `change:${String(change["id"])}`, at: time(change["at"]) });
      for (const offer of tables.offers) {
        const isOpen =
          offer["choices_id"] === choices["id"] &&
          time(offer["valid_until"]) > at &&
          !tables.endings.some((one) => one["offer_id"] === offer["id"]);
        const named = tables.persons.filter((one) => one["offer_id"] === offer["id"]).map((one) => one["user_id"]);
        const accepted = tables.acceptances.filter((one) => one["offer_id"] === offer["id"]);
        const isHalf = accepted.length > 0 && named.some((id) => !accepted.some((one) => one["user_id"] === id));
        if (isOpen && isHalf)
          rows.push({ key: `half:${String(offer["id"])}`, at: Math.min(...accepted.map((one) => time(one["at"]))) });
      }
      for (const booking of tables.bookings) {
        const slot = tables.times.find((one) => one["id"] === booking["appointment_id"]);
        if (!slot || booking["choices_id"] !== choices["id"] || booking["ending"] !== null) continue;
        const isToday = dutchDay(time(slot["from_date"])) === dutchDay(at);
        if (isToday && slot["withdrawn_at"] === null && time(slot["to_date"]) > at)
          rows.push({ key: `appointment:${String(slot["id"])}`, at: time(slot["from_date"]) });
      }
    }
    if (isSubmitted || isErased || (user["password_hash"] === null && user["withdrawn_at"] !== null)) continue;
    const lastDays = ["tiles", "sanitary", "floors"].flatMap((part) => {
      const own = home && exceptions.find((one) => one["home_id"] === home["id"] && one["part"] === part);
      const phase = home?.["phase"] ?? "";
      const found = own ?? dates.find((one) => one["phase"] === phase && one["part"] === part);
      return found ? [{ part, day: String(found["day"]) }] : [];
    });
    const late = lastDays.filter(({ part, day }) => day < dutchDay(at) && isLate(tables, choices, part));
    const earliest = late.map(({ day }) => day).toSorted()[0];
    if (canOffer && earliest !== undefined)
      rows.push({
        key: `late:${String(user["id"])}:${late.map(({ part }) => part).join("+")}`,
        at: Date.parse(`${earliest}T23:00:00Z`),
      });
    const ahead = lastDays.filter(
      ({ day }) => day >= dutchDay(at) && Date.parse(day) - Date.parse(dutchDay(at)) <= 14 * DAY,
    );
    const nearest = ahead.map(({ day }) => day).toSorted()[0];
    if (nearest !== undefined) {
      const parts = ahead.filter(({ day }) => day === nearest).map(({ part }) => part);
      rows.push({
        key: `closing:${String(user["id"])}:${nearest}:${parts.join("+")}`,
        at: Date.parse(`${nearest}T23:00:00Z`),
      });
      continue;
    }
    if (choices && (Number(choices["version"]) > 0 || choices["reopened"] !== null)) continue;
    const registered = household.filter((one) => one["password_hash"] !== null);
    const since =
      registered.length > 0
        ? Math.min(...registered.map((one) => time(one["approved_terms_at"] ?? one["created_at"])))
        : time(user["invited_at"] ?? user["created_at"]);
    if (since <= at - 7 * DAY) rows.push({ key: `start:${String(user["id"])}`, at: since });
  }
  for (const mail of tables.mails) {
    const isTheirs = ofProject.some((one) => one["email"] === mail["to_email"]);
    if (isTheirs && mail["bounced_at"] !== null && mail["handled_at"] === null)
      rows.push({ key: `bounce:${String(mail["message_id"])}`, at: time(mail["bounced_at"]) });
  }
  return rows;
}
