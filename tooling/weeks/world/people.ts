/** The people of a world. Names and numbers are rare words, so that a page that shows one of another person is noticed. */
import { now } from "@showroom/service/clock";
import { inviteUser } from "../../../apps/api/src/accounts/invite-user.ts";
import type { DatabaseHandle } from "../../../apps/api/src/database/database.ts";
import type { Passwords } from "../../../apps/api/src/kernel/context.ts";
import { SLUG } from "./base.ts";

export const PASSWORD = "Welkom-Thuis-2026";

export interface Person {
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: "projectuser" | "showroomadvisor";
  readonly buildNumber: string | null;
  readonly userId: number;
  /** The path of the invitation, for a person who is not registered yet. */
  readonly invitation: string | null;
}

const BUYERS = [
  { key: "hart", firstName: "Wilhelmina", lastName: "’t Hart", type: 0, buildNumber: "7731", isInvited: false },
  { key: "vries", firstName: "Zoë", lastName: "de Vries/Zandstra", type: 1, buildNumber: "8842", isInvited: false },
  { key: "bos", firstName: "Ömer", lastName: "Quaedvlieg & Bos", type: 0, buildNumber: "9953", isInvited: true },
] as const;

/** The advisor of the demo project's showroom. */
const ADVISOR = "adviseur@showroom.example";

async function firstRow<Row extends object>({ pool }: DatabaseHandle, text: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool.query<Row>(text, values);
  if (!rows[0]) throw new Error(`No row: ${text}`);
  return rows[0];
}

export async function movePeopleIn(database: DatabaseHandle, passwords: Passwords): Promise<Person[]> {
  const { pool } = database;
  const project = await firstRow<{ id: number }>(database, "select id from projects where slug = $1", [SLUG]);
  const types = await pool.query<{ id: number }>("select id from house_types where project_id = $1 order by position", [
    project.id,
  ]);
  const hash = await passwords.hash(PASSWORD);
  const people: Person[] = [];
  for (const { key, type, isInvited, firstName, lastName, buildNumber } of BUYERS) {
    const email = `${key}@weken.example`;
    const invited = await inviteUser(pool, {
      email,
      role: "projectuser",
      projectId: project.id,
      houseTypeId: types.rows[type]?.id ?? null,
      organisationId: null,
      buildNumber,
      firstName: isInvited ? "" : firstName,
      lastName: isInvited ? "" : lastName,
    });
    if (!invited) throw new Error(`${email} could not be invited`);
    const { userId, secret } = invited;
    if (!isInvited)
      await pool.query("update users set password_hash = $2, approved_terms_at = $3 where id = $1", [
        userId,
        hash,
        now(),
      ]);
    const invitation = isInvited ? `/projects/signup/${secret}` : null;
    people.push({ key, email, firstName, lastName, role: "projectuser", buildNumber, userId, invitation });
  }
  const advisor = await firstRow<{ id: number; firstName: string; lastName: string }>(
    database,
    `update users set password_hash = $2 where email = $1 returning id, first_name as "firstName", last_name as "lastName"`,
    [ADVISOR, hash],
  );
  const { id: userId, firstName, lastName } = advisor;
  const staff = { role: "showroomadvisor", buildNumber: null, invitation: null } as const;
  return [...people, { ...staff, key: "advisor", email: ADVISOR, userId, firstName, lastName }];
}
