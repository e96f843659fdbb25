import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changeHome,
  listHomes,
  readHomeSheet,
  saveHomes,
  type HomeRow,
  type ProjectHome,
} from "@showroom/api-contract/endpoints/homes";
import { getUserByHash, registerUser } from "@showroom/api-contract/endpoints/users";
import { inviteUser } from "../../accounts/invite-user.ts";
import { userId } from "../../testing/demo-ids.ts";
import { openInvitationDesk, type InvitationDesk } from "../../testing/invitation-desk.ts";
import { ADMIN, ADVISOR, DEMO_PASSWORD, OTHER_BUYER, PROJECT_ADMIN } from "../../testing/test-app.ts";

let desk: InvitationDesk;
beforeAll(async () => {
  desk = await openInvitationDesk();
});
afterAll(() => desk.app.stop());

let next = 700;
const newHome = (overrides: Partial<HomeRow> = {}): HomeRow => ({
  line: null,
  buildNumber: String((next += 1)),
  houseType: desk.houseType,
  phase: "Blok A",
  address: "",
  ...overrides,
});
const params = () => ({ projectId: desk.projectId });
const save = async (rows: readonly HomeRow[], dryRun = false, client = desk.staff) =>
  (await client.call(saveHomes, { params: params(), body: { rows: [...rows], dryRun } })).body;
const homes = async () => (await desk.staff.call(listHomes, { params: params() })).body.items;
async function homeOf({ buildNumber }: Pick<HomeRow, "buildNumber">): Promise<ProjectHome> {
  const found = (await homes()).find((home) => home.buildNumber === buildNumber);
  if (!found) throw new Error(`There is no home ${buildNumber}`);
  return found;
}
const change = async (home: ProjectHome, values: Partial<ProjectHome & { isClosed: boolean }>, client = desk.staff) => {
  const { version, buildNumber, houseType, phase, address, isClosed } = { isClosed: false, ...home, ...values };
  const body = { version, buildNumber, houseType, phase, address, isClosed };
  return (await client.call(changeHome, { params: { ...params(), homeId: home.id }, body })).body;
};
const invitation = (buildNumber: string | null) => ({
  email: `huis.${buildNumber}@voorbeeld.nl`,
  role: "projectuser" as const,
  projectId: desk.projectId,
  houseTypeId: null as number | null,
  organisationId: null,
  buildNumber,
  firstName: "",
  lastName: "",
});

describe("homes", () => {
  it("start with those of the buyers that a project has", async () => {
    expect(await homes()).toEqual([]);
    const row = newHome();
    expect((await save([row], true)).saved).toBeNull();
    expect(await homes()).toEqual([]);
    expect((await save([row])).saved).toBe(1);
    const [first, second, ...more] = await homes();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      buildNumber: "204",
      state: "in-use",
      buyers: [{ userId: await userId(desk.app.pool, OTHER_BUYER) }],
    });
    expect(second).toMatchObject({ buildNumber: row.buildNumber, phase: "Blok A", state: "free", buyers: [] });
  });

  it("come from a sheet in one transaction, or not at all, and are in the audit log", async () => {
    const [first, second] = [newHome({ line: 2 }), newHome({ line: 3, houseType: "Kasteel", phase: "" })];
    const lines = [first, second].map((row) => `${row.phase};${row.buildNumber};${row.houseType}`);
    const file = new File([`Blok;Bouwnr;Woningtype\n${lines.join("\n")}\n`], "w.csv");
    const read = await desk.staff.call(readHomeSheet, { params: params(), body: { file } });
    expect(read.body).toEqual({ rows: [first, second], faults: [] });
    const faulty = await save(read.body.rows);
    expect(faulty).toMatchObject({ saved: null, rows: [{ state: "new" }, { faults: [{ field: "houseType" }] }] });
    await expect(homeOf(first)).rejects.toThrow("There is no home");
    const repaired = [first, { ...second, houseType: desk.houseType }];
    expect((await save(repaired)).saved).toBe(2);
    expect((await save(repaired)).saved).toBe(0);
    const { rows } = await desk.app.pool.query(
      "select actor_id as actor, details from audit_log where action = 'saved-homes' order by id desc limit 1",
    );
    expect(rows).toEqual([
      {
        actor: await userId(desk.app.pool, PROJECT_ADMIN),
        details: { added: `${first.buildNumber}, ${second.buildNumber}`, changed: "" },
      },
    ]);
  });

  it("saved by two at the same moment are there once", async () => {
    const rows = [newHome(), newHome()];
    const admin = await desk.app.signedIn(ADMIN);
    const outcomes = await Promise.all([save(rows), save(rows, false, admin)]);
    expect(outcomes.map(({ saved }) => Number(saved)).toSorted((one, other) => one - other)).toEqual([0, 2]);
  });

  it("are for admins and project admins, and stay as they are in an archived project", async () => {
    const advisor = await desk.app.signedIn(ADVISOR);
    expect((await advisor.call(listHomes, { params: params() })).status).toBe(404);
    await desk.app.pool.query("update projects set state = 'archived' where id = $1", [desk.projectId]);
    const body = { rows: [newHome()], dryRun: true };
    expect((await desk.staff.call(saveHomes, { params: params(), body })).status).toBe(409);
    await desk.app.pool.query("update projects set state = 'open' where id = $1", [desk.projectId]);
  });
});

