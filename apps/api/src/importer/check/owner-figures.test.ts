import { expect, test } from "vitest";
import type { SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn, toldOwner } from "../../testing/told-owner.ts";

const P = "Producten";
const A = "Aanbod";
const R = "Ruimten";
const F = "Vloeren";
const S = "Plinten";
const PRICE = "Prijs (€)";
const SIZE = 'de maat als tekst is "20 x 40 cm", maar breedte en lengte zijn';
const MUCH = "wel erg veel voor";

const prices = (b: SpoiltWorkbook, factor: number): unknown =>
  b
    .sheet(P)
    .rows.slice(1)
    .forEach((_row, at) => {
      const price = b.get(P, at + 2, PRICE);
      if (typeof price === "number") b.set(P, at + 2, PRICE, Math.round(price * factor * 100) / 100);
    });

/** Figures that Excel takes and that are off by ten, a hundred or a unit, each with what the owner is told. */
test.each<[string, (book: SpoiltWorkbook) => unknown, readonly string[]]>([
  ["all prices in cents", (b) => prices(b, 100), ["Producten rij 2", "€ 2150,00 per m² is wel erg veel"]],
  [
    "all prices times ten",
    (b) => prices(b, 10),
    ["de prijzen van de tegels zijn wel erg veel: de middelste is € 349,00"],
  ],
  [
    "all prices a tenth",
    (b) => prices(b, 0.1),
    ["de prijzen van de tegels zijn wel erg weinig: de middelste is € 3,49"],
  ],
  ["a tile times ten", (b) => b.set(P, 2, PRICE, 215), ["(WT-1001): € 215,00 ligt ver van wat zulke artikelen kosten"]],
  ["a tile a tenth", (b) => b.set(P, 2, PRICE, 2.15), ["(WT-1001): € 2,15 ligt ver van"]],
  ["a toilet times ten", (b) => b.set(P, 11, PRICE, 4590), ["€ 4590,00 is 16 keer zoveel als de € 289,00 van TO-3001"]],
  ["a toilet a tenth", (b) => b.set(P, 11, PRICE, 45.9), ["€ 289,00 is 6 keer zoveel als de € 45,90 van TO-3002"]],
  ["a standard times ten", (b) => b.set(P, 10, PRICE, 2890), ["de retourprijs (€ 195,00) is maar een klein deel"]],
  ["a return of a tenth", (b) => b.set(P, 10, "Retourprijs (€)", 19.5), ["de retourprijs (€ 19,50) is maar een klein"]],
  [
    "no return for a standard",
    (b) => b.set(P, 10, "Retourprijs (€)", 0),
    ["de retourprijs is € 0,00: wie iets anders"],
  ],
  [
    "labour of an article times ten",
    (b) => b.set(P, 10, "Montage (€)", 450),
    ["€ 450,00 montage ligt ver van die van"],
  ],
  [
    "labour of tiles times ten",
    (b) => b.field("Montage wandtegels per m² (€)", 325),
    [`€ 325,00 is ${MUCH} de montage`],
  ],
  [
    "labour of tiles a tenth",
    (b) => b.field("Montage vloertegels per m² (€)", 2.95),
    ["€ 2,95 is wel erg weinig voor"],
  ],
  ["a code times ten", (b) => b.set("Verwerkingscodes", 2, PRICE, 125), [`€ 125,00 is ${MUCH} een verwerking per m²`]],
  ["a code a hundred times", (b) => b.set(A, 2, "Verwerking", "W100: 100"), ['100 keer "W100" is wel erg veel']],
  ["a code no times", (b) => b.set(A, 2, "Verwerking", "W100: 0"), ['het aantal van "W100" is 0']],
  [
    "a code less than no times",
    (b) => b.set(A, 2, "Verwerking", "W100: -1"),
    ['het aantal is minstens 0; er staat "-1"'],
  ],
  ["a code twice", (b) => b.set(A, 2, "Verwerking", "W100: 1; W100: 1"), ['"W100" staat hier twee keer, en telt dan']],
  ["a floor times ten", (b) => b.set(F, 2, "Prijs per m² (€)", 475), [`€ 475,00 is ${MUCH} een m² vloer`]],
  ["a floor a tenth", (b) => b.set(F, 2, "Prijs per m² (€)", 4.75), ["€ 4,75 is wel erg weinig voor een m² vloer"]],
  [
    "a floor for nothing",
    (b) => b.set(F, 2, "Prijs per m² (€)", 0),
    ["een m² vloer kost € 0,00; is de prijs vergeten?"],
  ],
  ["a thickness in millimetres", (b) => b.set(F, 2, "Dikte (cm)", 2.5), [`2,5 cm is ${MUCH} de dikte van een vloer`]],
  ["a wear layer in hundredths", (b) => b.set(F, 2, "Slijtlaag", 55), ["de slijtlaag (55 mm) is dikker dan de vloer"]],
  [
    "a plank in millimetres",
    (b) => b.set(F, 2, "Lengte (cm)", 1220),
    [`1220 cm is ${MUCH} de lengte van een vloerdeel`],
  ],
  ["a plank that is wider than long", (b) => b.set(F, 2, "Breedte (cm)", 180), ["breder (180 cm) dan lang (122 cm)"]],
  ["a loss of a floor of 70%", (b) => b.set(F, 2, "Snijverlies (%)", 70), ["70% snijverlies is wel erg veel"]],
  ["a loss of a floor of 0.07%", (b) => b.set(F, 2, "Snijverlies (%)", 0.07), ["0,07% snijverlies is wel erg weinig"]],
  ["a baseboard times ten", (b) => b.set(S, 2, "Prijs per m¹ (€)", 95), [`€ 95,00 is ${MUCH} een meter plint`]],
  ["a baseboard for nothing", (b) => b.set(S, 2, "Prijs per m¹ (€)", 0), ["een meter plint kost € 0,00"]],
  ["a baseboard in millimetres", (b) => b.set(S, 2, "Breedte (cm)", 58), [`58 cm is ${MUCH} de breedte van een plint`]],
  [
    "no floor in a home",
    (b) => b.set("Woningtypen", 2, "Woonvloer m²", 0),
    ["de woonvloer is 0 m²: elke vloer kost dan niets"],
  ],
  [
    "a home times ten",
    (b) => b.set("Woningtypen", 2, "Woonvloer m²", 465),
    [`465 m² is ${MUCH} de woonvloer van een huis`],
  ],
  [
    "baseboards times ten",
    (b) => b.set("Woningtypen", 2, "Plinten m¹", 410),
    ["410 m¹ plint past niet bij 46,5 m² woonvloer"],
  ],
  ["no baseboards", (b) => b.set("Woningtypen", 2, "Plinten m¹", 0), ["er is 0 m¹ plint: elke plint kost dan niets"]],
  ["one side of a tile times ten", (b) => b.set(P, 2, "Breedte (cm)", 200), [`${SIZE} 40 en 200 cm`]],
  ["another size in words", (b) => b.set(P, 3, "Maat als tekst", "20 x 40 cm"), [`${SIZE} 30 en 60 cm`]],
  [
    "a box of a tenth",
    (b) => b.set(P, 2, "Per doos", 0.108),
    ["0,108 m² in één doos is wel erg weinig voor een tegel"],
  ],
  [
    "an accent times a hundred",
    (b) => b.set(R, 2, "Accentwand m²", 320),
    ["320 m² accentwand is meer dan de 18,4 m² wand"],
  ],
  [
    "less accent to the ceiling",
    (b) => b.set(R, 2, "Accentwand plafondhoog m²", 1),
    ["1 m² accentwand, minder dan de 3,2"],
  ],
  ["a reservoir times a hundred", (b) => b.set(R, 2, "Reservoir m²", 110), ["110 m² reservoir is meer dan de 18,4 m²"]],
  [
    "less sealant to the ceiling",
    (b) => b.set(R, 2, "Kit plafondhoog m¹", 1),
    ["1 m¹ kit, minder dan de 9 die er altijd is"],
  ],
  [
    "a room without width",
    (b) => b.set(R, 2, "Breedte (cm)", 0),
    ["kolom O (Breedte (cm)) (type-a): deze maat is 0 cm"],
  ],
  ["a low room", (b) => b.set(R, 2, "Hoogte (cm)", 150), ["150 cm hoog is wel erg laag voor een kamer"]],
  ["a floor of a tenth", (b) => b.set(R, 2, "Vloer m²", 0.56), ["0,56 m² vloer is wel erg weinig voor een ruimte"]],
  [
    "dollars by the format",
    (b) => b.set(P, 2, PRICE, { value: 21.5, format: '"$"#,##0.00' }),
    ["een bedrag in $ zien"],
  ],
  [
    "pounds by the format",
    (b) => b.set(P, 2, PRICE, { value: 21.5, format: "[$£-809]#,##0.00" }),
    ["een bedrag in £ zien"],
  ],
  [
    "thousands by the format",
    (b) => b.set(P, 2, PRICE, { value: 21_500, format: "#,##0.00," }),
    ["hier staat 21500, dat Excel gedeeld door duizend laat zien"],
  ],
  [
    "a yes for a price",
    (b) => b.set(P, 2, PRICE, true),
    ['hier hoort een bedrag in euro\'s, zoals 12,50; er staat "WAAR"'],
  ],
  ["a point for thousands", (b) => b.set(R, 2, "Wand m²", "18.400"), ['hoogstens 10000; er staat "18.400"']],
  ["a discount of a tenth of a percent", (b) => discount(b, 0.1), ["0,1% korting is wel erg weinig"]],
  ["a notice that never comes", (b) => b.field("Vraag de koper vanaf (€)", 50_000), ["kopers worden dan bijna nooit"]],
])("%s", async (_name, spoil, expected) => {
  const told = await toldOwner(spoil);
  for (const part of expected) expect(told.join("\n")).toContain(part);
  expect(told.flatMap(foreignIn)).toEqual([]);
});

function discount(b: SpoiltWorkbook, percentage: number): unknown {
  b.field("Met korting", "ja");
  b.sheet("Kortingen").rows.push([]);
  b.sheet("Kortingsregels").rows.push([]);
  b.set("Kortingen", 2, "Sleutel", "actie").set("Kortingen", 2, "Naam", "Actie");
  b.set("Kortingsregels", 2, "In: Kortingen", "actie").set("Kortingsregels", 2, "Geldt voor", "alles");
  return b.set("Kortingsregels", 2, "Percentage", percentage).set("Kortingsregels", 2, "Vanaf bedrag (€)", 0);
}

test("what Excel shows with a unit is read with that unit", async () => {
  const shown = (b: SpoiltWorkbook) =>
    b
      .set(P, 2, "Breedte (cm)", { value: 200, format: '0" mm"' })
      .set(P, 2, "Lengte (cm)", { value: 0.4, format: '0.00" m"' })
      .set(P, 2, PRICE, { value: 21.5, format: '"€" #,##0.00' })
      .set(P, 3, PRICE, { value: 34.9, format: String.raw`_-[$€-413]\ * #,##0.00_-;_-[$€-413]\ * #,##0.00\-` });
  expect(await toldOwner(shown)).toEqual([]);
});
