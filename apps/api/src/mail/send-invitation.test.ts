import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nowMs } from "@showroom/service/clock";
import { openDatabase } from "../database/database.ts";
import { openInvitationDesk, type InvitationDesk } from "../testing/invitation-desk.ts";
import { testConfig } from "../testing/test-environment.ts";
import { sendInvitation } from "./send-invitation.ts";

let desk: InvitationDesk;
beforeAll(async () => {
  desk = await openInvitationDesk();
});
afterAll(() => desk.app.stop());

describe("the mail", () => {
  /** Sends an invitation's mail with this mailer; its job does nothing any more. */
  async function mailing(email: string) {
    const { app, lineOf } = desk;
    const database = openDatabase(app.databaseUrl, 1, () => undefined);
    const { invitationId } = await lineOf(email);
    if (invitationId === null) throw new Error("There is no invitation");
    await database.pool.query("update invitations set mailed_at = null, mailing_at = null where id = $1", [
      invitationId,
    ]);
    const run = (send: () => Promise<void>, isLast: boolean) =>
      sendInvitation(
        { db: database.db, config: testConfig({ DATABASE_URL: app.databaseUrl }), mailer: { send } },
        invitationId,
        isLast,
      );
    return { run, close: () => database.close() };
  }

  it("is sent once, however often its job is repeated", async () => {
    const { newRow, invite, lineOf, mailedTokens } = desk;
    const row = newRow();
    await invite([row]);
    await mailedTokens(row.email);
    const { run, close } = await mailing(row.email);
    let sent = 0;
    const send = async (): Promise<void> => void (sent += 1);
    await Promise.all([run(send, false), run(send, false)]);
    await run(send, true);
    expect(sent).toBe(1);
    expect((await lineOf(row.email)).state).toBe("sent");
    await close();
  });

  it("that fails is tried again, and is not delivered after the last attempt, until it is repeated", async () => {
    const { newRow, invite, lineOf, mailedTokens } = desk;
    const row = newRow();
    await invite([row]);
    await mailedTokens(row.email);
    const { run, close } = await mailing(row.email);
    const refuse = () => Promise.reject(new Error("refused"));
    await expect(run(refuse, false)).rejects.toThrow("refused");
    expect((await lineOf(row.email)).state).toBe("queued");
    await expect(run(refuse, true)).rejects.toThrow("refused");
    expect((await lineOf(row.email)).state).toBe("failed");
    await run(() => Promise.resolve(), true);
    expect((await lineOf(row.email)).state).toBe("sent");
    await close();
  });

  it("of a process that died is never sent twice: it is not delivered", async () => {
    const { app, newRow, invite, lineOf, mailedTokens } = desk;
    const row = newRow();
    await invite([row]);
    await mailedTokens(row.email);
    const { run, close } = await mailing(row.email);
    const { invitationId } = await lineOf(row.email);
    await app.pool.query("update invitations set mailing_at = $2 where id = $1", [
      invitationId,
      new Date(nowMs() - 20 * 60_000),
    ]);
    await run(() => Promise.reject(new Error("sent")), true);
    expect((await lineOf(row.email)).state).toBe("failed");
    await close();
  });
});
