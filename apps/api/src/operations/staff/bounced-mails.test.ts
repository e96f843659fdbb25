import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { listBouncedMails, settleBouncedMail } from "@showroom/api-contract/endpoints/bounced-mails";
import { inviteBuyers, listInvitations, resendInvitation } from "@showroom/api-contract/endpoints/invitations";
import { exportPerson } from "../../accounts/export-person.ts";
import { findPerson } from "../../accounts/person.ts";
import { openMailbox } from "../../bounces/mailbox.ts";
import { readBounces } from "../../bounces/read-bounces.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { delayed, outOfOffice, REPORTS } from "../../testing/delivery-reports.ts";
import { startTestMailbox, type TestMailbox } from "../../testing/imap-mailbox.ts";
import { startSmtpCatcher, type SmtpCatcher } from "../../testing/smtp-catcher.ts";
import { ADVISOR, BUYER, OTHER_ADVISOR, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";

let catcher: SmtpCatcher;
let mailbox: TestMailbox;
let app: TestApp;
let database: DatabaseHandle;
let projectId: number;
beforeAll(async () => {
  catcher = await startSmtpCatcher();
  mailbox = await startTestMailbox();
  app = await startTestApp({
    environment: { SMTP_URL: catcher.url, BOUNCE_URL: mailbox.url, BOUNCE_ADDRESS: "bounces@showroom.example" },
  });
  database = openDatabase(app.databaseUrl, 2, () => undefined);
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = 'de-lindehof'");
  projectId = rows[0]?.id ?? 0;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await database.close();
  await app.stop();
  catcher.stop();
  mailbox.stop();
});

const params = () => ({ projectId });
const read = () => readBounces({ db: database.db }, openMailbox(mailbox.url));
const idOf = (source: string): string => /^Message-ID: (<.+>)$/m.exec(source)?.[1] ?? "";

async function invite(email: string, buildNumber: string) {
  const staff = await app.signedIn(PROJECT_ADMIN);
  const row = { line: null, buildNumber, houseType: "", firstName: "Jan", lastName: "Mulder", email, coBuyer: "" };
  const { sent } = (await staff.call(inviteBuyers, { params: params(), body: { rows: [row], dryRun: false } })).body;
  expect(sent).toBe(1);
  return await mailTo(email);
}
async function mailTo(email: string, atLeast = 1) {
  return await vi.waitFor(() => {
    const found = catcher.mails.filter(({ to }) => to.includes(email));
    expect(found.length).toBeGreaterThanOrEqual(atLeast);
    return { envelope: found.at(-1)?.from ?? "", id: idOf(found.at(-1)?.source ?? "") };
  }, 20_000);
}
const bounced = async (email = ADVISOR) =>
  (await (await app.signedIn(email)).call(listBouncedMails, { params: params() })).body;
const stateOf = async (email: string) => {
  const staff = await app.signedIn(PROJECT_ADMIN);
  const { items } = (await staff.call(listInvitations, { params: params() })).body;
  return items.find((one) => one.email === email);
};

it("an invitation that came back says so, and staff read why", async () => {
  const { envelope, id } = await invite("jan@elders.example", "20");
  expect(envelope, "mails come back to the mailbox that is read").toBe("bounces@showroom.example");
  expect(await stateOf("jan@elders.example")).toMatchObject({ state: "sent" });

  mailbox.put(outOfOffice({ id, to: "jan@elders.example" }));
  mailbox.put(delayed({ id, to: "jan@elders.example" }));
  await read();
  expect(mailbox.unread()).toBe(0);
  expect(await bounced()).toEqual({ items: [], isRead: true });

  mailbox.put(REPORTS.postfix({ id, to: "jan@elders.example" }));
  await read();
  expect(mailbox.unread()).toBe(0);
  expect(await stateOf("jan@elders.example")).toMatchObject({ state: "bounced" });
  expect((await bounced()).items).toEqual([
    {
      id,
      to: "jan@elders.example",
      subject: "Uitnodiging voor De Lindehof",
      sentAt: expect.any(String),
      bouncedAt: expect.any(String),
      reason: "address",
      diagnostic: expect.stringContaining("User unknown"),
      buyer: { userId: expect.any(Number), name: "Jan Mulder", buildNumber: "20" },
    },
  ]);
  const elsewhere = await app.signedIn(OTHER_ADVISOR);
  expect((await elsewhere.call(listBouncedMails, { params: params() })).status).toBe(404);
});

it("a corrected address starts anew, and what is set aside is off the list", async () => {
  const invitation = await stateOf("jan@elders.example");
  const staff = await app.signedIn(PROJECT_ADMIN);
  await staff.call(resendInvitation, {
    params: { projectId, userId: invitation?.userId ?? 0 },
    body: { invitationId: invitation?.invitationId ?? 0, email: "jan.mulder@elders.example" },
  });
  await mailTo("jan.mulder@elders.example");
  await vi.waitFor(async () => expect(await stateOf("jan.mulder@elders.example")).toMatchObject({ state: "sent" }));
  // Nobody has the old address any more, so its mail is of no project.
  expect((await bounced()).items).toEqual([]);
});

it("a report without the mail is about the newest to the address, and a mail comes back once", async () => {
  const { id } = await mailTo("jan.mulder@elders.example");
  const about = { id: "<unknown@elders.example>", to: "jan.mulder@elders.example" };
  mailbox.put(REPORTS.gmail(about));
  mailbox.put(REPORTS.exchange(about));
  await read();
  const { items } = await bounced();
  expect(items.map((mail) => [mail.id, mail.reason])).toEqual([[id, "blocked"]]);
  const staff = await app.signedIn(ADVISOR);
  expect((await staff.call(settleBouncedMail, { params: params(), body: { id: "<other@x.example>" } })).status).toBe(
    404,
  );
  expect((await staff.call(settleBouncedMail, { params: params(), body: { id } })).status).toBe(204);
  expect((await bounced()).items).toEqual([]);
});

it("a mailbox that is away changes nothing, and a mail that was not taken is offered again", async () => {
  await expect(readBounces({ db: database.db }, openMailbox("imap://a:b@127.0.0.1:9/INBOX"))).rejects.toThrow();
  mailbox.put(REPORTS.postfix({ id: "<x@y.example>", to: BUYER }));
  await expect(openMailbox(mailbox.url).readNew(() => Promise.reject(new Error("no database")))).rejects.toThrow(
    "no database",
  );
  expect(mailbox.unread()).toBe(1);
  await read();
  expect(mailbox.unread()).toBe(0);
});

it("a person's export has the mails, without anybody else's", async () => {
  const user = await findPerson(database.db, "jan.mulder@elders.example");
  if (!user) throw new Error("There is no such person");
  const { mails } = await exportPerson(database.db, user);
  expect(mails.map(({ toEmail }) => toEmail)).toEqual(["jan.mulder@elders.example"]);
});
