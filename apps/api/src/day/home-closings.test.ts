import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findClosings } from "../choices/read/find-closings.ts";
import type { UserRow } from "../kernel/asker.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { findHomeClosings } from "./home-closings.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Home {
  readonly homeId: number;
  readonly projectId: number;
  readonly buildNumber: string;
  readonly phase: string;
}

test("a home closes on the same days for staff, who see many homes, as for its buyer", async () => {
  const { rows } = await app.pool.query<Home>(
    `select h.id as "homeId", h.project_id as "projectId", h.build_number as "buildNumber", coalesce(h.phase, '') as phase
    from homes h join users u on u.project_id = h.project_id and lower(u.build_number) = lower(h.build_number)
    join project_choices c on c.user_id = u.id and c.archived_at is null`,
  );
  const [home] = rows;
  if (home === undefined) throw new Error("No buyer of the demo has choices");
  // Half an hour past midnight in the Netherlands, and a week later again.
  const archived = ["2026-11-29T23:30:00Z", "2026-12-06T12:00:00Z"];
  for (const at of archived)
    await app.pool.query(
      `insert into project_choices (user_id, project_id, house_type_id, rooms, added_cost, version, revision, archived_at, archived_home_id, archived_parts)
      select user_id, project_id, house_type_id, rooms, added_cost, version, revision, $1, $2, '{floors}' from project_choices
      where project_id = $3 and archived_at is null limit 1`,
      [at, home.homeId, home.projectId],
    );
  const user = { role: "projectuser", buildNumber: home.buildNumber } as UserRow;
  const ofBuyer = await findClosings(app.pool, { user, project: { id: home.projectId } });
  const ofStaff = (await findHomeClosings(drizzle(app.pool), [home.projectId]))(home);
  expect(ofStaff).toMatchObject([...ofBuyer]);
  expect(ofBuyer).toContainEqual({ part: "floors", lastDay: "2026-11-29", reason: null, isAgreed: true });
});
