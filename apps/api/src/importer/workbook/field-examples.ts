import type { Column } from "./sheet-layout.ts";
import { YES } from "./labels.ts";

/** Examples by path, and by field name, of fields that the example project leaves empty; as written in a workbook. */
const EXAMPLES: Readonly<Record<string, string>> = {
  faces: "8",
  colorGroup: "groen",
  appearance: "marmer",
  gloss: "mat",
  website: "www.mijn-project.example",
  outOfOfficeStart: "2027-07-19",
  outOfOfficeEnd: "2027-08-06",
  headerImage: "images/project/straat.webp",
  introductionFilm: "images/project/welkom.mp4",
  introductionCaptions: "images/project/welkom.vtt",
  images: "images/foto-1.webp",
  image: "images/foto-1.webp",
  priceNoticeFrom: "25",
  companyLogo: "images/logo.svg",
  emailContact: "inkoop@mijn-showroom.example",
  postalAddress: "Postbus 12",
  postalPostalCode: "1234 AA",
  postalCity: "Voorbeeldstad",
  "country.key": "nl",
  "country.name": "Nederland",
  "country.code": "NL",
  "geoLocation.latitude": "52,09",
  "geoLocation.longitude": "5,12",
  externalOrganisationId: "40812",
  organisationCode: "MS-01",
  insideShowroomUrl: "https://mijn-showroom.example/rondleiding",
  pageUrl: "https://mijn-showroom.example",
  story: "Al dertig jaar een begrip in de regio.",
  showroomImages: "images/showroom/entree.webp",
  brands: "Lindera",
  retailers: "Mijn Showroom Noord",
  "discount.key": "vaste-klant",
  "discount.name": "Vaste klant",
  percentage: "5",
  minimumSubtotal: "2500",
  "project.options.key": "zonnepanelen",
  "project.options.name": "Zonnepanelen",
  "project.discounts.key": "actie",
  "project.discounts.name": "Voorjaarsactie",
  title: "Wonen in Mijn project",
  body: "<p>Welkom bij uw nieuwe huis.</p>",
  sequence: "1",
  headerTitle: "Uw huis naar uw smaak",
  headerSubtitle: "Kies uw tegels, sanitair en vloer",
  copyFrom: "badkamer",
  pageText: "<p>Bekijk de plattegrond van uw woning.</p>",
  pageImages: "images/badkamer.webp",
  imageTexts: "De badkamer op de eerste verdieping",
  copyChoicesTitle: "Dezelfde keuzes als in de badkamer?",
  copyChoicesContent: "<p>U kunt uw keuzes overnemen.</p>",
  summaryTitle: "Uw badkamer",
  summaryContent: "<p>Dit heeft u gekozen.</p>",
  "houseTypes.pages.topViews.name": "Begane grond",
  text: "Woonkamer en keuken",
  addedCosts: "15",
  addedCost: "45",
  dimension: "60 cm",
  description: "Matte afwerking, geschikt voor wand en vloer",
  installationCodes: "W100: 1",
  supplier: "Tegelgroothandel Noord",
  supplierNumber: "4412-B",
  gtin: "8712345678906",
  "model.width": "36",
  "model.depth": "53",
  "model.height": "40",
  "model.basins": "2",
  "offers.variants": "TOI-100; TOI-101",
  variants: "wand-zand",
  overlay: "Meest gekozen",
  "packages.choices": "wand-zand; vloer-grijs; toilet-randloos",
  wallTileLength: "60",
  wallTileWidth: "30",
  floorTileLength: "60",
  floorTileWidth: "60",
  tiles: "wand-zand",
  "tileOptions.key": "visgraat",
  accessories: "voeg-grijs",
  groups: "toiletzittingen",
  roomImages: "images/woonkamer-eiken.webp",
};

/**
 * An example of a field that the example project leaves empty.
 * @throws Error for a field without one
 */
export function exampleFor(list: string, { path, cell }: Column): string {
  if (cell.kind === "boolean") return YES;
  if (cell.kind === "choice" || cell.kind === "choices") return cell.options[0]?.word ?? "";
  const field = path.join(".");
  const found = EXAMPLES[`${list}.${field}`] ?? EXAMPLES[field] ?? EXAMPLES[path.at(-1) ?? ""];
  if (found === undefined)
    throw new Error(`The guide has no example of ${list}.${field}: write it in field-examples.ts`);
  return found;
}
