import { expect, it } from "vitest";
import { bundleSchema, type Bundle, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { bundleFolder, ALL_BUNDLES } from "@showroom/demo-catalogue/bundles";
import { reimportBundle } from "../../testing/reimport-bundle.ts";
import { findWarnings } from "./check-bundle.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";
import { findRepeatedKeys } from "./repeated-keys.ts";

const base = reimportBundle();

const first = <Value>(list: readonly Value[]): Value => {
  const [value] = list;
  if (value === undefined) throw new Error("The list is empty");
  return value;
};

/** The bundle with one entry of a list changed. */
function changed<List extends "products" | "offers" | "houseTypes" | "floors">(
  list: List,
  at: number,
  change: Partial<BundleInput[List][number]>,
): BundleInput {
  const entries: readonly BundleInput[List][number][] = base[list];
  return { ...base, [list]: entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry)) };
}

const told = (bundle: BundleInput): readonly string[] =>
  findWarnings(bundleSchema.parse(bundle), "bundle").map(({ path, reason }) => `${path}: ${reason}`);

const wallTile = base.products.findIndex(({ type }) => type === "wall_tile");
const tileOffer = base.offers.findIndex(({ standardIn, group }) => group === null && standardIn.length > 0);
const wallTiles = new Set(
  base.products.filter(({ type }) => type === "wall_tile").map(({ productNumber }) => productNumber),
);
const otherTile = base.offers.findIndex(
  ({ standardIn, product, rooms }) => standardIn.length === 0 && wallTiles.has(product) && rooms.includes("bathroom"),
);
const [one, other] = base.offers.filter(({ group }) => group === "groep-0");
const loose = base.offers.findIndex(({ variants }) => variants.length > 1);
const houseType = first(base.houseTypes);
const [submitOption] = base.project.submitOptions;
const grout = base.offers.findIndex(({ tileAccessoryType }) => tileAccessoryType === "wallTileAccessory");

const rule = (key: string, type: "hide" | "require", from: string, to: string | null): Bundle["rules"][number] => ({
  key,
  type,
  subjects: [{ offer: from }],
  affected: to === null ? [] : [{ offer: to }],
  groups: [],
});

it("finds no fault in a valid bundle", () => expect(told(base)).toEqual([]));

