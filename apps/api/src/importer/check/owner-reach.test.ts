import { expect, test } from "vitest";
import type { SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn, toldOwner } from "../../testing/told-owner.ts";

const P = "Producten";
const A = "Aanbod";
const PAGES = "Pagina's";
const O = "Organisaties";
const KEY = "is niet ingevuld; hier hoort een korte naam zonder spaties";
const ONE_CELL = "in deze rij is maar één cel gevuld, en die is niet gelezen";

const copy = (b: SpoiltWorkbook, sheet: string, row: number): unknown =>
  b.sheet(sheet).rows.push([...(b.sheet(sheet).rows[row - 1] ?? [])]);
const rule = (b: SpoiltWorkbook, ...cells: string[]): unknown => b.sheet("Regels").rows.push(cells);

/** What is allowed and cannot be chosen, and words that said something else than the cause. */
test.each<[string, (book: SpoiltWorkbook) => unknown, readonly string[]]>([
  ["m088 a page of a room without measures", (b) => b.set(PAGES, 3, "Ruimte", "toilet"), ['geen maten van "toilet"']],
  [
    "a page of a second bathroom without measures",
    (b) => b.set(PAGES, 3, "Ruimte", "tweede badkamer"),
    ['geen maten van "tweede badkamer"'],
  ],
  [
    "a floor with the number of a tile",
    (b) => b.set("Vloeren", 2, "Artikelnummer", "WT-1001"),
    ["heeft ook een product"],
  ],
  [
    "articles that are not offered",
    (b) => b.sheet(P).rows.push(["WT-9", "Merk", "Los", "product", 20]),
    ["warning Producten: 1 artikel staat niet in het aanbod, en is dus niet te kiezen: WT-9"],
  ],
  ["an article without a group", (b) => b.set(A, 10, "Groep", null), ['"toilet-basis" staat in geen productgroep']],
  ["grout without a group", (b) => b.set(A, 6, "Groep", null), ['"voeg-wand-wit" staat in geen productgroep']],
  [
    "a tile in a group",
    (b) => b.set(A, 3, "Groep", "toilet"),
    ['"wand-zand" is een tegel, maar staat in de groep "Toilet"'],
  ],
  [
    "a group that is not in the room",
    (b) => b.set("Productgroepen", 2, "Ruimten", "toilet"),
    ['"toilet-basis" is in de badkamer niet te kiezen: de groep "Toilet" staat daar niet'],
  ],
  [
    "an offer twice in a group",
    (b) => (copy(b, A, 11), b.set(A, 14, "Sleutel", "nog-een")),
    ['TO-3002 staat in de badkamer twee keer in de groep "Toilet" ("toilet-randloos" en "nog-een")'],
  ],
  [
    "an offer for a room of nobody",
    (b) => (b.set(A, 3, "Ruimten", "toilet"), b.set("Pakketten", 2, "Ruimten", "badkamer; toilet")),
    ["wat alleen in het toilet wordt aangeboden, is niet te kiezen: geen woningtype heeft daar een pagina voor"],
  ],
  [
    "grout without a colour",
    (b) => b.set(P, 6, "Kleurcode van de voeg", null),
    ["de kleurcode van de voeg is niet ingevuld"],
  ],
  [
    "a size that no tile has",
    (b) => b.set("Tegelformaten", 2, "Lengte wandtegel (cm)", 90),
    ["geen van de wandtegels heeft de maat van dit tegelformaat"],
  ],
  [
    "an empty list",
    (b) => b.sheet("Wandtegels").rows.push(["tegels", "alle-maten", "Leeg", "The Wall", ""]),
    ['de lijst "Leeg" is leeg'],
  ],
  ["a tile twice", (b) => b.set("Wandtegels", 2, "Tegels", "wand-wit; wand-wit"), ['"wand-wit" staat twee keer in']],
  [
    "no packages",
    (b) => b.sheet("Pakketten").rows.splice(1),
    ['error Wandtegels: niets op dit blad hoort ergens bij: op "Pakketten" of "Tegelformaten" is niets gelezen'],
  ],
  [
    "no packages and nothing below them",
    (b) => ["Pakketten", "Tegelformaten", "Wandtegels", "Vloertegels"].map((name) => b.sheet(name).rows.splice(1)),
    ["er is geen pakket: een koper kan geen tegels kiezen"],
  ],
  [
    "a room on two pages",
    (b) => (copy(b, PAGES, 3), b.set(PAGES, 6, "Sleutel", "nog-een")),
    ['deze ruimte staat ook op de pagina "Badkamer": een koper kiest en betaalt haar dan twee keer'],
  ],
  [
    "the picture of another room",
    (b) => b.set(PAGES, 3, "Soort ruimte", "toilet"),
    ["het beeld van een andere ruimte"],
  ],
  [
    "a room without a picture",
    (b) => b.set(PAGES, 3, "Soort ruimte", null),
    ["heeft geen soort ruimte, en krijgt geen beeld"],
  ],
  ["no overview", (b) => b.sheet(PAGES).rows.splice(4, 1), ["geen pagina van de soort overzicht: een koper kan niet"]],
  ["no page of floors", (b) => b.sheet(PAGES).rows.splice(3, 1), ["geen pagina van de soort woonvloer"]],
  [
    "a page of floors without floors",
    (b) => b.sheet("Vloeren").rows.splice(1),
    ["valt niets te kiezen: er zijn geen vloeren"],
  ],
  [
    "a standard that is hidden by another",
    (b) => rule(b, "x", "verberg", "toilet-basis", "zitting-basis"),
    ['de standaard "toilet-basis" verbergt de standaard "zitting-basis", door de regel "x"'],
  ],
  [
    "a standard that is not there at first",
    (b) => rule(b, "x", "toon", "toilet-randloos", "zitting-basis"),
    ['de standaard "zitting-basis" is pas te zien na een andere keuze'],
  ],
  [
    "a standard that asks for something else",
    (b) => rule(b, "x", "vereis", "toilet-basis", "zitting-zacht"),
    ['de standaard "toilet-basis" vraagt om iets dat geen standaard is'],
  ],
  [
    "two requirements that cannot both hold",
    (b) => rule(b, "x", "vereis", "toilet-randloos", "zitting-basis"),
    ['de regels "randloos-met-softclose" en "x" vragen om verschillende producten in de groep "Toiletzitting"'],
  ],
  [
    "a requirement for what is hidden",
    (b) => rule(b, "x", "verberg", "toilet-randloos", "zitting-zacht"),
    ['de regel "randloos-met-softclose" vraagt om wat de regel "x" verbergt'],
  ],
  [
    "markup that is removed",
    (b) => b.set(PAGES, 2, "Inleiding", "<script>x</script>"),
    ["de opmaak <script> wordt niet"],
  ],
  [
    "markup in a name",
    (b) => b.set(P, 2, "Naam", "<b>Wit</b>"),
    ["de opmaak <b> staat straks letterlijk op het scherm"],
  ],
  ["a postal code of nowhere", (b) => b.set(O, 2, "Postcode", "12345"), ['dit is geen postcode; er staat "12345"']],
  ["a telephone in words", (b) => b.set(O, 2, "Telefoon", "bel ons"), ["dit is geen telefoonnummer"]],
  ["a telephone without nought", (b) => b.set(O, 2, "Telefoon", 201_234_567), ["de nul aan het begin ontbreekt"]],
  [
    "degrees the wrong way round",
    (b) => b.set(O, 2, "Locatie breedtegraad", 4.89).set(O, 2, "Locatie lengtegraad", 52.37),
    ["deze plaats ligt niet in Nederland"],
  ],
  [
    "an e-mail address without end",
    (b) => b.set(O, 2, "E-mail", "info@"),
    ['is geen e-mailadres, zoals info@mijn-showroom.nl; er staat "info@"'],
  ],
  ["a button without words", (b) => b.set("Indienen", 2, "Titel", null), ["geen titel op haar knop"]],
  ["no contractor", (b) => b.field("Aannemer", null), [`error Project rij 28 (Aannemer): ${KEY}`]],
  ["no number", (b) => b.set(P, 3, "Artikelnummer", null), [`error Producten rij 3, kolom A (Artikelnummer): ${KEY}`]],
  ["no key", (b) => b.set(A, 3, "Sleutel", null), [`Aanbod rij 3, kolom A (Sleutel) (WT-1002): ${KEY}`]],
  [
    "a heading within a list",
    (b) => b.sheet(P).rows.splice(3, 0, ["--- vloertegels ---"]),
    [`Producten rij 4: ${ONE_CELL}`],
  ],
  [
    "a picture on the internet",
    (b) => b.set(P, 2, "Foto's", "https://voorbeeld.nl/a.jpg"),
    ["is een adres op internet"],
  ],
  ["a picture of another computer", (b) => b.set(P, 2, "Foto's", String.raw`C:\Foto's\wit.jpg`), ["op uw computer"]],
  ["a film of a website", (b) => b.field("Introductiefilm", "https://voorbeeld.nl/film"), ["is een adres op internet"]],
  ["a discount that is off", (b) => b.sheet("Kortingen").rows.push(["actie", "Actie"]), ["telt geen enkele korting"]],
])("%s", async (_name, spoil, expected) => {
  const told = await toldOwner(spoil);
  for (const part of expected) expect(told.join("\n")).toContain(part);
  expect(told.flatMap(foreignIn)).toEqual([]);
});

test("the same said in another way has no findings", async () => {
  const inOtherWords = (b: SpoiltWorkbook) =>
    b
      .set(A, 10, "Varianten", "TO-3001")
      .set(A, 3, "Ruimten", "bad\u00ADkamer")
      .set(P, 3, PRICE_OF_TEXT, "€ 34,90")
      .set(P, 2, "Soort", "Wandtegel\u00A0")
      .set(PAGES, 2, "Inleiding", "Welkom.\nKies hier uw tegels.");
  expect(await toldOwner(inOtherWords)).toEqual([]);
});
const PRICE_OF_TEXT = "Prijs (€)";
