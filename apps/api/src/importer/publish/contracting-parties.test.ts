import { afterAll, beforeAll, expect, it } from "vitest";
import { getContractTerms, saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { bundleSchema, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { openImporter, type BundleImporter } from "../../testing/demo-importer.ts";
import { reimportBundle } from "../../testing/reimport-bundle.ts";
import { ADMIN, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { BundleError } from "../findings/bundle-error.ts";
import { IGNORED_PARTIES } from "./ignored-settings.ts";

let app: TestApp;
let importer: BundleImporter;
beforeAll(async () => {
  app = await startTestApp();
  importer = await openImporter(app);
});
afterAll(async () => {
  await importer.remove();
  await app.stop();
});

const BUILDER = {
  name: "Bouwer B.V.",
  address: "Kade 1, Rotterdam",
  registrationNumber: "12345678",
  termsVersion: "2027-01",
  termsText: "Betaling na oplevering.",
};
const TILER = { ...BUILDER, name: "Tegelzetterij", registrationNumber: "2", vatRate: 9, parts: ["tiles" as const] };

type Texts = NonNullable<BundleInput["agreementTexts"]>;
type Parties = NonNullable<BundleInput["contractingParties"]>;
const bundleWith = (contractingParties: Parties): BundleInput => {
  const bundle = bundleSchema.parse(reimportBundle());
  return { ...bundle, contractingParties, project: { ...bundle.project, countersigned: true } };
};
const withTexts = (agreementTexts: Texts, parties: Parties = [BUILDER]): BundleInput => ({
  ...bundleWith(parties),
  agreementTexts,
});
const projectId = async (): Promise<number> => {
  const { slug } = bundleWith([]).project;
  const { rows } = await app.pool.query<{ id: number }>("select id from projects where slug = $1", [slug]);
  return rows[0]?.id ?? 0;
};

it("a project without parties takes those of its sheet, and keeps what /admin has", async () => {
  await importer.run(bundleWith([]));
  const admin = await app.signedIn(ADMIN);
  const params = { projectId: await projectId() };
  const terms = async () => (await admin.call(getContractTerms, { params })).body;
  expect(await terms()).toEqual({ version: 0, terms: null });

  const { warnings } = await importer.run(withTexts([{ key: "button.offer", text: " Ik teken\n" }], [BUILDER, TILER]));
  expect(warnings.filter(({ reason }) => reason === IGNORED_PARTIES)).toEqual([]);
  const stored = await terms();
  expect(stored).toMatchObject({
    version: 1,
    terms: {
      ...BUILDER,
      daysValid: 14,
      vatRate: 2100,
      acceptedBy: "all",
      countersigned: true,
      parties: [{ name: "Tegelzetterij", parts: ["tiles"], vatRate: 900 }],
      ownTexts: { "button.offer": "Ik teken" },
    },
  });
  if (!stored.terms) throw new Error("No terms were stored");

  const changed = { ...stored.terms, name: "Andere Bouwer B.V." };
  await admin.call(saveContractTerms, { params, body: { version: 1, terms: changed } });
  const again = await importer.run({ ...bundleWith([BUILDER, TILER]), catalogueVersion: "later" });
  expect(again.warnings.filter(({ reason }) => reason === IGNORED_PARTIES)).toHaveLength(1);
  expect((await terms()).terms).toEqual(changed);
});

it.each<[string, Parties]>([
  ["none is of the whole project", [TILER]],
  ["two are of the whole project", [BUILDER, { ...BUILDER, name: "Nog een" }]],
  ["two are of one part", [BUILDER, TILER, { ...TILER, name: "Nog een" }]],
])("parties are refused when %s", async (_name, parties) => {
  await expect(importer.run(bundleWith(parties))).rejects.toBeInstanceOf(BundleError);
});

it.each<[string, BundleInput, string]>([
  ["one leaves out its sum", withTexts([{ key: "button.settled", text: "{wat}" }]), "agreementTexts[0].text"],
  [
    "one is there twice",
    withTexts([
      { key: "agreement.fixed", text: "Vast" },
      { key: "agreement.fixed", text: "Zeker" },
    ]),
    "agreementTexts[1].key",
  ],
  ["nobody contracts", withTexts([{ key: "agreement.fixed", text: "Vast" }], []), "agreementTexts"],
])("texts are refused when %s", async (_name, bundle, path) => {
  const refusal = await importer.run(bundle).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BundleError);
  expect(refusal instanceof BundleError && refusal.faults.map((fault) => fault.path)).toEqual([path]);
});
