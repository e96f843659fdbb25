import { METALS, lines, one, widths } from "../line.ts";
import type { SanitaryLine } from "../line.ts";

export const ACCESSORY_LINES: readonly SanitaryLine[] = [
  ...lines("accessoires", "accessory", "Stroom", 1500, undefined, [
    ["Rolhouder", "round", 3900, METALS, one(140, 80, 90), "Houder voor toiletpapier."],
    ["Handdoekstang", "slim", 5900, METALS, widths(70, 50, [450, 0], [600, 900]), "Stang voor één handdoek."],
    ["Haakje", "soft", 1900, METALS, one(50, 45, 50), "Haak voor een handdoek of badjas."],
    [
      "Planchet",
      "square",
      6900,
      ["clear-glass", "oak", "matt-black"],
      widths(120, 15, [450, 0], [600, 1200]),
      "Plank onder de spiegel.",
    ],
    [
      "Zeephouder",
      "round",
      4900,
      ["chrome", "matt-black", "brushed-steel"],
      one(90, 110, 130),
      "Zeepdispenser voor aan de wand.",
    ],
    ["Borstelgarnituur", "round", 4900, METALS, one(95, 110, 380), "Toiletborstel aan de wand."],
    ["Reserverolhouder", "slim", 3400, METALS, one(60, 60, 160), "Houder voor een reserverol."],
    ["Handdoekring", "round", 4400, METALS, one(200, 60, 200), "Ring voor een handdoek."],
    [
      "Doucherek",
      "square",
      5900,
      ["chrome", "matt-black", "brushed-steel", "brass"],
      widths(110, 60, [250, 0], [400, 1400]),
      "Rek voor in de douche.",
    ],
    [
      "Cosmeticaspiegel",
      "round",
      8900,
      ["chrome", "matt-black", "brushed-steel"],
      one(200, 300, 200),
      "Vergrotende spiegel met een zwenkarm.",
    ],
    [
      "Bekerhouder",
      "soft",
      2900,
      ["chrome", "matt-black", "brushed-steel"],
      one(80, 100, 110),
      "Houder met een glazen beker.",
    ],
  ]),
];
