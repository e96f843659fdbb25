import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  checkCatalogue,
  listCatalogueVersions,
  revertProjectCatalogue,
} from "@showroom/api-contract/endpoints/catalogue";
import { listStagedCatalogues, publishCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import { bundleSchema, type Bundle } from "@showroom/api-contract/bundle/bundle";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { IGNORED_ACCESS } from "../../importer/publish/ignored-settings.ts";
import { writeWorkbook } from "../../importer/workbook/write-workbook.ts";
import { jsonFile } from "../../testing/json-file.ts";
import { ADMIN, ADVISOR, BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { zipFile, type ZipEntry } from "../../testing/zip-file.ts";

const SLUG = "leegveld";

let app: TestApp;
let admin: TestClient;
let bundle: Bundle;
let params: { readonly projectId: number };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
  bundle = bundleSchema.parse(JSON.parse(await readFile(join(bundleFolder(SLUG), "bundle.json"), "utf8")));
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = $1", [SLUG]);
  params = { projectId: rows[0]?.id ?? 0 };
}, 60_000);
afterAll(() => app.stop());

const json = (changed: Bundle) => ({ file: jsonFile(changed) });
const renamed = (name: string): Bundle => ({ ...bundle, catalogueVersion: name, project: { ...bundle.project, name } });
const nameNow = async () => (await admin.call(getProjectBySlug, { params: { slug: SLUG } })).body.name;

it("checks a workbook, publishes it and goes back, with every version in the history", async () => {
  const before = await nameNow();
  const workbook = await writeWorkbook(renamed("Leegveld fase 2"));
  const file = new File([new Uint8Array(workbook)], "catalogus.xlsx");
  const checked = (await admin.call(checkCatalogue, { params, body: { file } })).body;
  expect(checked).toMatchObject({ findings: [], published: false, difference: { outcome: "changed", removals: [] } });
  expect(await nameNow()).toBe(before);
  const staged = { params: { ...params, stagedId: checked.stagedId ?? 0 } };
  const [item] = (await admin.call(listStagedCatalogues, { params })).body.items;
  expect(item).toMatchObject({ id: checked.stagedId, fileName: "catalogus.xlsx", houseTypes: [] });
  const planned = (await admin.call(publishCatalogue, { ...staged, body: { dryRun: true, agreed: false } })).body;
  expect(planned).toMatchObject({ published: false, difference: checked.difference });
  const published = (await admin.call(publishCatalogue, { ...staged, body: { dryRun: false, agreed: true } })).body;
  expect(published.published).toBe(true);
  expect((await admin.call(listStagedCatalogues, { params })).body.items).toEqual([]);
  expect(await nameNow()).toBe("Leegveld fase 2");
  const { items } = (await admin.call(listCatalogueVersions, { params })).body;
  expect(items.map(({ current, importedBy }) => [current, importedBy])).toEqual([
    [true, item?.stagedBy],
    [false, null],
  ]);
  const revision = items[1]?.revision ?? 0;
  const body = { revision, dryRun: true, agreed: true };
  expect((await admin.call(revertProjectCatalogue, { params, body })).body.published).toBe(false);
  expect(await nameNow()).toBe("Leegveld fase 2");
  const reverted = await admin.call(revertProjectCatalogue, { params, body: { ...body, dryRun: false } });
  expect(reverted.body.published).toBe(true);
  expect(await nameNow()).toBe(before);
});

it("names what is wrong by its place, and stages nothing of it", async () => {
  const before = await nameNow();
  const broken = { ...bundle, project: { ...bundle.project, name: "", showroom: "weg" } };
  const checked = (await admin.call(checkCatalogue, { params, body: json(broken) })).body;
  expect(checked).toMatchObject({ difference: null, stagedId: null });
  expect(checked.findings.map(({ level, path, reason }) => `${level} ${path}: ${reason}`)).toEqual(
    expect.arrayContaining(["error project.name: mag niet leeg zijn"]),
  );
  expect(await nameNow()).toBe(before);
});

it.each<[string, string, string]>([
  ["prijzen.xls", "\u00D0\u00CF\u0011\u00E0", "een Excel-bestand van voor 2007"],
  ["prijzen.csv", "Artikelnummer;Prijs", "een tekstbestand, zoals CSV"],
  ["voorkant.jpg", "\u00FF\u00D8\u00FF\u00E0\u0000", "geen Excel-bestand"],
])("says of %s what it is", async (name, content, words) => {
  const file = new File([Buffer.from(content, "latin1")], name);
  const { findings } = (await admin.call(checkCatalogue, { params, body: { file } })).body;
  expect(findings.map(({ reason }) => reason)).toEqual([expect.stringContaining(`dit is ${words}`)]);
});

