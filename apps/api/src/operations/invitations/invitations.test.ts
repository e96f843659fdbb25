import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inviteBuyers, readInvitationSheet, type InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { getUserByHash, registerUser } from "@showroom/api-contract/endpoints/users";
import { DAY, nowMs } from "@showroom/service/clock";
import { exportPerson } from "../../accounts/export-person.ts";
import { findPerson } from "../../accounts/person.ts";
import { openDatabase } from "../../database/database.ts";
import { demoIds, userId } from "../../testing/demo-ids.ts";
import { openInvitationDesk, type InvitationDesk } from "../../testing/invitation-desk.ts";
import { ADMIN, ADVISOR, BUYER, DEMO_PASSWORD, PROJECT_ADMIN } from "../../testing/test-app.ts";

let desk: InvitationDesk;
beforeAll(async () => {
  desk = await openInvitationDesk();
});
afterAll(() => desk.app.stop());

describe("a sheet", () => {
  it("is read, checked without any effect, and sent", async () => {
    const { app, staff, projectId, houseType, newRow, invite, lineOf, mailedTokens, opens } = desk;
    const [first, second] = [newRow({ line: 2 }), newRow({ line: 3, email: "geen adres" })];
    const lines = [first, second].map((row) => `${row.email};${row.buildNumber};${row.houseType};Anna;de Wit`);
    const text = `E-mail;Bouwnummer;Woningtype;Voornaam;Achternaam\n${lines.join("\n")}\n`;
    const read = await staff.call(readInvitationSheet, {
      params: { projectId },
      body: { file: new File([text], "kopers.csv") },
    });
    expect(read.body).toEqual({ rows: [first, second], faults: [] });

    const faulty = await invite(read.body.rows);
    expect(faulty.sent).toBeNull();
    expect(faulty.rows.map(({ state }) => state)).toEqual(["new", "fault"]);
    await expect(lineOf(first.email)).rejects.toThrow("is not in the list");

    const repaired = [first, { ...second, email: `hersteld.${second.buildNumber}@voorbeeld.nl` }];
    expect((await invite(repaired, true)).sent).toBeNull();
    await expect(lineOf(first.email)).rejects.toThrow("is not in the list");
    expect((await invite(repaired)).sent).toBe(2);
    expect(await lineOf(first.email)).toMatchObject({ buildNumber: first.buildNumber, houseType, name: "Anna de Wit" });

    // The same list again sends nothing.
    const again = await invite(repaired);
    expect(again.sent).toBe(0);
    expect(again.rows.map(({ state }) => state)).toEqual(["invited", "invited"]);
    const [token = ""] = await mailedTokens(first.email);
    expect(await opens(token)).toBe(true);
    expect(await lineOf(first.email)).toMatchObject({ state: "sent" });
    const { rows } = await app.pool.query(
      "select actor_id as actor, details from audit_log where action = 'invited-buyer' and subject_id = $1",
      [(await lineOf(first.email)).userId],
    );
    expect(rows).toEqual([
      { actor: await userId(app.pool, PROJECT_ADMIN), details: { buildNumber: first.buildNumber } },
    ]);
  });

  it("shows faults that came after the check", async () => {
    const { newRow, invite } = desk;
    const row = newRow();
    expect((await invite([row], true)).rows[0]?.state).toBe("new");
    await invite([{ ...row, email: `eerder.${row.buildNumber}@voorbeeld.nl` }]);
    const late = await invite([row, newRow()]);
    expect(late.sent).toBeNull();
    expect(late.rows[0]?.faults[0]?.reason).toContain("is al van iemand anders: eerder.");
  });

  it("does not touch the account of somebody else", async () => {
    const { newRow, invite } = desk;
    const { rows } = await invite([newRow({ email: ADVISOR }), newRow({ email: BUYER })]);
    expect(rows.map(({ faults }) => faults[0]?.field)).toEqual(["email", "email"]);
  });

  it("sent by two at the same moment invites everyone once", async () => {
    const { app, newRow, invite } = desk;
    const rows = [newRow(), newRow(), newRow()];
    const admin = await app.signedIn(ADMIN);
    const outcomes = await Promise.all([invite(rows), invite(rows, false, admin)]);
    expect(outcomes.map(({ sent }) => sent).toSorted((one, other) => Number(one) - Number(other))).toEqual([0, 3]);
    const { rows: made } = await app.pool.query(
      "select count(*)::int as n from invitations i join users u on u.id = i.user_id where u.email = any($1)",
      [rows.map(({ email }) => email)],
    );
    expect(made).toEqual([{ n: 3 }]);
  });

  it("with an address that is invited for another project at the same moment is refused by one of them, in words", async () => {
    const { app, newRow, invite } = desk;
    const { projectId, houseTypeId } = await demoIds(app.pool, "de-lindehof");
    const { rows: types } = await app.pool.query("select name from house_types where id = $1", [houseTypeId]);
    const { rows: free } = await app.pool.query(
      `select build_number as number from homes h where project_id = $1 and house_type_id = $2 and closed_at is null
       and not exists (select from users u where u.project_id = $1 and lower(u.build_number) = lower(h.build_number))`,
      [projectId, houseTypeId],
    );
    const admin = await app.signedIn(ADMIN);
    const inviteElsewhere = (row: InvitationRow) =>
      admin.call(inviteBuyers, { params: { projectId }, body: { rows: [row], dryRun: false } });
    for (const { number } of free.slice(0, 5)) {
      const row = newRow();
      const elsewhere = { ...row, buildNumber: String(number), houseType: String(types[0]?.name) };
      const [here, there] = await Promise.all([invite([row]), inviteElsewhere(elsewhere)]);
      expect(there.status).toBe(200);
      expect([here.sent, there.body.sent].filter((sent) => sent === 1)).toHaveLength(1);
      const refused = [...here.rows, ...there.body.rows].flatMap(({ faults }) => faults);
      expect(refused).toEqual([{ field: "email", reason: expect.stringContaining("hoort al een account") }]);
    }
  });

  it("is for an open project only, and for admins and project admins", async () => {
    const { app, staff, projectId, newRow } = desk;
    await app.pool.query("update projects set state = 'closed' where id = $1", [projectId]);
    const body = { rows: [newRow()], dryRun: true };
    expect((await staff.call(inviteBuyers, { params: { projectId }, body })).status).toBe(409);
    await app.pool.query("update projects set state = 'open' where id = $1", [projectId]);
    const advisor = await app.signedIn(ADVISOR);
    expect((await advisor.call(inviteBuyers, { params: { projectId }, body })).status).toBe(404);
  });
});

