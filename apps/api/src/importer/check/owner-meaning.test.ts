import { expect, test } from "vitest";
import type { SpoiltWorkbook } from "../../testing/spoilt-workbook.ts";
import { foreignIn, toldOwner } from "../../testing/told-owner.ts";

const P = "Producten";
const A = "Aanbod";
const LOSS = "Snijverlies wandtegels (%)";

/** What an owner can write and probably did not mean. Numbers are those of the trial by an owner. */
test.each<[string, (book: SpoiltWorkbook) => unknown, readonly string[]]>([
  [
    "m007 a price times a hundred",
    (b) => b.set(P, 2, "Prijs (€)", 2990),
    ["warning Producten rij 2, kolom E (Prijs (€)) (WT-1001): € 2990,00 per m² is wel erg veel voor een tegel"],
  ],
  [
    "m050 a wall of 1920 m²",
    (b) => b.set("Ruimten", 2, "Wand m²", 1920),
    ["1920 m² wand past niet in een ruimte van 2,4 × 2,4 × 2,6 m", "plafondhoog is 26,2 m²"],
  ],
  ["m051 no wall", (b) => b.set("Ruimten", 2, "Wand m²", 0), ["de oppervlakte van de wand is 0 m²"]],
  [
    "m052 a tile of 6 by 12 metres",
    (b) => b.set(P, 2, "Breedte (cm)", 600).set(P, 2, "Lengte (cm)", 1200),
    ["600 cm is wel erg groot voor een tegel", "1200 cm is wel erg groot voor een tegel"],
  ],
  ["m059 a loss of 0.1", (b) => b.field(LOSS, 0.1), ["0,1% snijverlies is wel erg weinig"]],
  ["m060 a loss of 100%", (b) => b.field(LOSS, { value: 1, format: "0%" }), ["100% snijverlies is wel erg veel"]],
  [
    "m080 a group without a standard",
    (b) => b.set(A, 10, "Standaard in", null),
    ['"Toilet" heeft een retourprijs en geen standaard'],
  ],
  [
    "m081 no standard tile",
    (b) => b.set(A, 2, "Standaard in", null),
    ['voor de badkamer is geen wandtegel de standaard; zet deze ruimte bij één wandtegel in "Standaard in"'],
  ],
  [
    "m083 a tile in no list",
    (b) => b.set("Wandtegels", 3, "Tegels", null),
    ['de tegel "wand-zand" staat in geen lijst van tegels'],
  ],
  [
    "m085 a tile of another class",
    (b) => b.set("Wandtegels", 2, "Tegels", "wand-wit; wand-zand"),
    ['"wand-zand" is van de soort luxe, maar staat in "Standaard"'],
  ],
  [
    "m086 a wall tile among floor tiles",
    (b) => b.set("Vloertegels", 3, "Tegels", "vloer-antraciet\nwand-zand"),
    ['"wand-zand" staat bij de vloertegels, maar is een wandtegel'],
  ],
  [
    "m087 a room without a page",
    (b) => b.set("Pagina's", 3, "Soort", "tekst"),
    ['deze ruimte heeft bij "Type A" geen pagina'],
  ],
  [
    "m101 grout without a standard",
    (b) => b.set(A, 6, "Standaard in", null),
    ["geen voeg of profiel bij de wandtegels is de standaard"],
  ],
  [
    "floor tiles without grout",
    (b) => {
      const sheet = b.sheet(A);
      sheet.rows = sheet.rows.filter(
        (row) => !row.some((cell) => typeof cell === "string" && cell.startsWith("voeg-vloer")),
      );
    },
    ["bij de vloertegels staat geen voeg in het aanbod"],
  ],
])("%s is said once, at its place, in the owner's words", async (_, spoil, words) => {
  const lines = await toldOwner(spoil);
  for (const word of words) expect(lines.filter((line) => line.includes(word))).toHaveLength(1);
  expect(lines.flatMap(foreignIn)).toEqual([]);
});
