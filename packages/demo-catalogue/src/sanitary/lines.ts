import type { FixtureFinish, FixtureKind, FixtureModel } from "@showroom/domain/render/fixture-model";

export interface SanitaryDimension {
  /** Millimetres: width, depth, height. */
  readonly box: readonly [number, number, number];
  /** As on the card; null where there is one size. */
  readonly label: string | null;
  /** Cents on top of the line's price. */
  readonly extra: number;
}

export interface SanitaryLine {
  readonly group: string;
  readonly kind: FixtureKind;
  readonly brand: string;
  readonly name: string;
  readonly shape: FixtureModel["shape"];
  /** Cents, in the first finish and the first size. */
  readonly price: number;
  readonly labour: number;
  readonly description: string;
  readonly finishes: readonly FixtureFinish[];
  readonly sizes: readonly SanitaryDimension[];
  /** Rooms in which it is the standard. */
  readonly standardIn?: readonly ("bathroom" | "bathroom2" | "toilet")[];
}

const one = (width: number, depth: number, height: number): readonly SanitaryDimension[] => [
  { box: [width, depth, height], label: null, extra: 0 },
];
const widths = (
  depth: number,
  height: number,
  ...list: readonly (readonly [number, number])[]
): readonly SanitaryDimension[] =>
  list.map(([width, extra]) => ({ box: [width, depth, height], label: `${width / 10} cm`.replace(".", ","), extra }));
const heights = (
  width: number,
  depth: number,
  ...list: readonly (readonly [number, number])[]
): readonly SanitaryDimension[] =>
  list.map(([height, extra]) => ({
    box: [width, depth, height],
    label: `${width / 10} x ${height / 10} cm`.replaceAll(".", ","),
    extra,
  }));

const METALS = ["chrome", "matt-black", "brushed-steel", "brass", "gun-metal"] as const;
const BOTH = ["bathroom", "bathroom2"] as const;
const EVERY = ["bathroom", "bathroom2", "toilet"] as const;

type Row = readonly [
  name: string,
  shape: FixtureModel["shape"],
  price: number,
  finishes: readonly FixtureFinish[],
  sizes: readonly SanitaryDimension[],
  description: string,
];

function lines(
  group: string,
  kind: FixtureKind,
  brand: string,
  labour: number,
  standardIn: SanitaryLine["standardIn"],
  rows: readonly Row[],
): SanitaryLine[] {
  return rows.map(([name, shape, price, finishes, sizes, description], index) => ({
    group,
    kind,
    brand,
    name,
    shape,
    price,
    labour,
    description,
    finishes,
    sizes,
    ...(index === 0 && standardIn ? { standardIn } : {}),
  }));
}

