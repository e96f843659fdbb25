import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invitations, users } from "../database/schema/accounts.ts";
import type { UserRow } from "../kernel/asker.ts";
import { demoIds } from "../testing/demo-ids.ts";
import { ADMIN, BUYER, BUYER_DONE } from "../testing/test-app.ts";
import { useDatabase } from "../testing/use-database.ts";
import { recordAudit } from "./audit.ts";
import { inviteUser, type Invitation } from "./invite-user.ts";
import { exportPerson } from "./export-person.ts";
import { erasePerson, findPerson } from "./person.ts";
import { openSession } from "./sessions.ts";
import { setAccountEnabled } from "./switch-account.ts";
import { userEntity } from "./user-entity.ts";

const database = useDatabase();
const query = (text: string, values: unknown[] = []) => database().pool.query(text, values);

async function person(email: string): Promise<UserRow> {
  const user = await findPerson(database().db, email);
  if (!user) throw new Error(`There is no ${email}`);
  return user;
}

it("an account is found by its address in any spelling", async () => {
  expect((await person(` ${BUYER.toUpperCase()} `)).email).toBe(BUYER);
  expect(await findPerson(database().db, "nobody@lindehof.example")).toBeNull();
});

describe("the user of the contract", () => {
  it("has a buyer's project and house type", async () => {
    const buyer = await person(BUYER);
    const { projectId, houseTypeId } = await demoIds(database().pool, "de-lindehof");
    const { rows } = await query(
      "select p.name as project, h.name as type from projects p join house_types h on h.project_id = p.id where h.id = $1",
      [buyer.houseTypeId],
    );
    expect(await userEntity(database().db, buyer)).toMatchObject({
      id: buyer.id,
      email: BUYER,
      role: "projectuser",
      roles: ["projectuser"],
      hasApprovedTerms: true,
      approvedTermsAt: buyer.approvedTermsAt?.toISOString(),
      isAnonymous: false,
      isSupplier: false,
      isCustomer: false,
      project: { id: projectId, slug: "de-lindehof", name: rows[0].project },
      houseType: { id: houseTypeId, name: rows[0].type },
      projectSlug: "de-lindehof",
      projectName: rows[0].project,
    });
  });

  it("has nulls where an account has nothing, and each role once", async () => {
    const staff = await person(ADMIN);
    const invited = new Date("2026-03-01T10:00:00Z");
    const bare: UserRow = {
      ...staff,
      approvedTermsAt: null,
      invitedAt: invited,
      projectId: null,
      houseTypeId: null,
      role: "supplier",
      roles: ["supplier", "customer"],
    };
    expect(await userEntity(database().db, bare)).toMatchObject({
      roles: ["supplier", "customer"],
      hasApprovedTerms: false,
      approvedTermsAt: null,
      invitedAt: invited.toISOString(),
      project: null,
      houseType: null,
      projectSlug: null,
      projectName: null,
      // Without the terms nobody holds a role.
      isSupplier: false,
      isCustomer: false,
    });
    const approved = { ...bare, approvedTermsAt: invited, invitedAt: null };
    expect(await userEntity(database().db, approved)).toMatchObject({
      isSupplier: true,
      isCustomer: true,
      invitedAt: null,
    });
  });
});

describe("an invitation", () => {
  const invitation: Invitation = {
    email: "nieuw@lindehof.example",
    role: "showroomadvisor",
    projectId: null,
    houseTypeId: null,
    organisationId: null,
    buildNumber: null,
    firstName: "An",
    lastName: "de Wit",
  };
  const open = async (userId: number) =>
    (await database().db.select().from(invitations).where(eq(invitations.userId, userId))).map(
      ({ usedAt }) => usedAt === null,
    );

  it("creates the account, and a second one replaces its link and its facts", async () => {
    const first = await inviteUser(database().pool, invitation);
    const user = await person(invitation.email);
    expect(user).toMatchObject({
      id: first?.userId,
      role: "showroomadvisor",
      roles: ["showroomadvisor"],
      firstName: "An",
    });
    expect(user.invitedAt).toBeInstanceOf(Date);
    const second = await inviteUser(database().pool, {
      ...invitation,
      email: "nieuw@LINDEHOF.example",
      firstName: "Bo",
    });
    expect(second?.userId).toBe(first?.userId);
    expect(second?.secret).not.toBe(first?.secret);
    expect((await open(user.id)).filter(Boolean)).toHaveLength(1);
    expect(await person(invitation.email)).toMatchObject({ firstName: "Bo", email: invitation.email });
  });

  it("is not made for somebody who registered", async () => {
    expect(await inviteUser(database().pool, { ...invitation, email: BUYER })).toBeNull();
    expect((await person(BUYER)).role).toBe("projectuser");
  });
});

