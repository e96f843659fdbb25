import { expect, test } from "vitest";
import type { SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn, toldOwner } from "../../testing/told-owner.ts";

const P = "Producten";
const A = "Aanbod";
const F = "Tegelformaten";
const PAGES = "Pagina's";
const MUCH = "wel erg veel voor een toeslag";

const copy = (b: SpoiltWorkbook, sheet: string, row: number): number =>
  b.sheet(sheet).rows.push([...(b.sheet(sheet).rows[row - 1] ?? [])]);

function model(b: SpoiltWorkbook, row: number, kind: string, width: number): SpoiltWorkbook {
  b.set(P, row, "Model Soort", kind).set(P, row, "Model vorm", "rond").set(P, row, "Model Afwerking", "wit");
  b.set(P, row, "Model Breedte (cm)", width).set(P, row, "Model Diepte (cm)", Math.min(width, 55));
  return b.set(P, row, "Model Hoogte (cm)", Math.min(width, 40));
}

function rules(b: SpoiltWorkbook, count: number): void {
  b.field("Met korting", "ja").sheet("Kortingen").rows.push([]);
  b.set("Kortingen", 2, "Sleutel", "actie").set("Kortingen", 2, "Naam", "Actie");
  for (let row = 2; row < count + 2; row++) {
    b.sheet("Kortingsregels").rows.push([]);
    b.set("Kortingsregels", row, "In: Kortingen", "actie").set("Kortingsregels", row, "Geldt voor", "alles");
    b.set("Kortingsregels", row, "Percentage", 10).set("Kortingsregels", row, "Vanaf bedrag (€)", 0);
  }
}

function text(b: SpoiltWorkbook): void {
  const row = b.sheet("Teksten").rows.push([]);
  b.set("Teksten", row, "Sleutel", "startpagina").set("Teksten", row, "Titel", "T").set("Teksten", row, "Volgorde", 1);
  for (const what of ["tegels", "vloeren", "sanitair"]) b.set("Teksten", row, `Toon ${what}`, "ja");
}

const suppliers = (b: SpoiltWorkbook): void =>
  [2, 3, 4].forEach((row) =>
    b.set(P, row, "Leverancier", `441${row}-B`).set(P, row, "Artikelnummer leverancier", "Tegelgroothandel Noord"),
  );

const brands = (b: SpoiltWorkbook): void =>
  b.sheet(P).rows.forEach((_row, at) => {
    if (at === 0) return;
    const brand = b.get(P, at + 1, "Merk");
    b.set(P, at + 1, "Merk", b.get(P, at + 1, "Naam")).set(P, at + 1, "Naam", brand);
  });

const COMMENT =
  '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><commentList><comment ref="E3"><text><r><t>nog </t></r><r><t>navragen</t></r></text></comment></commentList></comments>';
const RELATION =
  '<Relationship Id="rIdC" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="../comments1.xml"/>';

function comment(b: SpoiltWorkbook): void {
  b.files((files) => {
    const sheet = b.sheets.indexOf(b.sheet(P)) + 1;
    const path = `xl/worksheets/_rels/sheet${sheet}.xml.rels`;
    const empty =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
    const relations = (files.get(path) ?? empty).replace("</Relationships>", `${RELATION}</Relationships>`);
    files.set(path, relations).set("xl/comments1.xml", COMMENT);
  });
}

const hide = (b: SpoiltWorkbook, row: number): SpoiltWorkbook =>
  b.xml(P, (xml) => xml.replace(`<row r="${row}"`, `<row hidden="1" r="${row}"`));

