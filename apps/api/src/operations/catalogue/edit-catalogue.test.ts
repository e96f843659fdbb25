import { afterAll, beforeAll, expect, it } from "vitest";
import sharp from "sharp";
import type { EditSection } from "@showroom/api-contract/entities/catalogue-fields";
import { listCatalogueVersions } from "@showroom/api-contract/endpoints/catalogue";
import { editCatalogue, listCatalogueFields } from "@showroom/api-contract/endpoints/edit-catalogue";
import { createProject } from "@showroom/api-contract/endpoints/new-project";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import { publishCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import { exampleBundle } from "../../importer/example/example-bundle.ts";
import { jsonFile } from "../../testing/json-file.ts";
import { demoIds } from "../../testing/demo-ids.ts";
import { ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

const SLUG = "eigen-hof";

let app: TestApp;
let admin: TestClient;
let params: { readonly projectId: number };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn(ADMIN);
  const body = { file: jsonFile(exampleBundle(SLUG)), slug: SLUG, name: "Eigen hof", dryRun: false, agreed: true };
  expect((await admin.call(createProject, { body })).body.published).toBe(true);
  params = { projectId: (await demoIds(app.pool, SLUG)).projectId };
}, 60_000);
afterAll(() => app.stop());

const fields = async (section: EditSection, search = "") =>
  (await admin.call(listCatalogueFields, { params, query: { section, search } })).body;
const field = async (section: EditSection, label: string, search = "") => {
  const found = (await fields(section, search)).groups.flatMap((group) => group.fields);
  const one = found.find((item) => item.label === label);
  if (!one) throw new Error(`There is no ${label} among ${found.map((item) => item.label).join(", ")}`);
  return one;
};

interface Change {
  readonly edits: { path: string; value: string }[];
  readonly pictures?: File[];
  readonly revision?: number;
}

const edit = async ({ edits, pictures = [], revision }: Change) => {
  const present = await fields("dates");
  const body = { revision: revision ?? present.revision, catalogueVersion: "2", edits, pictures };
  return (await admin.call(editCatalogue, { params, body })).body;
};
const publish = async (stagedId: number | null) =>
  (
    await admin.call(publishCatalogue, {
      params: { ...params, stagedId: stagedId ?? 0 },
      body: { dryRun: false, agreed: true },
    })
  ).body;

it("lists the fields of each section as a spreadsheet has them", async () => {
  expect(await field("prices", "Prijs (€)", "wt-1002")).toMatchObject({ value: "34,90", kind: "number" });
  expect(await field("prices", "Snijverlies wandtegels (%)")).toMatchObject({ value: "10" });
  expect(await field("texts", "Inleiding", "welkom")).toMatchObject({
    kind: "formatted",
    value: "Kies hier de tegels, het sanitair en de vloer van uw woning.",
  });
  expect(await field("dates", "Afwezig vanaf")).toMatchObject({ value: "", kind: "date" });
  expect(await field("people", "E-mail", "mijn showroom")).toMatchObject({ value: "info@mijn-showroom.example" });
  expect(await field("pictures", "Foto bovenaan")).toMatchObject({ value: "", kind: "file" });
  expect(await field("texts", "Naam", "wt-1002")).toMatchObject({ kind: "line" });
  expect(await field("pictures", "Foto's", "wt-1002")).toMatchObject({ kind: "files" });
  const all = await Promise.all(
    (["texts", "pictures", "people", "dates", "prices"] as const).map((name) => fields(name)),
  );
  const names = all.flatMap(({ groups }) => groups.flatMap((group) => group.fields.map(({ path }) => path)));
  expect(names.filter((path) => /key$|slug|password|demoAccounts/i.test(path))).toEqual([]);
});

