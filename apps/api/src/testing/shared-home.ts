import type { InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { openBuyer, type TestBuyer } from "./buyer.ts";
import { userId } from "./demo-ids.ts";
import { openInvitationDesk, type InvitationDesk } from "./invitation-desk.ts";
import { OTHER_BUYER } from "./test-app.ts";

/** A buyer who shares a home. */
export interface Sharing {
  readonly id: number;
  readonly email: string;
  readonly row: InvitationRow;
  readonly buyer: TestBuyer;
}

/** A desk that invites people for one home, and gives them the password of the demo. */
export async function openSharedHomes() {
  const desk = await openInvitationDesk();
  const { app, newRow, invite } = desk;

  /** Registers an invited person, as the link in the mail does. */
  async function register(email: string): Promise<void> {
    await app.pool.query(
      `update users set password_hash = (select password_hash from users where email = $2), approved_terms_at = now() where email = $1`,
      [email, OTHER_BUYER],
    );
  }
  async function enter(row: InvitationRow): Promise<Sharing> {
    await register(row.email);
    const client = await app.signedIn(row.email);
    return {
      id: await userId(app.pool, row.email),
      email: row.email,
      row,
      buyer: await openBuyer(client, "havenkwartier"),
    };
  }

  /** A home with a buyer and co-buyers, who are all signed in. */
  async function openHome(...names: readonly string[]): Promise<Sharing[]> {
    const first = newRow({ firstName: names[0] ?? "" });
    const rows = names.map((firstName, index): InvitationRow => {
      if (index === 0) return first;
      return newRow({ firstName, buildNumber: first.buildNumber, coBuyer: "ja" });
    });
    const { sent } = await invite(rows);
    if (sent !== rows.length) throw new Error("Not everybody was invited");
    const people: Sharing[] = [];
    for (const row of rows) people.push(await enter(row));
    return people;
  }
  return { ...desk, register, enter, openHome };
}
export type SharedHomes = InvitationDesk & Awaited<ReturnType<typeof openSharedHomes>>;