it.each<[string, BundleInput, string]>([
  [
    "a second picture of the landing page",
    { ...base, project: { ...base.project, headerImage: null, images: ["images/een.webp", "images/twee.webp"] } },
    "project.images: de landingspagina toont alleen de eerste foto; niemand ziet images/twee.webp",
  ],
  [
    "a picture of the landing page beside the one at the top",
    { ...base, project: { ...base.project, headerImage: "images/top.webp", images: ["images/een.webp"] } },
    'project.images: de landingspagina toont de "Foto bovenaan"; niemand ziet images/een.webp',
  ],
  [
    "pictures of a package",
    { ...base, packages: base.packages.map((entry) => ({ ...entry, images: ["images/pakket.webp"] })) },
    "packages[0].images: de showroom toont deze foto's nergens; niemand ziet images/pakket.webp",
  ],
  [
    "a price in euros",
    changed("products", wallTile, { grossPrice: 45 }),
    `products[${wallTile}].grossPrice: 45 betekent € 0,45: staat hier een bedrag in euro's? Bedragen zijn in centen: € 45,00 is 4500`,
  ],
  [
    "the labour of tiles in euros",
    { ...base, project: { ...base.project, wallTileLaborPrice: 33 } },
    "project.wallTileLaborPrice: 33 betekent € 0,33",
  ],
  [
    "a baseboard's price in euros",
    { ...base, baseboards: base.baseboards.map((board) => ({ ...board, price: 9 })) },
    "baseboards[0].price: 9 betekent € 0,09",
  ],
  [
    "a baseboard in centimetres",
    { ...base, baseboards: base.baseboards.map((board) => ({ ...board, length: 240 })) },
    "baseboards[0].length: 240 betekent 240 mm",
  ],
  ["a plank in centimetres", changed("floors", 0, { length: 120 }), "floors[0].length: 120 betekent 120 mm"],
  ["a floor's price in euros", changed("floors", 0, { priceM2: 60 }), "floors[0].priceM2: 60 betekent € 0,60"],
  [
    "a tile in centimetres",
    changed("products", wallTile, { width: 30, length: 60 }),
    `products[${wallTile}].width: 30 betekent 30 mm: staat hier een maat in centimeters?`,
  ],
  [
    "a room in centimetres",
    changed("houseTypes", 0, { rooms: houseType.rooms.map((room) => ({ ...room, height: 260 })) }),
    "houseTypes[0].rooms[0].height: 260 betekent 260 mm",
  ],
  [
    "a room that is measured twice",
    changed("houseTypes", 0, { rooms: [...houseType.rooms, first(houseType.rooms)] }),
    'houseTypes[0].rooms[2]: alleen de eerste maten tellen: de ruimte "badkamer"',
  ],
  [
    "one way to hand in twice",
    {
      ...base,
      project: {
        ...base.project,
        submitOptions: submitOption ? [submitOption, { ...submitOption, key: "nog-een" }] : [],
      },
    },
    'project.submitOptions[1]: de koper ziet dezelfde keuze twee keer: het soort "showroomafspraak"',
  ],
  [
    "a configurator without a room",
    changed("houseTypes", 0, {
      pages: houseType.pages.map((page) => (page.key === "bathroom" ? { ...page, roomName: null } : page)),
    }),
    'houseTypes[0].pages[1].roomName: op de pagina "Badkamer" valt niets te kiezen',
  ],
  [
    "no standard wall tile",
    changed("offers", tileOffer, { standardIn: [] }),
    "voor de badkamer is geen wandtegel de standaard",
  ],
  [
    "two standard wall tiles",
    {
      ...base,
      offers: base.offers.map((offer, at) => (at === otherTile ? { ...offer, standardIn: ["bathroom"] } : offer)),
    },
    "voor de badkamer zijn er 2 standaard wandtegels",
  ],
  [
    "an accessory of a tile option that is a tile",
    {
      ...base,
      tileOptions: [
        {
          key: "accent",
          kind: "AccentHerringbone",
          title: "Visgraat",
          description: "",
          image: null,
          rooms: ["bathroom"],
          accessories: [base.offers[tileOffer]?.key ?? ""],
        },
      ],
    },
    'bij "Visgraat" is geen voeg of profiel',
  ],
  [
    "two standards in a group",
    {
      ...base,
      offers: base.offers.map((offer) => (offer.group === "groep-0" ? { ...offer, standardIn: ["bathroom"] } : offer)),
    },
    '"Groep 0" heeft in de badkamer',
  ],
  [
    "a rule that names nothing",
    { ...base, rules: [rule("leeg", "hide", one?.key ?? "", null)] },
    'rules[0]: de regel "leeg" noemt niets waarop hij werkt',
  ],
  [
    "a rule between rooms",
    {
      ...base,
      offers: base.offers.map((offer) => (offer.key === other?.key ? { ...offer, rooms: ["toilet"] } : offer)),
      rules: [rule("ver", "hide", one?.key ?? "", other?.key ?? "")],
    },
    'rules[0]: de regel "ver" doet niets',
  ],
  [
    "products that require each other",
    {
      ...base,
      rules: [
        rule("heen", "require", one?.key ?? "", other?.key ?? ""),
        rule("terug", "require", other?.key ?? "", one?.key ?? ""),
      ],
    },
    'de regel "heen" maakt een kring',
  ],
  [
    "an accessory that is none",
    changed("offers", tileOffer, { tileAccessoryType: "wallTileAccessory" }),
    "staat als voeg of profiel aangeboden, maar is van het soort",
  ],
  [
    "grout that goes with nothing",
    changed("offers", grout, { tileAccessoryType: null }),
    "is een voeg of profiel, maar waarbij het hoort is niet ingevuld",
  ],
  [
    "a main product outside its variants",
    changed("offers", loose, { variants: base.offers[loose]?.variants.slice(1) ?? [] }),
    "zelf staat niet bij de varianten",
  ],
  ["a product without a brand", changed("products", wallTile, { brand: " " }), "het merk is niet ingevuld"],
  [
    "a film without captions",
    { ...base, project: { ...base.project, introductionFilm: "images/welkom.mp4" } },
    "de introductiefilm heeft geen ondertitels",
  ],
  ["a tile without a size", changed("products", wallTile, { width: null }), "deze tegel heeft geen breedte of lengte"],
])("warns of %s", (_, bundle, words) => expect(told(bundle)).toContainEqual(expect.stringContaining(words)));

it("speaks of euros and centimetres in a workbook", () => {
  const bundle = bundleSchema.parse(
    changed("products", wallTile, { grossPrice: 45, width: 30, length: 60, size: "3 x 6 cm" }),
  );
  expect(findWarnings(bundle, "workbook").map(({ reason }) => reason)).toEqual([
    "€ 0,45 is wel erg weinig; staat de komma goed? Bedragen zijn in euro's",
    "3,0 cm is wel erg klein; staat hier een maat in meters of decimeters?",
    "6,0 cm is wel erg klein; staat hier een maat in meters of decimeters?",
  ]);
});

it("refuses two ways to hand in with the same key", () => {
  const submitOptions = submitOption ? [submitOption, { ...submitOption, type: "quote" as const }] : [];
  const bundle = bundleSchema.parse({ ...base, project: { ...base.project, submitOptions } });
  expect(findRepeatedKeys(bundle).map(({ path }) => path)).toEqual(["project.submitOptions[1]"]);
});

it("refuses two pages of a house type with the same key", () => {
  const pages = houseType.pages.map((page) => ({ ...page, key: page.key === "toilet" ? "bathroom" : page.key }));
  const bundle = bundleSchema.parse(changed("houseTypes", 0, { pages }));
  expect(findRepeatedKeys(bundle).map(({ path }) => path)).toEqual(["houseTypes[0].pages[2]"]);
});

it("finds no fault in the demo projects", { timeout: 60_000 }, async () => {
  for (const [slug] of ALL_BUNDLES) expect(await inspectBundle(bundleFolder(slug)), slug).toEqual([]);
});
