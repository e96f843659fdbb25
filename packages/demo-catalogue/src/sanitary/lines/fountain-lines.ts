import { METALS, lines, one, widths } from "../line.ts";
import type { SanitaryLine } from "../line.ts";

export const FOUNTAIN_LINES: readonly SanitaryLine[] = [
  ...lines(
    "fontein",
    "fountain",
    "Watermerk",
    7500,
    ["toilet"],
    [
      ["Basis fontein", "soft", 9900, ["white"], one(360, 250, 120), "Fonteintje met een zachte vorm."],
      [
        "Vlak fontein",
        "square",
        16900,
        ["white", "matt-white", "matt-black"],
        one(380, 220, 100),
        "Rechthoekig fonteintje.",
      ],
      [
        "Slank fontein",
        "slim",
        21900,
        ["white", "stone-grey", "sand"],
        widths(180, 90, [360, 0], [500, 4500]),
        "Ondiep fonteintje van composiet.",
      ],
      [
        "Kom fontein",
        "round",
        24900,
        ["white", "matt-white", "stone-grey"],
        one(280, 280, 120),
        "Rond kommetje op een houten plank.",
      ],
      ["Haaks fontein", "square", 18900, ["white"], one(320, 320, 110), "Vierkant fonteintje met rechte randen."],
    ],
  ),
  ...lines(
    "fonteinkraan",
    "fountain-tap",
    "Stroom",
    3500,
    ["toilet"],
    [
      ["Een fonteinkraan", "round", 5900, METALS, one(45, 110, 130), "Koudwaterkraan."],
      ["Hoek fonteinkraan", "square", 8900, METALS, one(42, 110, 120), "Koudwaterkraan met rechte uitloop."],
      [
        "Boog fonteinkraan",
        "slim",
        11900,
        ["chrome", "matt-black", "brass"],
        one(40, 120, 220),
        "Hoge koudwaterkraan.",
      ],
      [
        "Wand fonteinkraan",
        "round",
        14900,
        ["chrome", "matt-black", "brushed-steel", "brass"],
        one(60, 150, 60),
        "Koudwaterkraan uit de wand.",
      ],
    ],
  ),
];