/** What stands twice or in the wrong place, costs far too much or nothing, or is not seen, each with what the owner is told. */
test.each<[string, (book: SpoiltWorkbook) => unknown, readonly string[]]>([
  ["a package times a hundred", (b) => b.set("Pakketten", 2, "Toeslag (€)", 9_500), [`€ 9500,00 is ${MUCH}`]],
  ["a package a hundredth", (b) => b.set("Pakketten", 2, "Toeslag (€)", 0.95), ["€ 0,95 is wel erg weinig voor een"]],
  [
    "a format times a hundred",
    (b) => b.set(F, 2, "Toeslag (€)", 12_500),
    [`Tegelformaten rij 2`, `€ 12500,00 is ${MUCH}`],
  ],
  [
    "one of the formats times ten",
    (b) => {
      for (const key of ["b", "c", "d"]) b.set(F, copy(b, F, 2), "Sleutel", key);
      [125, 150, 1_000, 100].forEach((surcharge, at) => b.set(F, at + 2, "Toeslag (€)", surcharge));
    },
    ["Tegelformaten rij 4", "€ 1000,00 ligt ver van de andere toeslagen, zo'n € 150,00"],
  ],
  [
    "less to the ceiling",
    (b) => b.set(F, 2, "Toeslag (€)", 125).set(F, 2, "Toeslag plafondhoog (€)", 18.5),
    ["plafondhoog is de toeslag € 18,50, minder dan de € 125,00"],
  ],
  [
    "less for all walls than for one",
    (b) => b.set(F, 2, "Vloertegel op één wand (€)", 85).set(F, 2, "Vloertegel op alle wanden (€)", 18.5),
    ["op alle wanden is de toeslag € 18,50, minder dan de € 85,00"],
  ],
  ["a surcharge above the price", (b) => b.set(P, 10, "Toeslag (€)", 4_500), ["de toeslag (€ 4500,00) is hoger dan"]],
  [
    "the only package with a surcharge, times ten",
    (b) => b.set("Pakketten", 2, "Toeslag (€)", 950),
    ["Pakketten rij 2", "€ 950,00 is wel erg veel op de tegels van de grootste ruimte, zo'n € "],
  ],
  [
    "the only format with a surcharge, times ten",
    (b) => b.set(F, 2, "Toeslag plafondhoog (€)", 850),
    ["Tegelformaten rij 2", "€ 850,00 is wel erg veel op de tegels van de grootste ruimte"],
  ],
  [
    "the only article with a surcharge, times ten",
    (b) => b.set(P, 10, "Toeslag (€)", 150),
    ["Producten rij 10", "€ 150,00 is wel erg veel op de prijs van het artikel, zo'n € 289,00"],
  ],
  [
    "the only floor with a surcharge, times ten",
    (b) => b.set("Vloeren", 2, "Toeslag (€)", 450),
    ["Vloeren rij 2", "€ 450,00 is wel erg veel op deze vloer in de grootste woning"],
  ],
  [
    "the only baseboard with a surcharge, times ten",
    (b) => b.set("Plinten", 2, "Toeslag (€)", 450),
    ["Plinten rij 2", "€ 450,00 is wel erg veel op deze plint in de grootste woning"],
  ],
  ["grout times a hundred", (b) => b.set(P, 7, "Prijs (€)", 150), ["€ 150,00 per m² voeg is wel erg veel"]],
  ["a floor's surcharge", (b) => b.set("Vloeren", 2, "Toeslag (€)", 4_500), [`€ 4500,00 is ${MUCH} per woning`]],
  ["a baseboard's surcharge", (b) => b.set("Plinten", 2, "Toeslag (€)", 4_500), [`€ 4500,00 is ${MUCH} per woning`]],
  [
    "no cutting loss",
    (b) => b.field("Snijverlies wandtegels (%)", 0),
    ["(Snijverlies wandtegels (%)): er is 0% snijverlies"],
  ],
  [
    "no cutting loss of a floor",
    (b) => b.set("Vloeren", 2, "Snijverlies (%)", 0),
    ["Vloeren rij 2", "er is 0% snijverlies"],
  ],
  [
    "an article in two groups",
    (b) => {
      const row = copy(b, A, 11);
      b.set(A, row, "Sleutel", "nog-een").set(A, row, "Groep", "zitting");
    },
    ['TO-3002 staat in de badkamer in "Toilet" en in "Toiletzitting": een koper kan het twee keer kiezen'],
  ],
  [
    "two articles of one name",
    (b) => b.set(P, 11, "Naam", b.get(P, 10, "Naam")),
    ["TO-3002 en TO-3001 heten allebei", "een koper ziet geen verschil"],
  ],
  [
    "a bath in a toilet",
    (b) => model(b, 11, "bad", 170).set(A, 11, "Ruimten", "badkamer; toilet"),
    ["TO-3002 is een bad, en wordt in het toilet aangeboden"],
  ],
  ["a toilet of four metres", (b) => model(b, 10, "toilet", 400), ["400 cm is wel erg groot voor sanitair"]],
  ["a toilet of half a centimetre", (b) => model(b, 10, "toilet", 0.55), ["0,6 cm is wel erg klein voor sanitair"]],
  [
    "a variant twice",
    (b) => b.set(A, 10, "Varianten", "TO-3001; TO-3001"),
    ["TO-3001 staat twee keer bij de varianten"],
  ],
  [
    "two steps of one name",
    (b) => b.set(PAGES, 4, "Titel", "Badkamer").set(PAGES, 4, "Ondertitel", b.get(PAGES, 3, "Ondertitel")),
    ['twee stappen van dit woningtype heten in de balk en op knoppen "Badkamer"'],
  ],
  [
    "two steps with one short name",
    (b) => b.set(PAGES, 4, "Ondertitel", "Badkamer"),
    ["Pagina's rij 4", 'heten in de balk en op knoppen "Badkamer"; geef elke stap een eigen ondertitel'],
  ],
  [
    "a step after the overview",
    (b) => b.sheet(PAGES).rows.splice(1, 0, ...b.sheet(PAGES).rows.splice(4, 1)),
    ['na het overzicht komt nog de stap "Badkamer"'],
  ],
  ["a text twice", (b) => (text(b), text(b)), ["deze tekst staat er twee keer"]],
  ["a format twice", (b) => copy(b, F, 2), ["nog een tegelformaat met deze sleutel"]],
  [
    "a discount from a hundred times as much",
    (b) => {
      rules(b, 1);
      b.set("Kortingsregels", 2, "Vanaf bedrag (€)", 250_000);
    },
    ["€ 250000,00 is wel erg veel om te besteden: bijna geen koper krijgt deze korting"],
  ],
  ["a rule of a discount twice", (b) => rules(b, 2), ["telt deze korting dubbel?"]],
  ["columns of the supplier", suppliers, ['zijn "Leverancier" en "Artikelnummer leverancier" omgewisseld?']],
  ["columns of brand and name", brands, ['zijn "Merk" en "Naam" omgewisseld?']],
  [
    "thousands as the English write them",
    (b) => b.set(P, 2, "Prijs (€)", "12,500"),
    ['twee cijfers achter de komma; er staat "12,500"'],
  ],
  [
    "a hidden row",
    (b) => hide(b, 3),
    ['warning Producten rij 3: rij 3 is verborgen, en is wel gelezen; er staat "WT-1002"'],
  ],
  [
    "rows that a filter hides",
    (b) =>
      hide(hide(b, 3), 4).xml(P, (xml) =>
        xml.replace("</sheetData>", '</sheetData><autoFilter ref="A1:B9"><filterColumn colId="0"/></autoFilter>'),
      ),
    ["warning Producten rij 3: een filter verbergt rij 3, 4, die wel gelezen zijn"],
  ],
  [
    "a hidden column",
    (b) => b.xml(P, (xml) => xml.replace("<sheetData>", '<cols><col min="7" max="7" hidden="1"/></cols><sheetData>')),
    ['warning Producten kolom G: deze kolom is verborgen, en is wel gelezen; er staat "Retourprijs (€)"'],
  ],
  [
    "a hidden sheet",
    (b) =>
      b.files((files) => {
        const xml = files.get("xl/workbook.xml") ?? "";
        files.set("xl/workbook.xml", xml.replace(/<sheet (?=[^>]*name="Regels")/, '<sheet state="hidden" '));
      }),
    ["warning Regels: dit blad is verborgen, en is wel gelezen"],
  ],
  [
    "a comment",
    comment,
    ['warning Producten E3: de opmerking bij deze cel wordt niet gelezen; er staat "nog navragen"'],
  ],
])("%s is said once, in the owner's words", async (_name, spoil, expected) => {
  const told = await toldOwner(spoil);
  for (const part of expected)
    expect(
      told.filter((line) => line.includes(part)),
      told.join("\n"),
    ).toHaveLength(1);
  expect(told.flatMap(foreignIn)).toEqual([]);
});

test("numbers as text are read as numbers", async () => {
  const asText = (b: SpoiltWorkbook) => b.set(P, 2, "Prijs (€)", "21,50").set(P, 2, "Breedte (cm)", "20");
  expect(await toldOwner(asText)).toEqual([]);
});
