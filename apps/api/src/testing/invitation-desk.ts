import {
  inviteBuyers,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  type BuyerInvitation,
  type InvitationRow,
} from "@showroom/api-contract/endpoints/invitations";
import { getUserByHash } from "@showroom/api-contract/endpoints/users";
import { demoIds } from "./demo-ids.ts";
import { PROJECT_ADMIN, startTestApp } from "./test-app.ts";

/** A project admin of Havenkwartier, a project without homes, in an app of its own, who invites buyers. */
export async function openInvitationDesk() {
  const app = await startTestApp();
  const staff = await app.signedIn(PROJECT_ADMIN);
  const { projectId, houseTypeId } = await demoIds(app.pool, "havenkwartier");
  const { rows: types } = await app.pool.query("select name from house_types where id = $1", [houseTypeId]);
  const houseType = String(types[0]?.name);

  let next = 500;
  /** A row for a home and an address that nobody has. */
  function newRow(overrides: Partial<InvitationRow> = {}): InvitationRow {
    const buildNumber = String((next += 1));
    const email = `nieuw.${buildNumber}@voorbeeld.nl`;
    return {
      line: null,
      buildNumber,
      houseType,
      firstName: "Anna",
      lastName: "de Wit",
      email,
      coBuyer: "",
      ...overrides,
    };
  }

  const invite = async (rows: readonly InvitationRow[], dryRun = false, client = staff) =>
    (await client.call(inviteBuyers, { params: { projectId }, body: { rows: [...rows], dryRun } })).body;

  async function lineOf(email: string): Promise<BuyerInvitation> {
    const { items } = (await staff.call(listInvitations, { params: { projectId } })).body;
    const found = items.find((item) => item.email === email);
    if (!found) throw new Error(`${email} is not in the list`);
    return found;
  }

  const tokenIn = (mail: string): string => /signup\/([\w-]+)/.exec(mail)?.[1] ?? "";
  async function isMailing(email: string): Promise<boolean> {
    const { rows } = await app.pool.query(
      `select from invitations i join users u on u.id = i.user_id
       where u.email = $1 and i.mailing_at is not null and i.mailed_at is null`,
      [email],
    );
    return rows.length > 0;
  }

  /** The tokens of the links that were mailed to an address, oldest first. */
  async function mailedTokens(email: string, atLeast = 1): Promise<string[]> {
    for (let tries = 0; tries < 300; tries += 1) {
      const mails = (await app.mails(0)).map((mail) => mail.replaceAll("=\n", ""));
      const tokens = mails.filter((mail) => mail.includes(`To: ${email}`)).map(tokenIn);
      // The mail is there a moment before its job is done.
      if (tokens.length >= atLeast && !(await isMailing(email))) return tokens;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${email} got no ${atLeast} mails`);
  }

  const opens = async (token: string): Promise<boolean> =>
    (await app.client().call(getUserByHash, { params: { hash: token } })).body.success;

  const act = async (line: BuyerInvitation, what: "withdraw" | { readonly email: string | null }, client = staff) => {
    const params = { projectId, userId: line.userId };
    const { invitationId } = line;
    return what === "withdraw"
      ? (await client.call(withdrawInvitation, { params, body: { invitationId } })).body.outcome
      : (await client.call(resendInvitation, { params, body: { invitationId, email: what.email } })).body.outcome;
  };

  return { app, staff, projectId, houseType, newRow, invite, lineOf, mailedTokens, opens, act };
}
export type InvitationDesk = Awaited<ReturnType<typeof openInvitationDesk>>;