describe("a home", () => {
  it("changes by the version that its author saw", async () => {
    const row = newHome();
    await save([row]);
    const home = await homeOf(row);
    const admin = await desk.app.signedIn(ADMIN);
    const outcomes = await Promise.all([change(home, { phase: "B" }), change(home, { phase: "C" }, admin)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "done"]);
    const changed = await homeOf(row);
    expect(await change(changed, { address: "Laan 3", phase: "" })).toEqual({ outcome: "done", faults: [] });
    expect(await homeOf(row)).toMatchObject({ address: "Laan 3", phase: "" });
    expect(await change(await homeOf(row), { buildNumber: "204", houseType: "?" })).toMatchObject({
      outcome: "faults",
      faults: [{ field: "houseType" }],
    });
    expect(await change(await homeOf(row), { buildNumber: "204" })).toMatchObject({
      faults: [{ field: "buildNumber", reason: "bouwnummer 204 is er al in dit project" }],
    });
  });

  it("gives its buyer a corrected number, and keeps the house type of the buyer", async () => {
    const row = newHome();
    await save([row]);
    const invited = desk.newRow({ buildNumber: row.buildNumber, houseType: "" });
    expect((await desk.invite([invited])).sent).toBe(1);
    const home = await homeOf(row);
    expect(home).toMatchObject({ state: "in-use", buyers: [{ name: "Anna de Wit" }] });
    expect(await change(home, { buildNumber: `${row.buildNumber}a` })).toMatchObject({ outcome: "done" });
    expect(await desk.lineOf(invited.email)).toMatchObject({
      buildNumber: `${row.buildNumber}a`,
      houseType: desk.houseType,
    });
  });
});

describe("an invitation in a project with homes", () => {
  it("names one of them: in lists, by the command, when sent again, and at registration", async () => {
    const row = newHome();
    await save([row]);
    const absent = desk.newRow();
    const { rows, sent } = await desk.invite([absent]);
    expect(sent).toBeNull();
    expect(rows[0]?.faults).toEqual([
      {
        field: "buildNumber",
        reason: `bouwnummer ${absent.buildNumber} is er niet in dit project; voeg de woning eerst toe bij Woningen`,
      },
    ]);
    await expect(inviteUser(desk.app.pool, invitation(absent.buildNumber))).rejects.toThrow(
      "is er niet in dit project; voeg de woning eerst toe bij Woningen",
    );
    const invited = await inviteUser(desk.app.pool, { ...invitation(null), houseTypeId: await typeId() });
    const client = desk.app.client();
    const opened = await client.call(getUserByHash, { params: { hash: invited?.secret ?? "" } });
    client.tokens.access = opened.body.access_token;
    const register = async (buildNo: string) =>
      await client.call(registerUser, {
        params: { id: invited?.userId ?? 0 },
        body: {
          firstName: "Anna",
          lastName: "de Wit",
          email: invitation(null).email,
          buildNo,
          password: DEMO_PASSWORD,
          password_confirmation: DEMO_PASSWORD,
          approveConditions: true,
        },
      });
    expect((await register("9999")).body).toMatchObject({ code: "home-refused" });
    expect((await register(row.buildNumber)).body).toMatchObject({ result: { buildno: row.buildNumber } });
  });

  it("is refused for a closed home, until it is open again", async () => {
    const row = newHome();
    await save([row]);
    const invited = desk.newRow({ buildNumber: row.buildNumber });
    await desk.invite([invited]);
    await desk.mailedTokens(invited.email);
    expect(await desk.act(await desk.lineOf(invited.email), "withdraw")).toBe("done");
    expect(await homeOf(row)).toMatchObject({ state: "free", buyers: [] });
    expect(await change(await homeOf(row), { isClosed: true })).toMatchObject({ outcome: "done" });
    expect((await homeOf(row)).state).toBe("closed");
    expect((await desk.invite([invited])).rows[0]?.faults[0]?.reason).toContain("is gesloten");
    expect(await desk.act(await desk.lineOf(invited.email), { email: null })).toBe("home-refused");
    expect(await change(await homeOf(row), { isClosed: false })).toMatchObject({ outcome: "done" });
    expect((await desk.invite([invited])).sent).toBe(1);
  });
});

async function typeId(): Promise<number> {
  const { rows } = await desk.app.pool.query<{ id: number }>("select id from house_types where project_id = $1", [
    desk.projectId,
  ]);
  return rows[0]?.id ?? 0;
}