export const SANITARY_LINES: readonly SanitaryLine[] = [
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
  ...lines("wastafelmeubel", "basin-cabinet", "Houtgoed", 22500, BOTH, [
    [
      "Stil meubelset",
      "soft",
      84900,
      ["white", "oak", "anthracite"],
      widths(460, 500, [800, 0], [1000, 14500], [1200, 29500]),
      "Meubel met twee greeploze lades en keramische wastafel.",
    ],
    [
      "Lijn meubelset",
      "square",
      109900,
      ["oak", "walnut", "white", "sand"],
      widths(460, 500, [800, 0], [1000, 16500], [1200, 33500]),
      "Meubel met een greeplijst over de volle breedte.",
    ],
    [
      "Rond meubelset",
      "round",
      124900,
      ["oak", "walnut"],
      widths(450, 480, [800, 0], [1000, 18500]),
      "Meubel met ronde hoeken en een opzetkom.",
    ],
    [
      "Slank meubelset",
      "slim",
      99900,
      ["white", "anthracite", "stone-grey"],
      widths(460, 300, [800, 0], [1000, 12500], [1200, 25500]),
      "Laag meubel met één brede lade.",
    ],
    [
      "Dubbel meubelset",
      "square",
      159900,
      ["oak", "white"],
      widths(460, 500, [1300, 0]),
      "Meubel met twee wastafels en vier lades.",
    ],
    [
      "Frame meubelset",
      "slim",
      134900,
      ["matt-black", "brushed-steel"],
      widths(460, 350, [800, 0], [1000, 14500]),
      "Open stalen frame met een plank en een keramische wastafel.",
    ],
    [
      "Puur meubelset",
      "square",
      94900,
      ["white", "sand", "stone-grey"],
      widths(400, 500, [600, 0], [800, 12500]),
      "Ondiep meubel voor een kleine badkamer.",
    ],
  ]),
  ...lines("wastafel", "basin", "Watermerk", 9500, undefined, [
    [
      "Basis wastafel",
      "soft",
      18900,
      ["white"],
      widths(460, 150, [600, 0], [700, 4500]),
      "Wandwastafel met een ruime kom.",
    ],
    [
      "Vlak wastafel",
      "square",
      27900,
      ["white", "matt-white", "matt-black"],
      widths(450, 120, [600, 0], [800, 8500]),
      "Rechthoekige wastafel met een dunne rand.",
    ],
    ["Kom wastafel", "round", 31900, ["white", "matt-white", "sand"], widths(420, 140, [420, 0]), "Ronde opzetkom."],
    [
      "Slank wastafel",
      "slim",
      35900,
      ["white", "stone-grey"],
      widths(400, 110, [600, 0], [900, 11500]),
      "Ondiepe wastafel van composiet.",
    ],
    [
      "Wand wastafel",
      "square",
      42900,
      ["white", "stone-grey"],
      widths(480, 130, [800, 0], [1200, 18500]),
      "Brede wandwastafel met een aflegvlak.",
    ],
  ]),
  ...lines("wastafelkraan", "basin-tap", "Stroom", 6500, BOTH, [
    ["Een wastafelkraan", "round", 11900, METALS, one(50, 150, 170), "Eénhendelmengkraan met waterbesparende straal."],
    ["Hoek wastafelkraan", "square", 16900, METALS, one(48, 150, 160), "Eénhendelmengkraan met rechte uitloop."],
    [
      "Boog wastafelkraan",
      "slim",
      21900,
      METALS,
      one(46, 170, 310),
      "Hoge kraan met gebogen uitloop, voor een opzetkom.",
    ],
    [
      "Zacht wastafelkraan",
      "soft",
      14900,
      ["chrome", "matt-black", "brushed-steel"],
      one(52, 150, 180),
      "Mengkraan met ronde vormen.",
    ],
    ["Wand wastafelkraan", "round", 28900, METALS, one(180, 190, 60), "Inbouwkraan uit de wand, met rozet."],
    [
      "Stift wastafelkraan",
      "slim",
      24900,
      ["brushed-steel", "brass", "copper", "gun-metal"],
      one(40, 150, 200),
      "Dunne kraan van massief metaal met een stift als greep.",
    ],
  ]),
  ...lines("sifon", "siphon", "Stroom", 2500, BOTH, [
    ["Buis sifon", "round", 3900, METALS, one(60, 200, 160), "Designsifon met ronde beker."],
    [
      "Kubus sifon",
      "square",
      6900,
      ["chrome", "matt-black", "brushed-steel"],
      one(60, 200, 160),
      "Designsifon met vierkante beker.",
    ],
    [
      "Vlak sifon",
      "slim",
      8900,
      ["chrome", "matt-black", "brass", "gun-metal"],
      one(50, 180, 120),
      "Ruimtebesparende designsifon.",
    ],
  ]),
  ...lines("spiegel", "mirror", "Helder", 4500, BOTH, [
    [
      "Vlak spiegel",
      "square",
      8900,
      ["clear-glass"],
      widths(20, 700, [800, 0], [1000, 2500], [1200, 5500]),
      "Spiegel met gepolijste rand.",
    ],
    [
      "Rond spiegel",
      "round",
      18900,
      ["matt-black", "brass", "brushed-steel"],
      heights(600, 25, [600, 0]).concat(heights(800, 25, [800, 6500])),
      "Ronde spiegel in een dun kader.",
    ],
    [
      "Licht spiegel",
      "soft",
      28900,
      ["clear-glass", "matt-black"],
      widths(35, 700, [800, 0], [1000, 4500], [1200, 8500]),
      "Spiegel met verlichting rondom en verwarming.",
    ],
    [
      "Kast spiegel",
      "slim",
      44900,
      ["white", "oak"],
      widths(150, 700, [800, 0], [1000, 9500]),
      "Spiegelkast met twee deuren.",
    ],
    [
      "Boog spiegel",
      "soft",
      24900,
      ["matt-black", "brass"],
      heights(600, 25, [900, 0]),
      "Spiegel met een gebogen bovenzijde in een dun kader.",
    ],
  ]),
  ...lines("radiator", "radiator", "Warmtebron", 12500, BOTH, [
    [
      "Recht radiator",
      "round",
      24900,
      ["white", "matt-black", "anthracite"],
      heights(500, 60, [1200, 0], [1700, 6500]),
      "Handdoekradiator met ronde buizen.",
    ],
    [
      "Vlak radiator",
      "square",
      42900,
      ["white", "matt-black", "anthracite"],
      heights(500, 60, [1200, 0], [1700, 8500]),
      "Handdoekradiator met platte buizen.",
    ],
    [
      "Slank radiator",
      "slim",
      54900,
      ["matt-black", "brushed-steel", "brass"],
      heights(450, 50, [1500, 0]),
      "Slanke radiator met weinig, dunne buizen.",
    ],
    [
      "Golf radiator",
      "soft",
      38900,
      ["white", "matt-black", "brushed-steel"],
      heights(500, 60, [1200, 0], [1700, 7500]),
      "Handdoekradiator met gebogen buizen.",
    ],
  ]),
  ...lines("douchewand", "shower-screen", "Helder", 11500, BOTH, [
    [
      "Inloop douchewand",
      "square",
      39900,
      ["chrome", "matt-black", "brushed-steel", "brass"],
      widths(8, 2000, [900, 0], [1000, 4500], [1200, 9500]),
      "Vaste glazen wand van 8 mm met wandprofiel.",
    ],
    [
      "Rook douchewand",
      "soft",
      54900,
      ["smoked-glass"],
      widths(8, 2000, [900, 0], [1000, 5500], [1200, 11500]),
      "Vaste wand van rookglas.",
    ],
    [
      "Raster douchewand",
      "slim",
      68900,
      ["matt-black"],
      widths(8, 2000, [900, 0], [1000, 6500], [1200, 12500]),
      "Glazen wand met een raster van staal.",
    ],
    [
      "Boog douchewand",
      "round",
      62900,
      ["clear-glass"],
      widths(8, 2000, [900, 0], [1200, 9500]),
      "Vaste glazen wand met een afgeronde hoek.",
    ],
  ]),
  ...lines("regendouche", "rain-shower", "Stroom", 9500, undefined, [
    [
      "Rond regendouche",
      "round",
      24900,
      METALS,
      widths(400, 20, [200, 0], [300, 6500]),
      "Hoofddouche aan een wandarm.",
    ],
    [
      "Hoek regendouche",
      "square",
      28900,
      METALS,
      widths(400, 15, [200, 0], [300, 7500]),
      "Vierkante hoofddouche aan een wandarm.",
    ],
    [
      "Dun regendouche",
      "slim",
      34900,
      ["chrome", "matt-black", "brushed-steel", "brass"],
      widths(400, 6, [250, 0], [400, 12500]),
      "Zeer vlakke hoofddouche.",
    ],
    [
      "Plafond regendouche",
      "round",
      38900,
      ["chrome", "matt-black", "brushed-steel", "brass"],
      widths(300, 10, [300, 0]),
      "Hoofddouche die recht van boven komt.",
    ],
  ]),
  ...lines("douchekraan", "shower-tap", "Stroom", 11500, BOTH, [
    ["Een thermostaat", "round", 26900, METALS, one(290, 90, 1100), "Thermostaatkraan met glijstang en handdouche."],
    ["Hoek thermostaat", "square", 34900, METALS, one(290, 80, 1100), "Thermostaatkraan met rechte handdouche."],
    [
      "Zacht thermostaat",
      "soft",
      31900,
      ["chrome", "matt-black", "brushed-steel"],
      one(300, 90, 1100),
      "Thermostaatkraan die aan de buitenkant koel blijft.",
    ],
    [
      "Glas thermostaat",
      "slim",
      42900,
      ["chrome", "matt-black", "gun-metal"],
      one(320, 90, 1100),
      "Thermostaatkraan met een glazen aflegvlak.",
    ],
    ["Inbouw thermostaat", "slim", 58900, METALS, one(200, 70, 1000), "Inbouwthermostaat met losse handdouche."],
  ]),
  ...lines("douchegoot", "shower-gutter", "Afloop", 10500, BOTH, [
    [
      "Recht douchegoot",
      "slim",
      19900,
      ["brushed-steel", "matt-black"],
      widths(70, 15, [700, 0], [800, 1500], [900, 3000]),
      "Afvoergoot met een gesloten rooster.",
    ],
    [
      "Tegel douchegoot",
      "square",
      26900,
      ["brushed-steel", "matt-black", "brass"],
      widths(70, 15, [700, 0], [800, 1900], [900, 3900]),
      "Goot met een dunne sleuf; de tegel loopt door.",
    ],
    ["Vierkant vloerput", "soft", 14900, ["brushed-steel", "matt-black"], one(150, 150, 15), "Vierkante vloerput."],
    [
      "Wand douchegoot",
      "slim",
      34900,
      ["brushed-steel", "matt-black", "gun-metal"],
      widths(60, 20, [700, 0], [900, 3500]),
      "Smalle goot tegen de wand.",
    ],
  ]),
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
