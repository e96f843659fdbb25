/** The Dutch words of the fixed choices in a workbook. A column uses the first vocabulary that has all its options. */

import { AGREEMENT_TEXT_WORDS } from "@showroom/domain/words/agreement-text-words";

type Vocabulary = Readonly<Record<string, string>>;

const VOCABULARIES: readonly Vocabulary[] = [
  AGREEMENT_TEXT_WORDS,
  { "1": "open", "0": "gesloten", "2": "concept" },
  { bathroom: "badkamer", bathroom2: "tweede badkamer", toilet: "toilet" },
  {
    manufacturer: "fabrikant",
    retailer: "showroom",
    architect: "architect",
    mechanic: "installateur",
    contractor: "aannemer",
  },
  {
    door: "deur",
    window: "raam",
    radiator: "radiator",
    toilet: "toilet",
    basin: "wastafel",
    shower: "douche",
    bath: "bad",
  },
  { back: "achter", left: "links", right: "rechts", front: "voor" },
  {
    "left-in": "links, naar binnen",
    "left-out": "links, naar buiten",
    "right-in": "rechts, naar binnen",
    "right-out": "rechts, naar buiten",
    sliding: "schuift",
  },
  { below: "onder", left: "links", above: "boven", right: "rechts" },
  { tiles: "tegels", sanitary: "sanitair", floors: "vloeren", all: "alles" },
  { all: "alle kopers", one: "één koper namens allen" },
  { m2: "m²", m1: "m¹", piece: "stuk" },
  { showroom: "showroomafspraak", design: "ontwerp", quote: "offerte" },
  { HOMEPAGE: "startpagina", CONTACT: "contactpagina", TERMS: "voorwaarden" },
  { concept: "concept", active: "actief", new: "nieuw" },
  {
    configurator: "ruimte",
    content: "tekst",
    topview: "plattegrond",
    floors: "woonvloer",
    intro: "introductie",
    overview: "overzicht",
    standard: "standaard",
  },
  {
    combined_product: "samengesteld product",
    simple_product: "product",
    wall_tile: "wandtegel",
    floor_tile: "vloertegel",
    decor_tile: "decortegel",
    herringbone_tile: "visgraattegel",
    grout_color: "voeg",
    finishing_profile: "profiel",
  },
  {
    toilet: "toilet",
    "control-plate": "bedieningspaneel",
    basin: "wastafel",
    "basin-cabinet": "wastafelmeubel",
    mirror: "spiegel",
    "basin-tap": "wastafelkraan",
    siphon: "sifon",
    radiator: "radiator",
    "shower-screen": "douchewand",
    "rain-shower": "regendouche",
    "hand-shower": "handdouche",
    "shower-gutter": "douchegoot",
    bath: "bad",
    "bath-tap": "badkraan",
    "bath-drain": "badafvoer",
    fountain: "fontein",
    "fountain-tap": "fonteinkraan",
    "shower-tap": "douchekraan",
    accessory: "accessoire",
  },
  { round: "rond", square: "vierkant", soft: "afgerond", slim: "smal" },
  {
    white: "wit",
    "matt-white": "mat wit",
    "matt-black": "mat zwart",
    chrome: "chroom",
    "brushed-steel": "geborsteld staal",
    aluminium: "aluminium",
    brass: "messing",
    "gun-metal": "gunmetal",
    copper: "koper",
    oak: "eiken",
    walnut: "noten",
    anthracite: "antraciet",
    sand: "zand",
    "clear-glass": "helder glas",
    "smoked-glass": "rookglas",
    "stone-grey": "steengrijs",
  },
  {
    white: "wit",
    beige: "beige",
    brown: "bruin",
    grey: "grijs",
    anthracite: "antraciet",
    black: "zwart",
    green: "groen",
    blue: "blauw",
    yellow: "geel",
    red: "terra",
    pink: "roze",
    steel: "chroom",
    brass: "messing",
    copper: "koper",
    wood: "hout",
  },
  {
    plain: "effen",
    handmade: "handvorm",
    stone: "natuursteen",
    marble: "marmer",
    concrete: "beton",
    terrazzo: "terrazzo",
    "wood-look": "houtlook",
    relief: "reliëf",
    textile: "textiel",
    pattern: "motief",
    metal: "metaal",
  },
  { matt: "mat", satin: "zijdeglans", gloss: "glans" },
  { standard: "sanitair", tiles: "tegels", "tiles-accessories": "voegen en profielen" },
  { standard: "standaard", theWall: "The Wall", luxe: "luxe" },
  {
    wallTileAccessory: "wandtegel",
    floorTileAccessory: "vloertegel",
    "floortile-on-wall": "vloertegel op één wand",
    "floortile-on-all-walls": "vloertegel op alle wanden",
    "accent-herringbone": "visgraat wand",
    "accent-herringbone-reservoir": "visgraat reservoir",
  },
  {
    FloorTileOnWall: "vloertegel op één wand",
    FloorTileOnAllWalls: "vloertegel op alle wanden",
    AccentHerringbone: "visgraat wand",
    AccentHerringboneReservoir: "visgraat reservoir",
  },
  { V1: "V1 (egaal)", V2: "V2 (licht)", V3: "V3 (duidelijk)", V4: "V4 (elke tegel anders)" },
  { show: "toon", require: "vereis", hide: "verberg" },
  {
    admin: "beheerder",
    supplier: "leverancier",
    customer: "klant",
    blogger: "blogger",
    projectuser: "koper",
    projectadmin: "projectbeheerder",
    contractor: "aannemer",
    showroomadvisor: "adviseur",
  },
  { m: "man", v: "vrouw", o: "anders" },
];

/** An option of the contract with its word in the workbook. */
export interface ChoiceOption {
  readonly value: string;
  readonly word: string;
}

/**
 * The words of a column's options.
 * @throws Error when no vocabulary has them all
 */
export function wordsOf(options: readonly string[]): readonly ChoiceOption[] {
  const vocabulary = VOCABULARIES.find((words) => options.every((option) => Object.hasOwn(words, option)));
  if (!vocabulary) throw new Error(`No Dutch words for ${options.join(", ")}: write them in choice-words.ts`);
  return options.map((value) => ({ value, word: vocabulary[value] ?? value }));
}
