import { afterAll, beforeAll, expect, it } from "vitest";
import { createProject, listOrganisations } from "@showroom/api-contract/endpoints/new-project";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { listStaffProjects } from "@showroom/api-contract/endpoints/staff-projects";
import { PROJECT_STATUS } from "@showroom/domain/model/project";
import { exampleBundle } from "../../importer/example/example-bundle.ts";
import { jsonFile } from "../../testing/json-file.ts";
import { ADMIN, ADVISOR, PROJECT_ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
});
afterAll(() => app.stop());

const file = { file: jsonFile(exampleBundle("voorbeeld")) };
const NEW = { slug: "nieuwe-buurt", name: "Nieuwe Buurt", agreed: true };
const slugs = async () => (await admin.call(listStaffProjects, {})).body.map(({ slug }) => slug);

it("makes a concept project with the given address and name, after a check that makes nothing", async () => {
  const before = await slugs();
  const checked = (await admin.call(createProject, { body: { ...file, ...NEW, dryRun: true } })).body;
  expect(checked).toMatchObject({ published: false, difference: { outcome: "new" } });
  expect(await slugs()).toEqual(before);
  const made = (await admin.call(createProject, { body: { ...file, ...NEW, dryRun: false } })).body;
  expect(made.published).toBe(true);
  const project = await admin.call(getProjectBySlug, { params: { slug: NEW.slug } });
  expect(project.body).toMatchObject({ name: NEW.name, status: PROJECT_STATUS.concept });
  expect((await app.client().call(getProjectBySlug, { params: { slug: NEW.slug } })).status).toBe(404);
});

it("never replaces another project", async () => {
  const body = { ...file, ...NEW, slug: "leegveld", dryRun: false };
  const refused = (await admin.call(createProject, { body })).body;
  expect(refused).toMatchObject({ published: false, difference: null });
  expect(refused.findings[0]?.reason).toContain("al van een ander project");
});

it("needs a catalogue, and asks before advisors of an organisation would see the project", async () => {
  const empty = { file: jsonFile({}) };
  const broken = (await admin.call(createProject, { body: { ...empty, ...NEW, slug: "leeg", dryRun: false } })).body;
  expect(broken.difference).toBeNull();
  const body = { ...file, ...NEW, slug: "gevraagd", agreed: false, dryRun: false };
  const asked = (await admin.call(createProject, { body })).body;
  expect(asked.published).toBe(false);
  expect(asked.difference?.questions).toMatchObject([
    { kind: "reuses-organisation", name: "Mijn Showroom" },
    { kind: "reuses-organisation", name: "Mijn Bouwbedrijf" },
  ]);
});

it("can be for an organisation that is known, whose advisors then see it and whose details stay", async () => {
  const { items } = (await admin.call(listOrganisations, {})).body;
  const { rows } = await app.pool.query(
    "select * from organisations where id = (select showroom_id from projects where slug = 'de-lindehof')",
  );
  const [organisation] = rows;
  expect(items).toContainEqual({ id: organisation.id, name: organisation.name });
  const body = { ...file, ...NEW, slug: "bij-bekenden", showroomId: organisation.id, dryRun: false };
  const asked = (await admin.call(createProject, { body: { ...body, agreed: false } })).body;
  expect(asked.difference?.questions).toContainEqual(
    expect.objectContaining({ kind: "reuses-organisation", name: organisation.name }),
  );
  expect((await admin.call(createProject, { body })).body.published).toBe(true);
  const seen = (await (await app.signedIn(ADVISOR)).call(listStaffProjects, {})).body.find(
    ({ slug }) => slug === "bij-bekenden",
  );
  expect(seen).toMatchObject({ showroomName: organisation.name });
  const after = await app.pool.query("select * from organisations where id = $1", [organisation.id]);
  const withoutIds = ({ details }: { details: { companyLogo: { public_id: string } | null } }) => ({
    ...details,
    companyLogo: details.companyLogo?.public_id,
  });
  expect(withoutIds(after.rows[0])).toEqual(withoutIds(organisation));
  const unknown = { ...body, slug: "onbekend", showroomId: 2_000_000_000 };
  expect((await admin.call(createProject, { body: unknown })).status).toBe(404);
});

it("is not for a project admin", async () => {
  const client = await app.signedIn(PROJECT_ADMIN);
  expect((await client.call(createProject, { body: { ...file, ...NEW, dryRun: true } })).status).toBe(403);
});
