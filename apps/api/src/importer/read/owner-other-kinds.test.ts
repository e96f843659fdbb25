import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownersFolder } from "../../testing/owners-folder.ts";
import { rightWorkbook, type SpoiltCell, type SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn, toldOwner } from "../../testing/told-owner.ts";
import { exampleBundle } from "../example/example-bundle.ts";
import { inspectBundle } from "../publish/inspect-bundle.ts";

type Cells = Readonly<Record<string, SpoiltCell>>;

const P = "Producten";
const A = "Aanbod";
const PRICE = "Prijs (€)";
const POSITIONS = "Posities";
const TEXTS = "Teksten van de overeenkomst";

const party = (b: SpoiltWorkbook, changes: Cells = {}): unknown =>
  b.add("Partijen", {
    Naam: "Tegels BV",
    "Straat en nummer": "Straat 1",
    "KvK-nummer": "12345678",
    "Versie van de voorwaarden": "2027",
    "Tekst van de voorwaarden": "Tekst",
    ...changes,
  });
const look = (b: SpoiltWorkbook, changes: Cells): unknown =>
  b.add("Pakketten", {
    Sleutel: "stijl",
    Naam: "Stijl",
    Omschrijving: "Warm",
    "Toeslag (€)": 0,
    Ruimten: "badkamer",
    Standaardpakket: "nee",
    "Vaste prijzen": "ja",
    Keuzes: "toilet-randloos",
    ...changes,
  });
const discount = (b: SpoiltWorkbook, percentage: SpoiltCell): unknown =>
  b.field("Met korting", "ja").add("Kortingen", { Sleutel: "actie", Naam: "Actie" }).add("Kortingsregels", {
    "In: Kortingen": "actie",
    "Geldt voor": "sanitair",
    Percentage: percentage,
    "Vanaf bedrag (€)": 0,
  });
const door = (b: SpoiltWorkbook, changes: Cells): unknown =>
  b.add(POSITIONS, {
    "In: Woningtypen": "type-a",
    Ruimte: "badkamer",
    Soort: "deur",
    Wand: "voor",
    "Vanaf linkerhoek (cm)": 30,
    "Breedte (cm)": 93,
    ...changes,
  });
const space = (b: SpoiltWorkbook, changes: Cells): unknown =>
  b.add("Indeling woning", {
    "In: Woningtypen": "type-a",
    Verdieping: "Begane grond",
    Naam: "Woonkamer",
    "Van links (cm)": 0,
    "Van boven (cm)": 0,
    "Breedte (cm)": 500,
    "Diepte (cm)": 600,
    ...changes,
  });

test.each<[string, (book: SpoiltWorkbook) => unknown]>([
  ["a discount that Excel shows as 10%", (b) => discount(b, { value: 0.1, format: "0%" })],
  ["a discount of 10", (b) => discount(b, 10)],
  ["a tax that Excel shows as 21%", (b) => party(b, { "Btw-percentage": { value: 0.21, format: "0%" } })],
  ["the floor plan of a home", (b) => space(b, {})],
  ["a look of the room", (b) => look(b, {})],
])("%s is read without a word", async (_, write) => {
  expect(await toldOwner(write)).toEqual([]);
});

