import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { openDatabase, type DatabaseHandle } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import { openSharedHomes, type SharedHomes, type Sharing } from "../testing/shared-home.ts";
import { setAccountEnabled } from "./switch-account.ts";
import { inviteUser } from "./invite-user.ts";
import { exportPerson } from "./export-person.ts";
import { erasePerson, findPerson } from "./person.ts";

let at: SharedHomes;
let database: DatabaseHandle;
beforeAll(async () => {
  at = await openSharedHomes();
  database = openDatabase(at.app.databaseUrl, 1, () => undefined);
});
afterAll(async () => {
  await database.close();
  await at.app.stop();
});

const luxury = ({ buyer }: Sharing) => ({ [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") });
const people = async (...names: readonly string[]) => {
  const [first, second, ...more] = await at.openHome(...names);
  if (!first || !second) throw new Error("A home is shared");
  return [first, second, ...more] as const;
};
const choicesOf = async ({ buyer }: Sharing) =>
  await buyer.client.call(getChoices, { params: { projectId: at.projectId } });
const erase = async ({ email }: { readonly email: string }): Promise<boolean> => {
  const person = await findPerson(database.db, email);
  if (!person) throw new Error(`There is no ${email}`);
  return await inTransaction(at.app.pool, ({ tx }) => erasePerson(tx, person));
};
const stored = async (id: number) =>
  (await at.app.pool.query("select version from project_choices where id = $1", [id])).rows;

describe("erasing", () => {
  it("one of three leaves the choices to the others, and the last one's erasure removes them", async () => {
    const [sam, kim, alex] = await people("Sam", "Kim", "Alex");
    if (!alex) throw new Error("Three share a home");
    const { id } = (await sam.buyer.save(luxury(sam), 0)).body;
    expect(await erase(sam)).toBe(false);
    expect(await findPerson(database.db, sam.email)).toBeNull();
    expect((await choicesOf(sam)).status).toBe(401);
    expect((await choicesOf(alex)).body).toMatchObject({ id, version: 1, projectRoomChoices: luxury(sam) });
    expect((await kim.buyer.save(kim.buyer.everything(), 1)).body.version).toBe(2);
    const { rows } = await at.app.pool.query("select by_name from choice_changes where choices_id = $1 order by id", [
      id,
    ]);
    expect(rows.map((row) => row.by_name)).toEqual(["verwijderd", "Kim de Wit"]);
    await erase(alex);
    expect((await choicesOf(kim)).body.version).toBe(2);
    await erase(kim);
    expect(await stored(id)).toEqual([]);
  });

  it("the owner of an order leaves it to the other, and the last one leaves it without a name", async () => {
    const [sam, kim] = await people("Sam", "Kim");
    const [submitType] = sam.buyer.project.submitOptions.filter(({ shown }) => shown).map(({ type }) => type);
    const { id } = (await sam.buyer.save(sam.buyer.everything(), 0, submitType)).body;
    expect(await erase(sam)).toBe(true);
    expect((await choicesOf(kim)).body.submitType).toBe(submitType);
    expect(await erase(kim)).toBe(true);
    expect(await stored(id)).toHaveLength(1);
  });

  it("a co-buyer leaves the choices as they are, and who was withdrawn never gets them", async () => {
    const [sam, kim] = await people("Sam", "Kim");
    const extra = at.newRow({ buildNumber: sam.row.buildNumber, coBuyer: "ja" });
    await at.invite([extra]);
    const { id } = (await kim.buyer.save(luxury(kim), 0)).body;
    await erase(kim);
    expect((await choicesOf(sam)).body.version).toBe(1);
    expect(await at.act(await at.lineOf(extra.email), "withdraw")).toBe("done");
    await erase(sam);
    expect(await stored(id)).toEqual([]);
    expect(await findPerson(database.db, extra.email)).toBeNull();
  });
});

it("everybody's export has the choices, the history and the home; not that of who was withdrawn", async () => {
  const [sam, kim] = await people("Sam", "Kim");
  await sam.buyer.save(luxury(sam), 0);
  const extra = at.newRow({ buildNumber: sam.row.buildNumber, coBuyer: "ja" });
  await at.invite([extra]);
  const exported = async (email: string) => {
    const person = await findPerson(database.db, email);
    if (!person) throw new Error("There is nobody");
    return await exportPerson(database.db, person);
  };
  for (const { email } of [sam, kim]) {
    const found = await exported(email);
    expect(found.account.email).toBe(email);
    expect([found.choices?.version, found.history.map(({ byName }) => byName)]).toEqual([1, ["Sam de Wit"]]);
  }
  expect((await exported(extra.email)).choices?.version).toBe(1);
  await at.act(await at.lineOf(extra.email), "withdraw");
  expect((await exported(extra.email)).choices).toBeNull();
});

describe("access", () => {
  it("ends at once for an account that is switched off, and stays for the other", async () => {
    const [sam, kim] = await people("Sam", "Kim");
    await sam.buyer.save(luxury(sam), 0);
    await inTransaction(at.app.pool, ({ tx }) => setAccountEnabled(tx, null, sam.id, false));
    expect((await choicesOf(sam)).status).toBe(401);
    expect((await choicesOf(kim)).body.version).toBe(1);
  });

  it("of a first buyer who never registered ends with the invitation; the co-buyer then has the choices", async () => {
    const first = at.newRow();
    const second = at.newRow({ buildNumber: first.buildNumber, coBuyer: "ja", firstName: "Kim" });
    await at.invite([second, first]);
    const kim = await at.enter(second);
    const { id } = (await kim.buyer.save(luxury(kim), 0)).body;
    const [token = ""] = await at.mailedTokens(first.email);
    expect(await at.act(await at.lineOf(first.email), "withdraw")).toBe("done");
    expect(await at.opens(token)).toBe(false);
    expect((await choicesOf(kim)).body).toMatchObject({ id, version: 1 });
    expect(await at.lineOf(second.email)).toMatchObject({ isCoBuyer: false });
    // Somebody else joins; who was withdrawn is erased.
    const third = at.newRow({ buildNumber: first.buildNumber, coBuyer: "ja" });
    expect((await at.invite([third])).sent).toBe(1);
    expect(await findPerson(database.db, first.email)).toBeNull();
    const noa = await at.enter(third);
    expect((await choicesOf(noa)).body).toMatchObject({ id, version: 1 });
  });
});

describe("an invitation", () => {
  it("for a home that somebody has is refused, unless a co-buyer is asked for, in a list and by the command", async () => {
    const [sam] = await people("Sam", "Kim");
    const { buildNumber } = sam.row;
    const late = await at.invite([at.newRow({ buildNumber })]);
    expect([late.sent, late.rows[0]?.faults[0]?.field]).toEqual([null, "buildNumber"]);
    const { projectId, houseTypeId } = (await findPerson(database.db, sam.email)) ?? { projectId: 0, houseTypeId: 0 };
    const invitation = {
      email: `opdracht.${buildNumber}@voorbeeld.nl`,
      role: "projectuser",
      projectId,
      houseTypeId,
      organisationId: null,
      buildNumber,
      firstName: "",
      lastName: "",
    } as const;
    await expect(inviteUser(at.app.pool, invitation)).rejects.toThrow("is al van iemand anders");
    await expect(inviteUser(at.app.pool, { ...invitation, isCoBuyer: true, houseTypeId: null })).rejects.toThrow(
      "heeft een ander woningtype",
    );
    const invited = await inviteUser(at.app.pool, { ...invitation, isCoBuyer: true });
    const { rows } = await at.app.pool.query("select shares_choices_of as owner from users where id = $1", [
      invited?.userId,
    ]);
    expect(rows).toEqual([{ owner: sam.id }]);
    // Another link for somebody who is in the home needs no word about it.
    expect(await inviteUser(at.app.pool, invitation)).toMatchObject({ userId: invited?.userId });
    await expect(inviteUser(at.app.pool, { ...invitation, buildNumber: "9999", isCoBuyer: true })).rejects.toThrow(
      "heeft nog geen koper",
    );
  });

  it("for another home takes nobody's choices along", async () => {
    const first = at.newRow();
    const second = at.newRow({ buildNumber: first.buildNumber, coBuyer: "ja" });
    await at.invite([first, second]);
    const { projectId, houseTypeId, id } = (await findPerson(database.db, first.email)) ?? { id: 0 };
    if (projectId === undefined || houseTypeId === undefined) throw new Error("There is nobody");
    const elsewhere = at.newRow().buildNumber;
    const moved = { ...first, role: "projectuser", projectId, houseTypeId, organisationId: null } as const;
    expect(await inviteUser(at.app.pool, { ...moved, buildNumber: elsewhere })).toMatchObject({ userId: id });
    const { rows } = await at.app.pool.query(
      "select email, shares_choices_of as owner from users where email = any($1) order by id",
      [[first.email, second.email]],
    );
    expect(rows).toEqual([
      { email: first.email, owner: null },
      { email: second.email, owner: null },
    ]);
  });

  it("tells a co-buyer with whom the choices are shared", async () => {
    const first = at.newRow({ firstName: "Sam", lastName: "Bos" });
    const second = at.newRow({ buildNumber: first.buildNumber, coBuyer: "ja" });
    await at.invite([first, second]);
    await at.mailedTokens(second.email);
    const mails = (await at.app.mails(0)).map((mail) => mail.replaceAll("=\n", ""));
    const isShared = (email: string) =>
      mails.find((mail) => mail.includes(`To: ${email}`))?.includes("U kiest samen met Sam Bos");
    expect([isShared(first.email), isShared(second.email)]).toEqual([false, true]);
  });
});
