import type { QueryConfig, QueryResultRow } from "pg";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import type { Statements } from "../../database/database.ts";
import { projectChoices } from "../../database/schema/choices.ts";
import { demoIds, type DemoIds } from "../../testing/demo-ids.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { useDatabase } from "../../testing/use-database.ts";
import { buildUserRow } from "../../testing/user-row.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import type { ChoicesUpdate } from "./choices-rows.ts";
import { rowWriter } from "./row-writes.ts";

const database = useDatabase();
let ids: DemoIds;
let rows: ChoicesRow[];

beforeAll(async () => {
  ids = await demoIds(database().pool, "de-lindehof");
});

beforeEach(async () => {
  await removeChoices(database().pool);
  const users = await database().pool.query<{ id: number }>("select id from users order by id limit 3");
  const [projectId, houseTypeId] = [ids.projectId, ids.houseTypeId];
  rows = await database()
    .db.insert(projectChoices)
    .values(
      users.rows.map(({ id: userId }) => ({ userId, projectId, houseTypeId, version: 1, revision: 1, rooms: {} })),
    )
    .returning();
});

/** The database, which notes the name of each statement. */
function notedStatements(): Statements & { readonly names: (string | undefined)[] } {
  const names: (string | undefined)[] = [];
  return {
    names,
    query: async <Row extends QueryResultRow>(statement: QueryConfig) => {
      names.push(statement.name);
      return await database().pool.query<Row>(statement);
    },
  };
}

const rowAt = (at: number): ChoicesRow => {
  const row = rows[at];
  if (!row) throw new Error(`No row ${at}`);
  return row;
};

const updateOf = (row: ChoicesRow, more: Partial<ChoicesUpdate> = {}): ChoicesUpdate => ({
  houseTypeId: row.houseTypeId,
  revision: row.revision,
  rooms: { 11: emptyRoomChoice(11) },
  catalogueChanges: null,
  totalPrice: 1234,
  at: new Date("2026-03-04T05:06:07.089Z"),
  submitType: null,
  actor: buildUserRow({ id: row.userId, role: "projectuser" }),
  told: { event: "roomConfirmed", changes: [] },
  ...more,
});

/** The columns as PostgreSQL has them, by row. */
const stored = async () =>
  (
    await database().pool.query<Record<string, unknown>>(
      `select c.version, c.revision, c.added_cost as cost, c.rooms, c.updated_at as at, c.catalogue_changes is null as "hasNoChanges",
        (select jsonb_agg(jsonb_build_array(t.version, t.event, t.by_name, t.total_price)) from choice_changes t where t.choices_id = c.id) as told
        from project_choices c order by c.id`,
    )
  ).rows;

describe("rows that are written at the same time", () => {
  it("share one statement, and each has its own values and history", async () => {
    const statements = notedStatements();
    const write = rowWriter(statements);
    const written = await Promise.all(
      rows.map((row, at) => write(row, updateOf(row, { totalPrice: at, ...(at === 2 && { told: null }) }))),
    );
    expect(statements.names).toEqual(["update_choices_rows"]);
    const same = { version: 2, rooms: { 11: emptyRoomChoice(11) } };
    expect(written).toMatchObject([0, 1, 2].map((addedCost) => ({ ...same, addedCost })));
    const at = new Date("2026-03-04T05:06:07.089Z");
    expect(await stored()).toMatchObject(
      [0, 1, 2].map((cost) => ({
        ...same,
        revision: 1,
        cost,
        at,
        hasNoChanges: true,
        told: cost === 2 ? null : [[2, "roomConfirmed", "Jan Jansen", cost]],
      })),
    );
  });

  it("keep changes of the catalogue and move to its version", async () => {
    const change = { pageId: 11, kind: "repriced" } as never;
    const write = rowWriter(database().pool);
    await write(rowAt(0), updateOf(rowAt(0), { revision: 2, catalogueChanges: [change] }));
    expect((await stored())[0]).toMatchObject({ revision: 2, hasNoChanges: false });
  });

  it("are written except for a stale one", async () => {
    const write = rowWriter(database().pool);
    const stale = { ...rowAt(1), version: 0 };
    const moved = { ...rowAt(2), revision: 7 };
    const written = await Promise.all([rowAt(0), stale, moved].map((row) => write(row, updateOf(row))));
    expect(written.map((row) => row?.version ?? null)).toEqual([2, null, null]);
    expect(await stored()).toMatchObject([{ version: 2 }, { version: 1, told: null }, { version: 1, told: null }]);
  });

  it("have one winner for the same version of a row", async () => {
    const write = rowWriter(database().pool);
    const [first, second] = await Promise.all(
      [10, 20].map((totalPrice) => write(rowAt(0), updateOf(rowAt(0), { totalPrice }))),
    );
    expect(first).toMatchObject({ version: 2, addedCost: 10 });
    expect(second).toBeNull();
    expect((await stored())[0]).toMatchObject({ version: 2, cost: 10, told: [[2, "roomConfirmed", "Jan Jansen", 10]] });
  });

  it("do not wait for a locked one, which is written when its lock ends", async () => {
    const write = rowWriter(database().pool);
    const client = await database().pool.connect();
    try {
      await client.query("begin");
      await client.query("select 1 from project_choices where id = $1 for update", [rowAt(0).id]);
      const locked = write(rowAt(0), updateOf(rowAt(0)));
      expect(await write(rowAt(1), updateOf(rowAt(1)))).toMatchObject({ version: 2 });
      await client.query("rollback");
      expect(await locked).toMatchObject({ version: 2 });
    } finally {
      client.release();
    }
  });

  it("are written although another is invalid", async () => {
    const write = rowWriter(database().pool);
    const invalid = { told: { event: "roomConfirmed", changes: [{ pageTitle: "\0" } as never] } } as const;
    const [good, bad] = await Promise.allSettled([
      write(rowAt(0), updateOf(rowAt(0))),
      write(rowAt(1), updateOf(rowAt(1), invalid)),
    ]);
    expect(good).toMatchObject({ status: "fulfilled", value: { version: 2 } });
    expect(bad).toMatchObject({ status: "rejected", reason: { code: "22P05" } });
    expect(await stored()).toMatchObject([{ version: 2 }, { version: 1 }, { version: 1 }]);
  });

  it("fail together when the database does not answer", async () => {
    const away: Statements = { query: () => Promise.reject(new Error("Connection terminated")) };
    const write = rowWriter(away);
    const settled = await Promise.allSettled(rows.map((row) => write(row, updateOf(row))));
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  });
});

it("a submission and a move to another house type have a statement of their own", async () => {
  const statements = notedStatements();
  const write = rowWriter(statements);
  const other = await demoIds(database().pool, "de-lindehof", 1);
  const [submitted, moved] = await Promise.all([
    write(rowAt(0), updateOf(rowAt(0), { submitType: "showroom" })),
    write(rowAt(1), updateOf(rowAt(1), { houseTypeId: other.houseTypeId })),
  ]);
  expect(statements.names).toEqual(["update_choices", "update_choices"]);
  expect(submitted).toMatchObject({ version: 2, submitType: "showroom", submittedAt: expect.any(Date) });
  expect(moved).toMatchObject({ version: 2, houseTypeId: other.houseTypeId });
});
