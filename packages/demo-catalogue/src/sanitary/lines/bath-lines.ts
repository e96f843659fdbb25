import { METALS, lines, one } from "../line.ts";
import type { SanitaryLine } from "../line.ts";

export const BATH_LINES: readonly SanitaryLine[] = [
  ...lines("bad", "bath", "Watermerk", 24500, undefined, [
    [
      "Recht bad",
      "square",
      54900,
      ["white"],
      [
        { box: [750, 1700, 560], label: "170 x 75 cm", extra: 0 },
        { box: [800, 1800, 560], label: "180 x 80 cm", extra: 9500 },
      ],
      "Inbouwbad van acryl.",
    ],
    [
      "Duo bad",
      "soft",
      72900,
      ["white", "matt-white"],
      [
        { box: [750, 1700, 580], label: "170 x 75 cm", extra: 0 },
        { box: [800, 1800, 580], label: "180 x 80 cm", extra: 11500 },
      ],
      "Bad met twee schuine ruggen.",
    ],
    [
      "Vrij bad",
      "round",
      149900,
      ["white", "matt-white"],
      [
        { box: [750, 1600, 580], label: "160 x 75 cm", extra: 0 },
        { box: [780, 1700, 580], label: "170 x 78 cm", extra: 14500 },
      ],
      "Vrijstaand bad.",
    ],
    [
      "Compact bad",
      "soft",
      49900,
      ["white"],
      [{ box: [700, 1600, 550], label: "160 x 70 cm", extra: 0 }],
      "Kort inbouwbad.",
    ],
    [
      "Slank bad",
      "slim",
      89900,
      ["white", "matt-white"],
      [
        { box: [750, 1700, 580], label: "170 x 75 cm", extra: 0 },
        { box: [800, 1800, 580], label: "180 x 80 cm", extra: 12500 },
      ],
      "Inbouwbad met een rand van 15 mm.",
    ],
  ]),
  ...lines("badkraan", "bath-tap", "Stroom", 9500, undefined, [
    ["Een badthermostaat", "round", 28900, METALS, one(290, 160, 120), "Badthermostaat met omstel en handdouche."],
    ["Hoek badthermostaat", "square", 36900, METALS, one(290, 160, 110), "Badthermostaat met rechte lijnen."],
    [
      "Slank badkraan",
      "slim",
      64900,
      ["chrome", "matt-black", "brass"],
      one(200, 220, 900),
      "Vrijstaande badkraan op de vloer.",
    ],
    [
      "Zacht badthermostaat",
      "soft",
      32900,
      ["chrome", "matt-black", "brushed-steel"],
      one(300, 160, 120),
      "Badthermostaat die aan de buitenkant koel blijft.",
    ],
  ]),
  ...lines("badafvoer", "bath-drain", "Afloop", 4500, undefined, [
    ["Draai badafvoer", "round", 6900, METALS, one(70, 30, 70), "Afvoer en overloop met draaiknop."],
    [
      "Vul badafvoer",
      "soft",
      18900,
      ["chrome", "matt-black", "brushed-steel"],
      one(70, 30, 70),
      "Afvoer met vulcombinatie via de overloop.",
    ],
    [
      "Vlak badafvoer",
      "slim",
      9900,
      ["chrome", "matt-black", "brass", "gun-metal"],
      one(70, 20, 70),
      "Vlakke afvoer en overloop.",
    ],
  ]),
];
