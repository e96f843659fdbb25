import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type Package = BundleInput["packages"][number];
type Choice = NonNullable<Package["choices"]>[number];

interface Look {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly tiles: readonly string[];
  /** Codes of the grout of the walls and of the floor. */
  readonly grout: readonly [wall: string, floor: string];
  readonly profile: string;
  /** Offers of sanitary ware with the article in one colour. */
  readonly ware?: readonly (readonly [offer: string, article: string])[];
}

/** The taps, the shower and the flush plate in one metal, by the code of its finish. */
const metal = (code: "MZW" | "MES"): NonNullable<Look["ware"]> => [
  ["bedieningsplaat.rond-plaat", `BAAT-RONDPLAA-${code}`],
  ["wastafelkraan.een-wastafelkraan", `WAAN-EENWAST-${code}`],
  ["sifon.buis-sifon", `SFON-BUISSIFO-${code}`],
  ["douchekraan.een-thermostaat", `DAAN-EENTHER-${code}`],
  ["douchewand.inloop-douchewand", `DAND-INLODOUC-${code}-1`],
  ["fonteinkraan.een-fonteinkraan", `FAAN-EENFONT-${code}`],
];

const LOOKS: readonly Look[] = [
  {
    key: "licht-en-rustig",
    name: "Licht en rustig",
    description: "Wit en lichtgrijs, met zachte voegen.",
    tiles: ["wall.ate.witm", "floor.cav.mist"],
    grout: ["zgr", "zgr"],
    profile: "rvs",
  },
  {
    key: "zand-en-eiken",
    name: "Zand en eiken",
    description: "Zandkleurige wanden, een eiken meubel en een vloer van kalksteen.",
    tiles: ["wall.ate.zand", "floor.kal.crem"],
    grout: ["jas", "jas"],
    profile: "rvs",
    ware: [["wastafelmeubel.stil-meubelset", "WBEL-STILMEUB-EIK-1"]],
  },
  {
    key: "beton-en-zwart",
    name: "Beton en zwart",
    description: "Betonlook, een donkere vloer en zwarte kranen.",
    tiles: ["wall.cas.mist", "floor.cav.antr"],
    grout: ["man", "ant"],
    profile: "zwa",
    ware: [["wastafelmeubel.stil-meubelset", "WBEL-STILMEUB-ANT-1"], ...metal("MZW")],
  },
  {
    key: "hout-en-linnen",
    name: "Hout en linnen",
    description: "Geweven linnen op de wand en keramisch parket op de vloer.",
    tiles: ["wall.lin.natu", "floor.pla.lich"],
    grout: ["jas", "bah"],
    profile: "wit",
    ware: [["wastafelmeubel.lijn-meubelset", "WBEL-LIJNMEUB-EIK-1"]],
  },
  {
    key: "groen-en-messing",
    name: "Groen en messing",
    description: "Handgevormd groen met messing kranen.",
    tiles: ["wall.han.vare", "floor.ple.melk"],
    grout: ["wit", "jas"],
    profile: "mes",
    ware: [["wastafelmeubel.lijn-meubelset", "WBEL-LIJNMEUB-NOT-1"], ...metal("MES")],
  },
  {
    key: "marmer",
    name: "Marmer",
    description: "Marmerlook van vloer tot wand, met een noten meubel.",
    tiles: ["wall.car.witb", "floor.crv.grij"],
    grout: ["wit", "zgr"],
    profile: "chr",
    ware: [["wastafelmeubel.lijn-meubelset", "WBEL-LIJNMEUB-NOT-1"]],
  },
];

/** The looks as far as a project offers what they choose. */
export function looks(rooms: Package["rooms"], hardPrices: boolean, offered: ReadonlySet<string>): Package[] {
  return LOOKS.map(({ key, name, description, tiles, grout: [wall, floor], profile, ware = [] }, at): Package => {
    const choices: Choice[] = [
      ...tiles.map((offer) => ({ offer })),
      { offer: `walltileaccessory.voeg.${wall}` },
      { offer: `walltileaccessory.prof.${profile}` },
      { offer: `floortileaccessory.voeg.${floor}` },
      ...ware.map(([offer, variant]) => ({ offer, variant })),
    ];
    return {
      key,
      name,
      description,
      overlay: at === 0 ? "Meest gekozen" : null,
      addedCost: 0,
      mostPopular: at === 0,
      rooms: [...rooms],
      isStandardPackage: false,
      hardPrices,
      choices: choices.filter(({ offer }) => offered.has(offer)),
      groups: [],
    };
  });
}
