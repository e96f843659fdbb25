import { EVERY, lines, one } from "../line.ts";
import type { SanitaryLine } from "../line.ts";

export const TOILET_LINES: readonly SanitaryLine[] = [
  ...lines("toilet", "toilet", "Watermerk", 14500, EVERY, [
    [
      "Basis wandcloset",
      "round",
      34900,
      ["white"],
      one(360, 530, 350),
      "Wandcloset met afneembare zitting die zacht sluit.",
    ],
    [
      "Vlak wandcloset",
      "soft",
      46900,
      ["white", "matt-white", "matt-black"],
      one(360, 530, 340),
      "Spoelrandloos wandcloset met een slanke zitting.",
    ],
    [
      "Kubus wandcloset",
      "square",
      52900,
      ["white", "matt-white"],
      one(350, 540, 330),
      "Spoelrandloos wandcloset met strakke lijnen.",
    ],
    ["Compact wandcloset", "round", 38900, ["white"], one(360, 480, 350), "Kort wandcloset voor een kleine ruimte."],
    ["Comfort wandcloset", "soft", 62900, ["white"], one(365, 700, 400), "Verhoogd en langer wandcloset."],
    [
      "Zuil wandcloset",
      "slim",
      57900,
      ["white", "stone-grey"],
      one(350, 520, 320),
      "Laag, spoelrandloos wandcloset met een dunne zitting.",
    ],
  ]),
  ...lines("bedieningsplaat", "control-plate", "Watermerk", 2500, EVERY, [
    ["Duo plaat", "soft", 6900, ["white", "chrome", "matt-black"], one(246, 12, 164), "Tweeknops bedieningsplaat."],
    [
      "Rond plaat",
      "round",
      9900,
      ["white", "chrome", "matt-black", "brass"],
      one(246, 12, 164),
      "Bedieningsplaat met twee ronde knoppen.",
    ],
    [
      "Vlak plaat",
      "square",
      15900,
      ["white", "matt-black", "brushed-steel", "gun-metal"],
      one(220, 8, 150),
      "Vlak ingebouwde bedieningsplaat.",
    ],
    [
      "Slank plaat",
      "slim",
      18900,
      ["brushed-steel", "brass", "copper"],
      one(246, 8, 100),
      "Lage bedieningsplaat van massief metaal.",
    ],
    [
      "Zacht plaat",
      "soft",
      12900,
      ["white", "chrome", "matt-black", "brushed-steel"],
      one(250, 10, 160),
      "Bedieningsplaat met ronde hoeken en een kleine toets.",
    ],
  ]),
];
