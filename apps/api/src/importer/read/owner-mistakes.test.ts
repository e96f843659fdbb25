import { expect, test } from "vitest";
import type { SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn, toldOwner } from "../../testing/told-owner.ts";

const P = "Producten";
const A = "Aanbod";
const LOSS = "Snijverlies wandtegels (%)";

const without = (book: SpoiltWorkbook, sheet: string, heading: string): void => {
  const at = book.column(sheet, heading);
  for (const row of book.sheet(sheet).rows) row.splice(at, 1);
};

test("the right workbook has no findings, and neither has one that says the same in another way", async () => {
  expect(await toldOwner((book) => book)).toEqual([]);
  const inOtherWords = (book: SpoiltWorkbook) =>
    book
      .field(LOSS, { value: 0.1, format: "0%" })
      .set(P, 2, "Prijs (€)", "€ 21,50")
      .set(P, 3, "Kleurcode", "#d9cbb4")
      .set(P, 1, "Merk", "merk *")
      .set(P, 2, "Breedte (cm)", { value: 200, format: '0" mm"' });
  expect(await toldOwner(inOtherWords)).toEqual([]);
});

/** Numbers are those of the trial by an owner, with 105 mistakes; cases without a number are of the same kinds. */
test.each<[string, (book: SpoiltWorkbook) => unknown, readonly string[]]>([
  [
    "m008 no price",
    (b) => b.set(P, 2, "Prijs (€)", null),
    ["is niet ingevuld; hier hoort een bedrag in euro's, zoals 12,50"],
  ],
  [
    "m010 four decimals",
    (b) => b.set(P, 2, "Prijs (€)", 21.4567),
    ['hoogstens twee cijfers achter de komma; er staat "21,4567"'],
  ],
  [
    "m011 an error value",
    (b) => b.set(P, 2, "Prijs (€)", { value: null, error: "#REF!" }),
    ["error Producten rij 2, kolom E (Prijs (€)) (WT-1001): Excel meldt hier een fout: #REF!"],
  ],
  [
    "an error value in an optional cell",
    (b) => b.set(P, 2, "Kleur", { value: null, error: "#N/A" }),
    ["kolom R (Kleur) (WT-1001): Excel meldt hier een fout: #N/A"],
  ],
  [
    "m017 a number that became a date",
    (b) => b.set(P, 2, "Artikelnummer", new Date("2027-01-12")),
    ["error Producten rij 2, kolom A (Artikelnummer): Excel heeft hier een datum van gemaakt (12-01-2027)"],
  ],
  [
    "m026 a backslash",
    (b) => b.set(P, 2, "Foto's", String.raw`images\tegels\Wit.JPEG`),
    ["error Producten rij 2, kolom X (Foto's) (WT-1001): er is geen bestand images/tegels/wit.jpg"],
  ],
  ["m030 HEIC", (b) => b.set(P, 2, "Foto's", "images/wit.heic"), ['"images/wit.heic" is een HEIC-foto']],
  [
    "m031 TIFF",
    (b) => b.set(P, 2, "Foto's", "images/wit.tif"),
    ['"images/wit.tif" is een TIFF-bestand; bewaar het als jpg'],
  ],
  ["m032 PDF", (b) => b.set(P, 2, "Foto's", "images/wit.pdf"), ['"images/wit.pdf" is een PDF']],
  ["a picture without an extension", (b) => b.set(P, 2, "Foto's", "images/wit"), ["heeft geen extensie"]],
  [
    "m034 a title instead of a key",
    (b) => b.set(A, 12, "Groep", "Toiletzitting"),
    ['error Aanbod rij 12, kolom D (Groep) (ZI-3101): er is geen productgroep "Toiletzitting"; bedoelt u "zitting"?'],
  ],
  [
    "m036 a title above the headings",
    (b) => b.sheet(P).rows.unshift(["Assortiment 2027"], []),
    ["warning Producten: de koppen staan op rij 3"],
  ],
  [
    "m040 a row with a total",
    (b) => b.sheet(P).rows.push(["Totaal", null, null, null, 500]),
    ["warning Producten rij 14: dit lijkt een regel met een totaal"],
  ],
  [
    "m044 no column Merk",
    (b) => without(b, P, "Merk"),
    ["warning Producten: op dit blad ontbreekt een kolom, die telt als leeg: Merk"],
  ],
  [
    "an obligatory column is gone",
    (b) => without(b, P, "Prijs (€)"),
    ['error Producten: de verplichte kolom "Prijs (€)" ontbreekt op dit blad'],
  ],
  [
    "m056 a room of 24 metres",
    (b) => b.set("Ruimten", 2, "Breedte (cm)", 2400),
    ['hoogstens 2000 cm; er staat "2400"'],
  ],
  ["a loss of 1000%", (b) => b.field(LOSS, { value: 10, format: "0%" }), ['hoogstens 100%; er staat "1000%"']],
  [
    "m072 a date in words",
    (b) => b.field("Afwezig vanaf", "volgende week"),
    ['hier hoort een datum, zoals 19-07-2027; er staat "volgende week"'],
  ],
  [
    "m075 an article number instead of a key",
    (b) => b.set("Wandtegels", 2, "Tegels", "WT-1001"),
    ['er is geen aanbod "WT-1001"; bedoelt u "wand-wit"?'],
  ],
  [
    "m105 a semicolon in a list, with a wrong part",
    (b) => b.set("Wandtegels", 2, "Tegels", "wand-wit; wand-zant"),
    ['error Wandtegels rij 2, kolom E (Tegels): er is geen aanbod "wand-zant"; bedoelt u "wand-zand"?'],
  ],
  [
    "a renamed sheet",
    (b) => Object.assign(b.sheet("Regels"), { name: "Regel" }),
    ['error Regel: het blad "Regel" kennen we niet, en het wordt niet gelezen; bedoelt u "Regels"?'],
  ],
  [
    "a sheet with another name",
    (b) => Object.assign(b.sheet("Indienen"), { name: "Blad7" }),
    ['bedoelt u "Indienen"?'],
  ],
  [
    "a removed sheet",
    (b) => b.sheets.splice(b.sheets.indexOf(b.sheet("Regels")), 1),
    ['warning Regels: het blad "Regels" ontbreekt, en telt als leeg'],
  ],
  [
    "a copied sheet",
    (b) => b.sheets.push({ name: "Producten (2)", rows: b.sheet(P).rows }),
    ['het blad "Producten (2)" kennen we niet'],
  ],
  [
    "merged cells below one another",
    (b) => b.set(P, 3, "Merk", null).set(P, 2, "Merk", { value: "Merk X", rowSpan: 2 }),
    ['warning Producten B2:B3: deze cellen zijn samengevoegd; "Merk X" is voor elke rij gelezen'],
  ],
  [
    "merged cells beside one another",
    (b) => b.set(P, 2, "Naam", null).set(P, 2, "Merk", { value: "Merk X", columnSpan: 2 }),
    ["error Producten B2:C2: deze cellen zijn over meer kolommen samengevoegd"],
  ],
  [
    "a formula that was never calculated",
    (b) => b.set(P, 2, "Prijs (€)", { value: null, formula: "A1*2" }),
    ["deze formule heeft geen uitkomst"],
  ],
  [
    "a price from a formula",
    (b) => b.set(P, 2, "Prijs (€)", { value: 34.8964, formula: "28.84*1.21" }),
    ["zijn op de cent afgerond (1 keer)"],
  ],
  [
    "a heading in inches",
    (b) => b.set(P, 1, "Breedte (cm)", "Breedte (inch)"),
    ['error Producten I1: de eenheid van "Breedte (inch)" kennen we niet; hier hoort Breedte (cm)'],
  ],
  [
    "prices without taxes",
    (b) => b.set(P, 1, "Prijs (€)", "Prijs excl. btw"),
    ['"Prijs excl. btw": bedragen horen inclusief btw te zijn'],
  ],
  [
    "a key that Excel shows with zeros",
    (b) => b.set(P, 2, "Artikelnummer", { value: 123, format: "00000" }),
    ["hier staat het getal 123, dat Excel misschien anders laat zien (opmaak 00000)"],
  ],
  [
    "an article number with a space",
    (b) => b.set(P, 2, "Artikelnummer", "wt 1001"),
    ['er staat "wt 1001"; bedoelt u "WT-1001"?'],
  ],
  ["a choice that is not filled in", (b) => b.field("Met tegels", null), ["is niet ingevuld; hier hoort ja of nee"]],
  [
    "a column without a heading",
    (b) => b.set(P, 2, "Naam", "Wit").sheet(P).rows[1]?.push("let op"),
    ['deze kolom heeft geen kop en wordt niet gelezen; er staat "let op"'],
  ],
  [
    "a misspelt heading",
    (b) => b.sheet(P).rows[0]?.push("Merkk"),
    ['de kolom "Merkk" bestaat niet en wordt niet gelezen; bedoelt u "Merk"?'],
  ],
  [
    "a row of another parent",
    (b) => b.set("Ruimten", 2, "In: Woningtypen", "Type A"),
    ['hoort bij niets: In: Woningtypen is "Type A"; bedoelt u "type-a"?'],
  ],
  [
    "a cell beside the form",
    (b) => b.sheet("Project").rows[3]?.push("los"),
    ['warning Project C4: deze cel wordt niet gelezen; er staat "los"'],
  ],
])("%s is said once, at its place, in the owner's words", async (_, spoil, words) => {
  const lines = await toldOwner(spoil);
  for (const word of words) expect(lines.filter((line) => line.includes(word))).toHaveLength(1);
  expect(lines.flatMap(foreignIn)).toEqual([]);
});