describe("an invitation", () => {
  it("is registered by its link, after which it can no longer change", async () => {
    const { app, newRow, invite, lineOf, mailedTokens, act } = desk;
    const row = newRow();
    await invite([row]);
    const [token = ""] = await mailedTokens(row.email);
    const before = await lineOf(row.email);
    const client = app.client();
    client.tokens.access = (await client.call(getUserByHash, { params: { hash: token } })).body.access_token;
    const registered = await client.call(registerUser, {
      params: { id: before.userId },
      body: {
        firstName: "Anna",
        lastName: "de Wit",
        email: row.email,
        password: DEMO_PASSWORD,
        password_confirmation: DEMO_PASSWORD,
        approveConditions: true,
      },
    });
    expect(registered.status).toBe(200);
    expect((await lineOf(row.email)).state).toBe("registered");
    expect(await act(before, "withdraw")).toBe("changed");
    expect(await act(before, { email: null })).toBe("changed");
  });

  it("sent again has a new link, and the earlier one and its session end", async () => {
    const { app, newRow, invite, lineOf, mailedTokens, opens, act } = desk;
    const row = newRow();
    await invite([row]);
    const [first = ""] = await mailedTokens(row.email);
    const opened = app.client();
    opened.tokens.access = (await opened.call(getUserByHash, { params: { hash: first } })).body.access_token;
    expect(await opened.status("GET", "/api/users/current")).toBe(200);
    const seen = await lineOf(row.email);
    const admin = await app.signedIn(ADMIN);
    const outcomes = await Promise.all([act(seen, { email: null }), act(seen, { email: null }, admin)]);
    expect(outcomes.toSorted()).toEqual(["changed", "done"]);
    const tokens = await mailedTokens(row.email, 2);
    expect(tokens).toHaveLength(2);
    expect(await opens(first)).toBe(false);
    expect(await opened.status("GET", "/api/users/current")).toBe(401);
    expect(await opens(tokens.find((token) => token !== first) ?? "")).toBe(true);
  });

  it("goes to a corrected address, unless that is somebody's", async () => {
    const { newRow, invite, lineOf, mailedTokens, opens, act } = desk;
    const row = newRow();
    await invite([row]);
    const [first = ""] = await mailedTokens(row.email);
    const seen = await lineOf(row.email);
    expect(await act(seen, { email: BUYER })).toBe("address-taken");
    expect(await opens(first)).toBe(true);
    const corrected = `goed.${row.buildNumber}@voorbeeld.nl`;
    expect(await act(seen, { email: corrected })).toBe("done");
    const [token = ""] = await mailedTokens(corrected);
    expect(await opens(first)).toBe(false);
    expect(await opens(token)).toBe(true);
  });

  it("that is withdrawn ends, and gives the home to somebody else", async () => {
    const { newRow, invite, lineOf, mailedTokens, opens, act } = desk;
    const row = newRow();
    await invite([row]);
    const [token = ""] = await mailedTokens(row.email);
    expect(await act(await lineOf(row.email), "withdraw")).toBe("done");
    expect(await opens(token)).toBe(false);
    expect((await lineOf(row.email)).state).toBe("withdrawn");
    expect(await act(await lineOf(row.email), "withdraw")).toBe("changed");
    const other = { ...row, email: `ander.${row.buildNumber}@voorbeeld.nl` };
    expect((await invite([other])).sent).toBe(1);
    await expect(lineOf(row.email)).rejects.toThrow("is not in the list");
    expect(await lineOf(other.email)).toMatchObject({ buildNumber: row.buildNumber });
  });

  it("that expired can be sent again, with a new end", async () => {
    const { app, newRow, invite, lineOf, mailedTokens, act } = desk;
    const row = newRow();
    await invite([row]);
    await mailedTokens(row.email);
    const before = await lineOf(row.email);
    await app.pool.query("update invitations set expires_at = $2 where id = $1", [
      before.invitationId,
      new Date(nowMs() - 1000),
    ]);
    expect((await lineOf(row.email)).state).toBe("expired");
    expect(await act(await lineOf(row.email), { email: null })).toBe("done");
    await mailedTokens(row.email, 2);
    const after = await lineOf(row.email);
    expect(after.state).toBe("sent");
    expect(Date.parse(after.expiresAt ?? "")).toBeGreaterThan(nowMs() + 29 * DAY);
  });

  it("is part of what a person gets to see", async () => {
    const { app, newRow, invite, mailedTokens } = desk;
    const row = newRow();
    await invite([row]);
    await mailedTokens(row.email);
    const database = openDatabase(app.databaseUrl, 1, () => undefined);
    const person = await findPerson(database.db, row.email);
    if (!person) throw new Error("There is nobody");
    expect((await exportPerson(database.db, person)).invitations).toMatchObject([{ usedAt: null }]);
    await database.close();
  });
});
