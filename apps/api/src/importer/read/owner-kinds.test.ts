import { expect, test } from "vitest";
import type { SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn, toldOwner } from "../../testing/told-owner.ts";

const P = "Producten";
const A = "Aanbod";
const GTIN = "GTIN (EAN)";
const NUMBER = "een artikelnummer heeft hoofdletters, cijfers, punten en streepjes, 2 tot 40";
const KINDS = "kies uit samengesteld product, product, wandtegel, vloertegel";

/** Mistakes of kinds that the trial by an owner did not have, with what the owner is told. */
test.each<[string, (book: SpoiltWorkbook) => unknown, readonly string[]]>([
  ["a wrong digit of a bar code", (b) => b.set(P, 2, GTIN, "8712345678905"), ["het controlecijfer", "hoort een 6"]],
  ["a bar code in scientific notation", (b) => b.set(P, 2, GTIN, "8,71235E+12"), ["heeft alleen cijfers"]],
  ["a bar code with spaces", (b) => b.set(P, 2, GTIN, "8 712345 678906"), ["zonder spaties en streepjes"]],
  ["a bar code that is cut off", (b) => b.set(P, 2, GTIN, "871234"), ["8 tot 14 cijfers; dit zijn er 6"]],
  [
    "a bar code of two articles",
    (b) => b.set(P, 2, GTIN, "8712345678906").set(P, 3, GTIN, "08712345678906"),
    ["warning Producten rij 3, kolom AB (GTIN (EAN)) (WT-1002): deze GTIN (EAN) staat ook bij WT-1001"],
  ],
  [
    "a price with its unit",
    (b) => b.set(P, 2, "Prijs (€)", "21,50 per m2"),
    ['hier hoort een getal; er staat "21,50 per'],
  ],
  ["a dash as a price", (b) => b.set(P, 2, "Prijs (€)", "-"), ['hier hoort een getal; er staat "-"']],
  ["a price on request", (b) => b.set(P, 2, "Prijs (€)", "op aanvraag"), ['er staat "op aanvraag"']],
  ["a price in dollars", (b) => b.set(P, 2, "Prijs (€)", "$ 21,50"), ['er staat "$ 21,50"']],
  ["a negative price", (b) => b.set(P, 2, "Prijs (€)", -21.5), ['minstens € 0; er staat "-21,5"']],
  [
    "a price with a point for thousands",
    (b) => b.set(P, 2, "Prijs (€)", "1.250"),
    ["€ 1250,00 per m² is wel erg veel"],
  ],
  ["a forgotten price", (b) => b.set(P, 3, "Prijs (€)", 0), ["deze tegel kost € 0,00; is de prijs vergeten?"]],
  ["a return above the price", (b) => b.set(P, 10, "Retourprijs (€)", 900), ["de retourprijs is hoger dan de prijs"]],
  ["tiles in a box as its content", (b) => b.set(P, 2, "Per doos", 108), ["108 m² in één doos is wel erg veel"]],
  ["nothing in a box", (b) => b.set(P, 2, "Per doos", 0), ["hier hoort iets boven nul"]],
  ["pieces in a box", (b) => b.set(P, 2, "Per doos", "13 stuks"), ['hier hoort een getal zonder "stuks"']],
  ["two dashes in a number", (b) => b.set(P, 2, "Artikelnummer", "WT--1001"), ['bedoelt u "WT--1001"?']],
  ["small letters in a number", (b) => b.set(P, 3, "Artikelnummer", "wt-1002"), [NUMBER, 'bedoelt u "WT-1002"?']],
  ["a slash in a number", (b) => b.set(P, 3, "Artikelnummer", "WT/1002"), [NUMBER, 'bedoelt u "WT-1002"?']],
  ["an apostrophe before a number", (b) => b.set(P, 3, "Artikelnummer", "'WT-1002"), ['bedoelt u "WT-1002"?']],
  ["letters O for noughts", (b) => b.set(A, 2, "Artikel", "WT-1OO1"), ['bedoelt u "WT-1001"?']],
  ["a Cyrillic letter", (b) => b.set(A, 2, "Artikel", "WТ-1001"), ['bedoelt u "WT-1001"?']],
  ["a space without width", (b) => b.set(A, 2, "Artikel", "WT-1001\u200B"), ['bedoelt u "WT-1001"?']],
  ["a dash of a word processor", (b) => b.set(A, 2, "Artikel", "WT–1001"), ['bedoelt u "WT-1001"?']],
  ["a kind that is no kind", (b) => b.set(P, 2, "Soort", "tegel"), [KINDS, 'er staat "tegel"']],
  ["a kind in English", (b) => b.set(P, 2, "Soort", "wall tile"), [KINDS, 'er staat "wall tile"']],
  [
    "two sizes in one cell",
    (b) => b.set(P, 2, "Breedte (cm)", "20 x 40"),
    ['hier hoort een getal; er staat "20 x 40"'],
  ],
  ["inches", (b) => b.set(P, 2, "Breedte (cm)", '8"'), ["hier hoort een getal"]],
  ["millimetres", (b) => b.set(P, 2, "Lengte (cm)", 400), ["staat hier een maat in millimeters?"]],
  ["one side of a tile", (b) => b.set(P, 2, "Lengte (cm)", null), ["deze tegel heeft geen breedte of lengte"]],
  ["a colour in words", (b) => b.set(P, 2, "Kleurcode", "wit"), ["hier hoort een kleur, zoals #F2F1EE"]],
  ["a colour of RAL", (b) => b.set(P, 2, "Kleurcode", "RAL 9010"), ['er staat "RAL 9010"']],
  ["yes in English", (b) => b.field("Met tegels", "yes"), ['hier hoort ja of nee; er staat "yes"']],
  ["a cross for yes", (b) => b.field("Met tegels", "x"), ['hier hoort ja of nee; er staat "x"']],
  ["tiles that are switched off", (b) => b.field("Met tegels", "nee"), ["daardoor ziet niemand de tegels"]],
  ["sanitary ware that is switched off", (b) => b.field("Met sanitair", "nee"), ["niemand het sanitair"]],
  ["floors that are switched off", (b) => b.field("Met woonvloeren", "nee"), ['"Met woonvloeren" staat uit']],
  ["sealant of 900 metres", (b) => b.set("Ruimten", 2, "Kit m¹", 900), ["900 m¹ kit is wel erg veel voor deze ruimte"]],
  [
    "a room twice",
    (b) => b.sheet("Ruimten").rows.push([...(b.sheet("Ruimten").rows[1] ?? [])]),
    ['alleen de eerste maten tellen: de ruimte "badkamer" staat ook al'],
  ],
  ["a room in metres", (b) => b.set("Ruimten", 2, "Breedte (cm)", 2.4), ["2,4 cm is wel erg klein"]],
  ["a height in millimetres", (b) => b.set("Ruimten", 2, "Hoogte (cm)", 2600), ["hoogstens 2000 cm"]],
  ["less wall to the ceiling", (b) => b.set("Ruimten", 2, "Wand plafondhoog m²", 12), ["minder dan de 18,4 m²"]],
  ["a floor of ten times", (b) => b.set("Ruimten", 2, "Vloer m²", 56), ["56 m² vloer past niet"]],
  ["no floor", (b) => b.set("Ruimten", 2, "Vloer m²", 0), ["de oppervlakte van de vloer is 0 m²"]],
  [
    "rooms in the plural",
    (b) => b.set("Ruimten", 2, "Naam", "badkamers"),
    ["kies uit badkamer, tweede badkamer, toilet"],
  ],
  ["a room with its storey", (b) => b.set("Ruimten", 2, "Naam", "Badkamer 1e verdieping"), ["kies uit badkamer"]],
  ["a kind of page that is none", (b) => b.set("Pagina's", 3, "Soort", "kamer"), ["kies uit ruimte, tekst"]],
  ["a page without its room", (b) => b.set("Pagina's", 3, "Ruimte", null), ["er staat geen ruimte bij"]],
  ["a page that copies itself", (b) => b.set("Pagina's", 3, "Overnemen van", "badkamer"), ["geen eerdere pagina"]],
  ["a capital in a key", (b) => b.set("Pagina's", 3, "Sleutel", "Badkamer"), ['bedoelt u "badkamer"?']],
  ["an offer without a room", (b) => b.set(A, 2, "Ruimten", null), ["hier hoort een van badkamer, tweede badkamer"]],
  ["a standard that is not offered", (b) => b.set(A, 3, "Standaard in", "toilet"), ["waar het niet wordt aangeboden"]],
  ["two standards of one choice", (b) => b.set(A, 11, "Standaard in", "badkamer"), ["2 standaardproducten"]],
  ["an unknown code", (b) => b.set(A, 2, "Verwerking", "W999: 1"), ['er is geen verwerkingscode "W999"']],
  ["a number before a code", (b) => b.set(A, 2, "Verwerking", "1x W100"), ['geen verwerkingscode "1x W100"']],
  [
    "commas in a list",
    (b) => b.set("Wandtegels", 2, "Tegels", "wand-wit, wand-zand"),
    ['er is geen aanbod "wand-wit, wand-zand"; tussen de delen hoort een puntkomma, geen komma'],
  ],
  [
    "commas between pictures",
    (b) => b.set(P, 2, "Foto's", "images/wit.jpg, images/zand.jpg"),
    [
      `rij 2, kolom X (Foto's) (WT-1001): tussen bestanden hoort een puntkomma, geen komma; er staat "images/wit.jpg, images/zand.jpg"`,
    ],
  ],
  ["a rule with itself", (b) => b.set("Regels", 2, "Dan geldt voor", "toilet-randloos"), ["maakt een kring"]],
  ["a kind of rule that is none", (b) => b.set("Regels", 2, "Soort", "verplicht"), ["kies uit toon, vereis, verberg"]],
  ["no name", (b) => b.set(P, 2, "Naam", ""), ["is niet ingevuld; hier hoort een tekst"]],
  ["a name without end", (b) => b.set(P, 2, "Naam", "x".repeat(5000)), ["hoogstens 4000 tekens"]],
  ["two e-mail addresses", (b) => b.set("Organisaties", 2, "E-mail", "a@b.nl; c@d.nl"), ["is geen e-mailadres"]],
  ["a space in an address", (b) => b.field("Adres", "Mijn project"), ['bedoelt u "mijn-project"?']],
  ["a date in words", (b) => b.field("Afwezig vanaf", "19 juli 2027"), ["hier hoort een datum, zoals 19-07-2027"]],
  ["a date of America", (b) => b.field("Afwezig vanaf", "07/19/2027"), ["hier hoort een datum, zoals 19-07-2027"]],
  [
    "days of absence in the wrong sequence",
    (b) => b.field("Afwezig vanaf", new Date("2027-08-19")).field("Afwezig tot en met", new Date("2027-07-19")),
    ["de laatste dag van afwezigheid ligt voor de eerste"],
  ],
  ["a website in words", (b) => b.field("Website", "onze site"), ["dit is geen adres van een website"]],
  ["a showroom by its name", (b) => b.field("Showroom", "mijn showroom"), ['bedoelt u "mijn-showroom"?']],
  [
    "two house types of one name, and one without pages",
    (b) => b.sheet("Woningtypen").rows.push(["type-b", "Type A", 46, 41]),
    ['de naam "Type A" is ook die van een ander woningtype', `"Type A" heeft geen pagina's`],
  ],
  [
    "a note below the articles",
    (b) => b.sheet(P).rows.push(["* prijzen excl. btw"]),
    ['er staat "* prijzen excl. btw"'],
  ],
  ["prices without tax", (b) => b.set(P, 1, "Prijs (€)", "Prijs excl. btw (€)"), ["horen inclusief btw te zijn"]],
  ["a heading twice", (b) => b.set(P, 1, "Kleur", "Merk"), ['de kop "Merk" staat twee keer']],
  ["a sheet of one's own", (b) => b.sheets.push({ name: "Notities", rows: [["let op"]] }), ["het wordt niet gelezen"]],
  ["a loss of 110", (b) => b.field("Snijverlies wandtegels (%)", 110), ["hoogstens 100%"]],
  ["a loss in words", (b) => b.field("Snijverlies wandtegels (%)", "ongeveer 10"), ["hier hoort een getal"]],
  ["off for no", (b) => b.field("Mail aan de showroom bij indienen", "uit"), ["hier hoort ja of nee"]],
  ["no way to hand in", (b) => b.set("Indienen", 2, "Zichtbaar", "nee"), ["geen manier om in te dienen"]],
  ["a price of a tenth", (b) => b.set(P, 3, "Prijs (€)", 2.15), ["ligt ver van wat zulke artikelen kosten"]],
])("%s", async (_name, spoil, expected) => {
  const told = await toldOwner(spoil);
  for (const part of expected) expect(told.join("\n")).toContain(part);
  expect(told.flatMap(foreignIn)).toEqual([]);
});