it("takes pictures from a zip, alone or with the catalogue, and tells which nothing names", async () => {
  const picture = await sharp({ create: { width: 240, height: 240, channels: 3, background: "#336699" } })
    .webp()
    .toBuffer();
  const withPicture = { ...bundle, project: { ...bundle.project, headerImage: "images/voorkant.webp" } };
  const upload = async (entries: readonly ZipEntry[]) => {
    const body = { file: new File([new Uint8Array(zipFile(entries))], "project.zip") };
    return (await admin.call(checkCatalogue, { params, body })).body;
  };
  const file = { name: "bundle.json", content: Buffer.from(JSON.stringify(withPicture)) };
  expect((await upload([file])).findings).toContainEqual(
    expect.objectContaining({ level: "error", reason: "er is geen bestand images/voorkant.webp" }),
  );
  const whole = await upload([
    file,
    { name: "images/voorkant.webp", content: picture },
    { name: "images/over.webp", content: picture },
  ]);
  expect(whole.findings).toMatchObject([{ level: "warning", path: "images/over.webp" }]);
  const staged = { params: { ...params, stagedId: whole.stagedId ?? 0 }, body: { dryRun: false, agreed: true } };
  expect((await admin.call(publishCatalogue, staged)).body.published).toBe(true);
  const before = (await admin.call(getProjectBySlug, { params: { slug: SLUG } })).body.headerImage?.public_id;
  expect(before).toContain("voorkant");

  const other = await sharp({ create: { width: 240, height: 240, channels: 3, background: "#993333" } })
    .webp()
    .toBuffer();
  const alone = await upload([{ name: "voorkant.webp", content: other }]);
  expect(alone).toMatchObject({ findings: [], difference: { outcome: "changed" } });
  const again = { params: { ...params, stagedId: alone.stagedId ?? 0 }, body: { dryRun: false, agreed: true } };
  expect((await admin.call(publishCatalogue, again)).body.published).toBe(true);
  const after = (await admin.call(getProjectBySlug, { params: { slug: SLUG } })).body.headerImage?.public_id;
  expect(after).toContain("voorkant");
  expect(after).not.toBe(before);
});

it("does not take the file of another project", async () => {
  const other = { ...bundle, project: { ...bundle.project, slug: "elders" } };
  const checked = (await admin.call(checkCatalogue, { params, body: json(other) })).body;
  expect(checked.findings).toContainEqual(expect.objectContaining({ level: "error", path: "project.slug" }));
});

it("asks before it publishes what may not be meant", async () => {
  const [first, ...others] = bundle.organisations;
  if (!first) throw new Error("The demo has no organisation");
  const rival = { ...first, key: "rivaal", name: "Rivaal" };
  const taken = {
    ...bundle,
    organisations: [first, ...others, rival],
    project: { ...bundle.project, showroom: "rivaal" },
  };
  const { stagedId } = (await admin.call(checkCatalogue, { params, body: json(taken) })).body;
  const staged = { ...params, stagedId: stagedId ?? 0 };
  const asked = (await admin.call(publishCatalogue, { params: staged, body: { dryRun: false, agreed: false } })).body;
  expect(asked.published).toBe(false);
  expect(asked.difference?.questions).toMatchObject([{ kind: "takes-over", to: "Rivaal" }]);
});

it.each([BUYER, ADVISOR])("is not for %s", async (email) => {
  const client = await app.signedIn(email);
  const base = `/api/staff/projects/${params.projectId}/catalogue`;
  const answers = [
    await client.status("POST", `${base}/check`, json(bundle)),
    await client.status("GET", `${base}/staged`),
    await client.status("POST", `${base}/staged/1/publish`, { dryRun: true, agreed: true }),
    await client.status("POST", `${base}/staged/1/preview`, { houseTypeId: 1 }),
    await client.status("DELETE", `${base}/staged/1`),
    await client.status("POST", `${base}/revert`, { revision: 1, dryRun: true, agreed: true }),
    await client.status("GET", `${base}/versions`),
  ];
  for (const answer of answers) expect([403, 404]).toContain(answer);
});

it("does not change the access of an organisation's staff, and says so", async () => {
  const access = async () =>
    (await app.pool.query("select key, second_factor_required, projects_assigned from organisations order by key"))
      .rows;
  await app.pool.query("update organisations set projects_assigned = true");
  const before = await access();
  const organisations = bundle.organisations.map((organisation) => ({
    ...organisation,
    secondFactorRequired: true,
    projectsAssigned: false,
  }));
  const body = json({ ...bundle, catalogueVersion: "toegang", organisations });
  const { stagedId, findings } = (await admin.call(checkCatalogue, { params, body })).body;
  const ignored = findings.filter(({ reason }) => reason === IGNORED_ACCESS).map(({ path }) => path);
  expect(ignored.slice(0, 2)).toEqual(["organisations[0].secondFactorRequired", "organisations[0].projectsAssigned"]);
  const staged = { params: { ...params, stagedId: stagedId ?? 0 }, body: { dryRun: false, agreed: true } };
  expect((await admin.call(publishCatalogue, staged)).body.published).toBe(true);
  expect(await access()).toEqual(before);
  await app.pool.query("update organisations set projects_assigned = false");
});