it("switching an account off ends its sessions, and both ways are in the audit log", async () => {
  const { db } = database();
  const buyer = await person(BUYER);
  const { sessionId } = await openSession(db, buyer.id, null, null);
  const reason = async () =>
    (await query("select end_reason from sessions where id = $1", [sessionId])).rows[0].end_reason;
  const admin = await person(ADMIN);
  const asker = { kind: "user", user: admin, sessionId: "", mustEnrol: false } as const;
  await setAccountEnabled(db, asker, buyer.id, true);
  expect([(await person(BUYER)).disabledAt, await reason()]).toEqual([null, null]);
  await setAccountEnabled(db, null, buyer.id, false);
  expect([(await person(BUYER)).disabledAt, await reason()]).toEqual([expect.any(Date), "disabled"]);
  await recordAudit(db, { kind: "anonymous" }, { action: "viewed-as-buyer", subjectId: buyer.id });
  const { rows } = await query("select action, actor_id, actor_role from audit_log where subject_id = $1 order by id", [
    buyer.id,
  ]);
  expect(rows).toEqual([
    { action: "enabled-account", actor_id: admin.id, actor_role: "admin" },
    { action: "disabled-account", actor_id: null, actor_role: null },
    { action: "viewed-as-buyer", actor_id: null, actor_role: null },
  ]);
});

describe("what is stored about a person", () => {
  it("is exported with sessions, passkeys, choices, links and questions", async () => {
    const { db } = database();
    const user = await person(BUYER_DONE);
    await openSession(db, user.id, null, "Firefox");
    await query(
      "insert into passkeys (id, user_id, name, public_key, counter, transports, is_backed_up) values ('k', $1, 'Sleutel', '', 0, '{}', false)",
      [user.id],
    );
    await query(
      "insert into share_links (hash, choices_id, expires_at) select '\\x01', id, now() + interval '1 day' from project_choices where user_id = $1",
      [user.id],
    );
    await query(
      "insert into contact_questions (project_id, name, email, phone_number, remarks) select project_id, 'x', upper(email), '0', 'vraag' from users where id = $1",
      [user.id],
    );
    await recordAudit(db, null, { action: "viewed-as-buyer", subjectId: user.id });
    const found = await exportPerson(db, user);
    expect(found.sessions).toEqual([
      { createdAt: expect.any(Date), lastUsedAt: expect.any(Date), userAgent: "Firefox" },
    ]);
    expect(found.passkeys).toEqual([{ name: "Sleutel", createdAt: expect.any(Date), lastUsedAt: null }]);
    expect(found.choices).toMatchObject({ userId: user.id });
    expect(found.shareLinks).toEqual([{ createdAt: expect.any(Date), expiresAt: expect.any(Date) }]);
    expect(found.questions).toMatchObject([{ remarks: "vraag" }]);
    expect(found.audit).toMatchObject([{ action: "viewed-as-buyer" }]);
    expect([found.confirmations.length, found.history.length > 0]).toEqual([1, true]);
    const nobody = await exportPerson(db, { ...user, id: 0, email: "nobody@x.example" });
    expect(nobody).toMatchObject({ choices: null, confirmations: [], history: [], shareLinks: [], questions: [] });
  });

  it("is erased but for the order, whose account stays without a name", async () => {
    const { db } = database();
    const user = await person(BUYER_DONE);
    await query(
      "update users set phone = '0', gender = 'female', date_of_birth = '1990-01-01', avatar_url = 'x', styles_textual = 'x', has_newsletter = true, has_facebook = true, totp_secret = '\\x01', totp_confirmed_at = now() where id = $1",
      [user.id],
    );
    await query(
      'update project_choices set submit_type = null, submitted_at = null, reopened = \'{"at": "x", "reason": "private"}\' where user_id = $1',
      [user.id],
    );
    await query(
      "update choice_changes set note = 'private' where choices_id = (select id from project_choices where user_id = $1)",
      [user.id],
    );
    expect(await erasePerson(db, user)).toBe(true);
    const [left] = await db.select().from(users).where(eq(users.id, user.id));
    expect(left).toMatchObject({
      key: null,
      email: `erased-${user.id}@erased.invalid`,
      passwordHash: null,
      firstName: "",
      lastName: "",
      gender: null,
      phone: null,
      dateOfBirth: null,
      avatarUrl: null,
      stylesTextual: null,
      hasNewsLetter: false,
      hasFacebook: false,
      totpSecret: null,
      totpConfirmedAt: null,
      disabledAt: expect.any(Date),
    });
    const rows = async (text: string) => (await query(text, [user.id])).rows;
    expect(await rows("select reopened->>'reason' as reason from project_choices where user_id = $1")).toEqual([
      { reason: "" },
    ]);
    const history = "from choice_changes where choices_id = (select id from project_choices where user_id = $1)";
    expect(
      await rows(`select 1 ${history} and (note is not null or (by_user_id = $1 and by_name <> 'verwijderd'))`),
    ).toEqual([]);
    expect(await rows(`select distinct by_name ${history} and by_user_id = $1`)).toEqual([{ by_name: "verwijderd" }]);
    for (const table of ["sessions", "passkeys"])
      expect(await rows(`select 1 from ${table} where user_id = $1`)).toEqual([]);
    for (const table of ["share_links", "room_versions"])
      expect(
        await rows(`select 1 from ${table} where choices_id = (select id from project_choices where user_id = $1)`),
      ).toEqual([]);
    expect(await rows("select 1 from contact_questions where remarks = 'vraag' and $1 > 0")).toEqual([]);
  });

  it("is erased with the account when there is no order", async () => {
    const user = await person("nieuw@lindehof.example");
    expect(await erasePerson(database().db, user)).toBe(false);
    expect(await findPerson(database().db, user.email)).toBeNull();
  });
});
