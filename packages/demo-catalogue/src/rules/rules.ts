import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type Rule = BundleInput["rules"][number];
type Reference = Rule["subjects"][number];

const offers = (...keys: string[]): Reference[] => keys.map((offer) => ({ offer }));
const rule = (
  key: string,
  type: Rule["type"],
  subjects: Reference[],
  affected: Reference[],
  groups: string[] = [],
): Rule => ({ key, type, subjects, affected, groups });

const BUILT_IN_BATHS = offers("bad.recht-bad", "bad.duo-bad", "bad.compact-bad", "bad.slank-bad");
const BATHS = [...BUILT_IN_BATHS, ...offers("bad.vrij-bad")];
const BOWLS = offers("wastafel.kom-wastafel");
const LOW_BASINS = offers(
  "wastafel.basis-wastafel",
  "wastafel.vlak-wastafel",
  "wastafel.slank-wastafel",
  "wastafel.wand-wastafel",
);
const CABINETS = offers(
  "wastafelmeubel.stil-meubelset",
  "wastafelmeubel.lijn-meubelset",
  "wastafelmeubel.rond-meubelset",
  "wastafelmeubel.slank-meubelset",
  "wastafelmeubel.dubbel-meubelset",
  "wastafelmeubel.frame-meubelset",
  "wastafelmeubel.puur-meubelset",
);

/** The demo's rules: products that require, exclude or enable one another. */
export const RULES: readonly Rule[] = [
  // A bath shows and requires its tap and drain; without a bath they are hidden.
  rule("bad-toont-kraan", "show", BATHS, [], ["badkraan"]),
  rule("bad-toont-afvoer", "show", BATHS, [], ["badafvoer"]),
  rule("bad-vraagt-kraan", "require", BATHS, [], ["badkraan"]),
  rule("bad-vraagt-afvoer", "require", BATHS, [], ["badafvoer"]),
  rule("vrij-bad-toont-vloerkraan", "show", offers("bad.vrij-bad"), offers("badkraan.slank-badkraan")),
  rule("vrij-bad-vraagt-vloerkraan", "require", offers("bad.vrij-bad"), offers("badkraan.slank-badkraan")),
  rule(
    "vrij-bad-zonder-wandkraan",
    "hide",
    offers("bad.vrij-bad"),
    offers("badkraan.een-badthermostaat", "badkraan.hoek-badthermostaat", "badkraan.zacht-badthermostaat"),
  ),
  rule("vrij-bad-zonder-vulafvoer", "hide", offers("bad.vrij-bad"), offers("badafvoer.vul-badafvoer")),
  rule("compact-bad-zonder-brede-wand", "hide", offers("bad.compact-bad"), offers("douchewand.boog-douchewand")),
  // A separate basin replaces the cabinet and requires a trap.
  rule("wastafel-verbergt-meubel", "hide", [...BOWLS, ...LOW_BASINS], [], ["wastafelmeubel"]),
  rule("wastafel-vraagt-sifon", "require", [...BOWLS, ...LOW_BASINS], [], ["sifon"]),
  rule("wastafel-vraagt-kraan", "require", [...BOWLS, ...LOW_BASINS], [], ["wastafelkraan"]),
  rule("meubel-vraagt-kraan", "require", CABINETS, [], ["wastafelkraan"]),
  rule(
    "opzetkom-hoge-kraan",
    "hide",
    BOWLS,
    offers("wastafelkraan.een-wastafelkraan", "wastafelkraan.hoek-wastafelkraan", "wastafelkraan.zacht-wastafelkraan"),
  ),
  rule(
    "rond-meubel-hoge-kraan",
    "hide",
    offers("wastafelmeubel.rond-meubelset"),
    offers("wastafelkraan.een-wastafelkraan", "wastafelkraan.zacht-wastafelkraan"),
  ),
  rule(
    "frame-meubel-designsifon",
    "require",
    offers("wastafelmeubel.frame-meubelset"),
    offers("sifon.buis-sifon", "sifon.kubus-sifon", "sifon.vlak-sifon"),
  ),
  rule("puur-meubel-geen-spiegelkast", "hide", offers("wastafelmeubel.puur-meubelset"), offers("spiegel.kast-spiegel")),
  rule(
    "dubbel-meubel-brede-spiegel",
    "hide",
    offers("wastafelmeubel.dubbel-meubelset"),
    offers("spiegel.boog-spiegel"),
  ),
  // Showers.
  rule(
    "douchewand-vraagt-goot",
    "require",
    offers(
      "douchewand.inloop-douchewand",
      "douchewand.rook-douchewand",
      "douchewand.raster-douchewand",
      "douchewand.boog-douchewand",
    ),
    [],
    ["douchegoot"],
  ),
  rule(
    "regendouche-vraagt-kraan",
    "require",
    offers(
      "regendouche.rond-regendouche",
      "regendouche.hoek-regendouche",
      "regendouche.dun-regendouche",
      "regendouche.plafond-regendouche",
    ),
    [],
    ["douchekraan"],
  ),
  rule(
    "plafonddouche-inbouw",
    "require",
    offers("regendouche.plafond-regendouche"),
    offers("douchekraan.inbouw-thermostaat"),
  ),
  rule("rasterwand-geen-boog", "hide", offers("douchewand.raster-douchewand"), offers("regendouche.rond-regendouche")),
  rule("rookglas-zonder-put", "hide", offers("douchewand.rook-douchewand"), offers("douchegoot.vierkant-vloerput")),
  rule(
    "inbouw-toont-plafond",
    "show",
    offers("douchekraan.inbouw-thermostaat"),
    offers("regendouche.plafond-regendouche"),
  ),
  rule("bad-zonder-wandgoot", "hide", offers("bad.duo-bad"), offers("douchegoot.wand-douchegoot")),
  // Toilets.
  rule(
    "toilet-vraagt-plaat",
    "require",
    offers(
      "toilet.basis-wandcloset",
      "toilet.vlak-wandcloset",
      "toilet.kubus-wandcloset",
      "toilet.compact-wandcloset",
      "toilet.comfort-wandcloset",
      "toilet.zuil-wandcloset",
    ),
    [],
    ["bedieningsplaat"],
  ),
  rule(
    "comfort-zonder-slanke-plaat",
    "hide",
    offers("toilet.comfort-wandcloset"),
    offers("bedieningsplaat.slank-plaat"),
  ),
  rule(
    "fontein-vraagt-kraan",
    "require",
    offers(
      "fontein.basis-fontein",
      "fontein.vlak-fontein",
      "fontein.slank-fontein",
      "fontein.kom-fontein",
      "fontein.haaks-fontein",
    ),
    [],
    ["fonteinkraan"],
  ),
  rule(
    "kom-fontein-hoge-kraan",
    "hide",
    offers("fontein.kom-fontein"),
    offers("fonteinkraan.een-fonteinkraan", "fonteinkraan.hoek-fonteinkraan"),
  ),
  rule(
    "haakse-fontein-zonder-wandkraan",
    "hide",
    offers("fontein.haaks-fontein"),
    offers("fonteinkraan.wand-fonteinkraan"),
  ),
];