test("m105 semicolons and line breaks separate the parts of a list alike", async () => {
  const lists = (mark: string) => (book: SpoiltWorkbook) => {
    const rooms = ["badkamer", "toilet"].join(mark);
    book.set(A, 12, "Ruimten", rooms).set("Wandtegels", 2, "Tegels", ["wand-wit", "wand-zand"].join(mark));
  };
  const [first, ...others] = await Promise.all(["\n", ";", "; ", " ;\n"].map((mark) => toldOwner(lists(mark))));
  expect(first?.join()).toContain('"wand-zand" is van de soort luxe');
  for (const lines of others) expect(lines).toEqual(first);
});

test("a heading in millimetres is converted, and said", async () => {
  const spoil = (book: SpoiltWorkbook) => {
    const at = book.column(P, "Breedte (cm)");
    for (const row of book.sheet(P).rows.slice(1)) {
      const width = row[at];
      if (typeof width === "number") row[at] = width * 10;
    }
    book.set(P, 1, "Breedte (cm)", "Breedte (mm)");
  };
  expect(await toldOwner(spoil)).toEqual([
    'warning Producten I1: "Breedte (mm)": de getallen zijn als mm gelezen en omgerekend',
  ]);
});

test("a price that cannot be read does not keep what is unlikely for the next round", async () => {
  const lines = await toldOwner((b) => {
    b.set(P, 2, "Prijs (€)", "abc").set("Ruimten", 2, "Wand m²", 1_920).set("Vloeren", 2, "Snijverlies (%)", 100);
  });
  const told = (part: string): readonly string[] => lines.filter((line) => line.includes(part));
  expect(told('er staat "abc"')).toHaveLength(1);
  expect(told("kolom E (Prijs (€))")).toHaveLength(1);
  expect(told("(Wand m²)")).toHaveLength(1);
  expect(told("(Snijverlies (%))")).toHaveLength(1);
  expect(lines.flatMap(foreignIn)).toEqual([]);
});