/** Mistakes that were silent, or of which the words said something else than the cause. */
test.each<[string, (book: SpoiltWorkbook) => unknown, readonly string[]]>([
  // Cells
  ["an error that became text", (b) => b.set(P, 2, "Merk", "#VERW!"), ["(WT-1001): Excel meldt hier een fout: #VERW!"]],
  ["an error of an English Excel", (b) => b.set(P, 2, "Naam", "#N/A"), ["Excel meldt hier een fout: #N/A"]],
  ["a formula as text", (b) => b.set(P, 2, "Naam", "=VERT.ZOEKEN(A2;Blad2!A:B;2)"), ["deze formule is tekst"]],
  ["a formula of an empty cell", (b) => b.set(P, 2, "Naam", { value: 0, formula: "Z99" }), ["deze formule geeft 0"]],
  ["a mark for: as above", (b) => b.set(P, 3, "Merk", '"'), ["hier staat een aanhalingsteken; vul in elke rij in"]],
  ["idem", (b) => b.set(P, 3, "Merk", "idem"), ['hier staat "idem"; vul in elke rij in wat er hoort']],
  ["not applicable", (b) => b.set(P, 2, "Kleur", "n.v.t."), ['er staat "n.v.t.", en dat leest een koper zo']],
  ["a name for later", (b) => b.set(P, 2, "Naam", "nog invullen"), ['er staat "nog invullen", en dat leest een koper']],
  [
    "a price that Excel shows as a percentage",
    (b) => b.set(P, 2, PRICE, { value: 0.215, format: "0.0%" }),
    [`hier hoort een bedrag in euro's, zoals 12,50; er staat "21,5%"`],
  ],
  [
    "a bar code that Excel shows in short",
    (b) => b.set(P, 2, "GTIN (EAN)", { value: 8_712_345_678_906, format: "0.00E+00" }),
    ["hier staat het getal 8712345678906, dat"],
  ],
  ["a percentage of labour", (b) => b.set(A, 2, "Verwerking", "W100: 5%"), ['geen percentage; er staat "W100: 5%"']],
  ["no article", (b) => b.set(A, 10, "Artikel", null), ["Aanbod rij 10, kolom B (Artikel): is niet ingevuld"]],
  [
    "no picture of a floor plan",
    (b) => b.add("Plattegronden", { "In: Woningtypen": "type-a", "In: Pagina's": "welkom", Naam: "Begane grond" }),
    ["kolom D (Foto) (type-a): is niet ingevuld; hier hoort de naam van een bestand"],
  ],
  // Lists
  ["commas between rooms", (b) => b.set(A, 10, "Ruimten", "badkamer, toilet"), ["hoort een puntkomma, geen komma"]],
  [
    "commas between variants",
    (b) => b.set(A, 10, "Varianten", "TO-3001, TO-3002"),
    ['er is geen product "TO-3001, TO-3002"; tussen de delen hoort een puntkomma'],
  ],
  ["a country in words", (b) => b.set("Organisaties", 2, "Land Code", "Nederland"), ["twee hoofdletters, zoals NL"]],
  [
    "a door that turns in other words",
    (b) => door(b, { Draait: "rechtsom" }),
    ['kies uit "links, naar binnen", "links, naar buiten", "rechts, naar binnen", "rechts, naar buiten", "schuift"'],
  ],
  [
    "a misspelt text of the agreement",
    (b) => (party(b), b.add(TEXTS, { Sleutel: "Offerte: verlope", Tekst: "Voorbij." })),
    ['dit is geen van de keuzes; er staat "Offerte: verlope"; bedoelt u "Offerte: verlopen"?'],
  ],
  [
    "a text of the agreement without its date",
    (b) => (party(b), b.add(TEXTS, { Sleutel: "Offerte: verlopen", Tekst: "Voorbij." })),
    ["rij 2, kolom B (Tekst): Zet {laatste dag} één keer in de tekst."],
  ],
  // Sheets, rows and headings
  [
    "a field twice",
    (b) => b.sheet("Project").rows.push(["Naam", "Een ander"]),
    ["error Project rij 39 (Naam): deze regel staat ook op rij 4"],
  ],
  [
    "a renamed field",
    (b) => b.sheet("Project").rows.splice(3, 1, ["Projectnaam", "Mijn project"]),
    ['de verplichte regel "Naam" ontbreekt', 'de regel "Projectnaam" bestaat niet', 'bedoelt u "Naam"?'],
  ],
  [
    "another name of an obligatory column",
    (b) => b.set(P, 1, PRICE, "Verkoopprijs"),
    ['de kolom "Verkoopprijs" bestaat niet en wordt niet gelezen; bedoelt u "Prijs (€)"?'],
  ],
  [
    "a misspelt name of the list above",
    (b) => b.set("Ruimten", 1, "In: Woningtypen", "In: Woningtype"),
    ['de kolom "In: Woningtype" bestaat niet en wordt niet gelezen; bedoelt u "In: Woningtypen"?'],
  ],
  [
    "a size without its unit",
    (b) => b.set(P, 1, "Breedte (cm)", "Breedte"),
    ['warning Producten I1: "Breedte" noemt geen eenheid; de getallen zijn als cm gelezen'],
  ],
  [
    "headings once more",
    (b) => b.sheet(P).rows.splice(6, 0, [...(b.sheet(P).rows[0] ?? [])]),
    ["warning Producten rij 7: deze rij herhaalt de koppen, en is niet gelezen"],
  ],
  [
    "a sheet twice",
    (b) => b.sheets.push({ name: "Producten ", rows: b.sheet(P).rows }),
    ['het blad "Producten" staat er twee keer, en dit tweede wordt niet gelezen'],
  ],
  // Figures
  ["a floor plan in metres", (b) => space(b, { "Breedte (cm)": 5, "Diepte (cm)": 6 }), ["5,0 cm is wel erg klein"]],
  ["a door in metres", (b) => door(b, { "Breedte (cm)": 0.93 }), ["(Breedte (cm)) (type-a): 0,9 cm is wel erg klein"]],
  [
    "a door outside its wall",
    (b) => door(b, { "Breedte (cm)": 930 }),
    ["de deur steekt buiten de voorwand, die 240 cm breed is: van 30 cm tot 960 cm"],
  ],
  ["sealant of a tenth", (b) => b.set("Ruimten", 2, "Kit m¹", 0.9), ["0,9 m¹ kit is wel erg weinig"]],
  ["a cistern times ten", (b) => b.set("Ruimten", 2, "Reservoir m²", 11), ["11 m² reservoir is wel erg veel"]],
  ["an accent of a tenth", (b) => b.set("Ruimten", 2, "Accentwand m²", 0.32), ["0,32 m² accentwand is wel erg weinig"]],
  ["a cistern of a tenth", (b) => b.set("Ruimten", 2, "Reservoir m²", 0.11), ["0,11 m² reservoir is wel erg weinig"]],
  ["a loss of a tenth", (b) => b.field("Snijverlies wandtegels (%)", 1), ["1% snijverlies is wel erg weinig"]],
  ["labour of a tenth", (b) => b.set(P, 10, "Montage (€)", 4.5), ["€ 4,50 montage ligt ver van die van"]],
  ["a code of a tenth", (b) => b.set("Verwerkingscodes", 2, PRICE, 1.25), ["€ 1,25 is wel erg weinig voor een"]],
  ["a plank of a tenth", (b) => b.set("Vloeren", 2, "Breedte (cm)", 1.8), ["1,8 cm is wel erg weinig voor de breedte"]],
  ["a wear layer of a tenth", (b) => b.set("Vloeren", 2, "Slijtlaag", 0.055), ["een slijtlaag van 0,055 mm is"]],
  ["a tile without a look", (b) => b.set(P, 2, "Kleurcode", null), ["geen kleurcode en geen foto"]],
  ["grout times ten", (b) => b.set(P, 7, PRICE, 15), ["€ 15,00 per m² voeg is wel erg veel"]],
  ["a tax as a share", (b) => party(b, { "Btw-percentage": 0.21 }), ["0,21% is geen tarief van de btw"]],
  ["a number of the chamber", (b) => party(b, { "KvK-nummer": 1_234_567 }), ["een KvK-nummer heeft acht cijfers"]],
  ["an offer for a day", (b) => party(b, { "Dagen geldig": 1 }), ["een offerte is dan maar 1 dag geldig"]],
  [
    "one party with parts",
    (b) => party(b, { Onderdelen: "tegels" }),
    ["error Partijen: laat de onderdelen van één partij leeg"],
  ],
  // Meaning
  ["a contractor as the showroom", (b) => b.field("Showroom", "mijn-aannemer"), ["niet de rol showroom"]],
  [
    "a class of a toilet",
    (b) => b.set(A, 10, "Tegelsoort", "luxe"),
    ["TO-3001 is geen tegel: de tegelsoort telt niet"],
  ],
  [
    "a variant of another kind",
    (b) => b.set(A, 10, "Varianten", "TO-3001; WT-1002"),
    ["WT-1002 is van een andere soort"],
  ],
  [
    "a return of no standard",
    (b) => b.set(P, 11, "Retourprijs (€)", 100),
    ["nergens de standaard: die prijs telt niet"],
  ],
  ["two groups of one title", (b) => b.set("Productgroepen", 3, "Titel", "Toilet"), ['heten twee groepen "Toilet"']],
  ["a look elsewhere", (b) => look(b, { Ruimten: "badkamer; toilet" }), ["is in het toilet niets te kiezen"]],
  ["discounts that are none", (b) => b.field("Met korting", "ja"), ["staat op ja, en dit bestand heeft geen korting"]],
  ["options that are none", (b) => b.field("Met tegelopties", "ja"), ["en dit bestand heeft geen tegelopties"]],
  ["texts without pictures", (b) => b.set("Pagina's", 3, "Teksten bij de foto's", "een; twee"), ["meer teksten (2)"]],
  ["a tile without labour", (b) => b.set(A, 2, "Verwerking", null), ["WT-1001 heeft geen verwerking, en andere"]],
  ["a black tile that is white", (b) => b.set(P, 2, "Kleurcode", "#000000"), ['de kleur heet "Wit", en de kleurcode']],
  ["a white tile among black ones", (b) => b.set(P, 2, "Kleurgroep", "zwart"), ["de kleurgroep is zwart, en de"]],
  [
    "a supplier in two ways",
    (b) => b.set(P, 2, "Leverancier", "Noord").set(P, 3, "Leverancier", "noord B.V."),
    ['"noord B.V." heet elders "Noord": op de bestellijst zijn dat twee leveranciers'],
  ],
  [
    "a number of two articles",
    (b) => {
      for (const row of [2, 3]) b.set(P, row, "Leverancier", "Noord").set(P, row, "Artikelnummer leverancier", "4412");
    },
    ['"4412" van deze leverancier staat ook bij WT-1001'],
  ],
  ["a number of nobody", (b) => b.set(P, 2, "Artikelnummer leverancier", "4412"), ["bij wie wordt dit besteld?"]],
  ["an article of the past", (b) => b.set(P, 2, "Naam", "Basis mat (vervallen)"), ['in de naam staat "vervallen"']],
])("%s", async (_name, spoil, expected) => {
  const told = await toldOwner(spoil);
  for (const part of expected) expect(told.join("\n")).toContain(part);
  expect(told.flatMap(foreignIn)).toEqual([]);
});

test("a workbook beside a bundle.json is not read, and that is said", async () => {
  const folder = await ownersFolder();
  await (await rightWorkbook()).save(folder);
  await writeFile(join(folder, "bundle.json"), JSON.stringify(exampleBundle("proef")));
  expect((await inspectBundle(folder)).map(({ reason }) => reason)).toEqual([
    "catalogus.xlsx wordt niet gelezen: in deze map staat ook bundle.json, en dat gaat voor",
  ]);
});

test("prices that were not read are not judged", async () => {
  const told = await toldOwner((b) => b.set(P, 1, PRICE, "Verkoopprijs"));
  expect(told).toHaveLength(2);
});