it("publishes edits of every section as a new version, after the same check and difference", async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "green" } })
    .webp()
    .toBuffer();
  const edits = [
    { path: (await field("prices", "Prijs (€)", "WT-1002")).path, value: "39,9" },
    { path: (await field("texts", "Inleiding", "welkom")).path, value: "<p>Hallo<script>x</script></p>" },
    { path: (await field("texts", "Naam", "WT-1002")).path, value: "Steen" },
    { path: (await field("people", "Telefoon", "Mijn Showroom")).path, value: "020 1234567" },
    { path: (await field("dates", "Afwezig vanaf")).path, value: "2027-07-19" },
    { path: (await field("pictures", "Foto bovenaan")).path, value: "images/straat.webp" },
  ];
  const checked = await edit({
    edits,
    pictures: [new File([new Uint8Array(picture)], "images/straat.webp")],
  });
  expect(checked.findings.filter(({ level }) => level === "error")).toEqual([]);
  expect(checked.difference?.changed.articles).toEqual(["WT-1002"]);
  expect(checked.published).toBe(false);
  expect((await publish(checked.stagedId)).published).toBe(true);
  const project = (await admin.call(getProjectBySlug, { params: { slug: SLUG } })).body;
  expect(project).toMatchObject({ outOfOfficeStart: "2027-07-19", showroom: { phone: "020 1234567" } });
  expect(project.headerImage?.public_id).toMatch(/straat-\w+\.webp$/);
  expect((await fields("pictures")).publicIds).toEqual({ "images/straat.webp": project.headerImage?.public_id });
  expect(await field("prices", "Prijs (€)", "WT-1002")).toMatchObject({ value: "39,90" });
  const { items } = (await admin.call(listCatalogueVersions, { params })).body;
  expect(items.map(({ catalogueVersion, current }) => [catalogueVersion, current])).toEqual([
    ["2", true],
    ["1", false],
  ]);
  // An empty cell empties the field.
  const cleared = await edit({ edits: [{ path: "project.outOfOfficeStart", value: "" }] });
  expect((await publish(cleared.stagedId)).published).toBe(true);
  expect((await admin.call(getProjectBySlug, { params: { slug: SLUG } })).body.outOfOfficeStart).toBeNull();
});

it("says which field is wrong in the words of the spreadsheet", async () => {
  const price = await field("prices", "Prijs (€)", "WT-1002");
  const told = async (value: string) =>
    (await edit({ edits: [{ path: price.path, value }] })).findings.map(({ path, reason }) => `${path}: ${reason}`);
  const said = { veel: 'hier hoort een getal; er staat "veel"', "-5": 'minstens € 0; er staat "-5"' };
  const cell = "Producten rij 3, kolom E (Prijs (€))";
  expect(await told("veel")).toEqual([`Producten: WT-1002 Steen, Prijs (€): ${said.veel}`]);
  expect(await told("-5")).toContain(`${cell}: ${said["-5"]}`);
  expect((await told("1,80")).join("\n")).toContain(`${cell}: € 1,80 is wel erg weinig; staat de komma goed?`);
});

it.each<[string, Change, string]>([
  ["no number", { edits: [{ path: "products[0].grossPrice", value: "veel" }] }, "hier hoort een getal"],
  ["a key", { edits: [{ path: "products[0].productNumber", value: "ANDERS" }] }, "niet te wijzigen"],
  ["a path out of the catalogue", { edits: [{ path: "__proto__.x", value: "1" }] }, "niet te wijzigen"],
  ["no date", { edits: [{ path: "project.outOfOfficeEnd", value: "morgen" }] }, ""],
  [
    "a text as a picture",
    {
      edits: [{ path: "project.headerImage", value: "images/a.webp" }],
      pictures: [new File(["x"], "images/a.webp")],
    },
    "is geen webp die te openen is",
  ],
  [
    "a picture that is not there",
    { edits: [{ path: "project.headerImage", value: "images/weg.webp" }] },
    "er is geen bestand",
  ],
  [
    "fields of another version",
    { edits: [{ path: "project.name", value: "X" }], revision: 999 },
    "laad de velden opnieuw",
  ],
])("refuses %s, and stages nothing", async (_, change, words) => {
  const { findings, stagedId, difference } = await edit(change);
  expect(findings.filter(({ level }) => level === "error").map(({ reason }) => reason)).toEqual([
    expect.stringContaining(words),
  ]);
  expect([stagedId, difference]).toEqual([null, null]);
});
