/** How the buyers of the simulated project are invited, and what becomes of their invitations. */
import { inviteBuyers, listInvitations, resendInvitation } from "@showroom/api-contract/endpoints/invitations";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { getUserByHash, registerUser } from "@showroom/api-contract/endpoints/users";
import { vi } from "vitest";
import { openMailbox } from "../../bounces/mailbox.ts";
import { readBounces } from "../../bounces/read-bounces.ts";
import { REPORTS } from "../delivery-reports.ts";
import { DEMO_PASSWORD, PROJECT_ADMIN } from "../test-app.ts";
import { addressOf, type MailTo } from "./buyers.ts";
import type { ExpectedHome } from "./expected-homes.ts";
import type { WeeksTools } from "./weeks-tools.ts";

export function openInvitations(
  { app, mailbox, database, projectId }: WeeksTools,
  mailTo: MailTo,
  weekNow: () => number,
) {
  const params = { projectId };
  const admin = () => app.signedIn(PROJECT_ADMIN);

  async function invite(some: readonly ExpectedHome[], emailOf: (home: ExpectedHome) => string): Promise<void> {
    const staff = await admin();
    const rows = some.map((home) => ({
      line: null,
      buildNumber: home.buildNumber,
      houseType: "",
      firstName: "Koper",
      lastName: home.buildNumber,
      email: emailOf(home),
      coBuyer: "",
    }));
    const answer = (await staff.call(inviteBuyers, { params, body: { rows, dryRun: false } })).body;
    if (answer.sent !== rows.length)
      throw new Error(JSON.stringify(answer.rows.filter(({ state }) => state === "fault")));
    for (const home of some)
      Object.assign(home, {
        holder: emailOf(home),
        invitation: "invited",
        invitedIn: weekNow(),
        choices: "none",
        agreed: false,
      });
  }

  const lineOf = async (email: string) => {
    const { items } = (await (await admin()).call(listInvitations, { params })).body;
    const found = items.find((one) => one.email === email);
    if (!found) throw new Error(`${email} was not invited`);
    return found;
  };

  async function bounce(home: ExpectedHome): Promise<void> {
    const to = home.holder ?? "";
    const [, id = ""] = await mailTo(to, /^Message-ID: (<.+>)$/m);
    await vi.waitFor(async () => {
      if ((await lineOf(to)).state !== "sent") throw new Error("The mail is on its way");
    }, 30_000);
    mailbox.put(REPORTS.postfix({ id, to }));
    await readBounces({ db: database.db }, openMailbox(mailbox.url));
    const { state } = await lineOf(to);
    if (state !== "bounced") throw new Error(`${to} came back, and is ${state}`);
    home.invitation = "bounced";
  }

  async function correct(home: ExpectedHome): Promise<void> {
    const { userId, invitationId } = await lineOf(home.holder ?? "");
    const email = `juist.${home.holder}`;
    const staff = await admin();
    const { outcome } = (
      await staff.call(resendInvitation, { params: { projectId, userId }, body: { invitationId, email } })
    ).body;
    if (outcome !== "done") throw new Error(outcome);
    Object.assign(home, { holder: email, invitation: "invited", invitedIn: weekNow() });
  }

  async function register(home: ExpectedHome): Promise<void> {
    const email = home.holder ?? "";
    const [, hash = ""] = await mailTo(email, /signup\/([\w-]+)/);
    const body = {
      firstName: "Koper",
      lastName: home.buildNumber,
      email,
      password: DEMO_PASSWORD,
      password_confirmation: DEMO_PASSWORD,
      approveConditions: true as const,
    };
    const client = app.client(addressOf(home));
    const opened = await client.call(getUserByHash, { params: { hash } });
    if (opened.body.access_token === null || opened.status !== 200)
      throw new Error(`${email} could not open the link: ${opened.text}`);
    client.tokens.access = opened.body.access_token;
    const { id } = (await client.call(getCurrentUser, {})).body;
    const answer = await client.call(registerUser, { params: { id }, body });
    if (answer.status >= 300) throw new Error(`${email} could not register: ${answer.text}`);
    home.invitation = "registered";
  }

  return { invite, bounce, correct, register };
}
