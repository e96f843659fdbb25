import { afterAll, beforeAll, expect, it } from "vitest";
import { listDay } from "@showroom/api-contract/endpoints/day";
import { DAY_KINDS } from "@showroom/domain/staff/day-item";
import { setClock } from "@showroom/service/clock";
import { expectedDay } from "../../testing/day-oracle.ts";
import { DAY_AT, fillDayWorld } from "../../testing/day-world.ts";
import { ADVISOR, BUYER, OTHER_ADVISOR, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let staff: TestClient;
let projectId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ projectId } = await fillDayWorld(app.pool, 300));
  setClock(() => DAY_AT);
  staff = await app.signedIn(ADVISOR);
});
afterAll(async () => {
  setClock(null);
  await app.stop();
});

it("has what the raw tables say needs somebody, of every kind", async () => {
  const expected = await expectedDay(app.pool, projectId, DAY_AT);
  for (const kind of DAY_KINDS) {
    const { items, total, counts } = (await staff.call(listDay, { query: { kind, projectId, most: 500 } })).body;
    const own = expected.filter(({ key }) => key.startsWith(`${kind}:`));
    expect(own.length, kind).toBeGreaterThan(2);
    const found = items.map(({ key, at }) => ({ key, at: Date.parse(at) }));
    expect(found.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual(
      own.toSorted((one, other) => one.key.localeCompare(other.key)),
    );
    expect(items.map(({ at }) => Date.parse(at))).toEqual(
      own.map(({ at }) => at).toSorted((one, other) => one - other),
    );
    expect([total, counts[kind]]).toEqual([own.length, own.length]);
  }
});

it("says of each row what it is about, and how the buyers are reached", async () => {
  const of = async (kind: (typeof DAY_KINDS)[number]) =>
    (await staff.call(listDay, { query: { kind, projectId, most: 500 } })).body.items;
  for (const kind of DAY_KINDS)
    for (const item of await of(kind)) {
      expect(item.about.kind).toBe(kind);
      expect(item.home?.people.every(({ email }) => email.includes("@"))).toBe(true);
      expect(item.project.slug).toBe("de-lindehof");
    }
  const [question] = await of("question");
  expect(question?.about).toMatchObject({
    subject: "Tegel (Badkamer)",
    words: expect.stringMatching(/^Woorden [45]$/),
  });
  const [half] = await of("half");
  expect(half?.about).toMatchObject({ accepted: [expect.any(String)], waiting: [expect.any(String)] });
  const shared = (await of("closing")).find(({ home }) => home?.people.length === 2);
  expect(shared?.home?.names).toMatch(/^Voor\d+ Achter, medehuis\d+@wereld\.example$/);
});

it("is of the projects that somebody may enter, and nobody else's", async () => {
  const stranger = await app.signedIn(OTHER_ADVISOR);
  const { items, total } = (await stranger.call(listDay, { query: { whose: "all" } })).body;
  expect([items, total]).toEqual([[], 0]);
  expect((await stranger.call(listDay, { query: { projectId } })).body.items).toEqual([]);
  expect((await (await app.signedIn(BUYER)).call(listDay, { query: {} })).status).toBe(403);
});

it("leaves out what nobody can do: homes of a closed project, and everything of an archived one", async () => {
  const kinds = async () => {
    const { counts } = (await staff.call(listDay, { query: { projectId } })).body;
    return DAY_KINDS.filter((kind) => counts[kind] > 0);
  };
  const set = (state: string) => app.pool.query("update projects set state = $1 where id = $2", [state, projectId]);
  await set("closed");
  expect(await kinds()).toEqual(DAY_KINDS.filter((kind) => kind !== "closing" && kind !== "start"));
  await set("archived");
  expect(await kinds()).toEqual([]);
  await set("open");
});
