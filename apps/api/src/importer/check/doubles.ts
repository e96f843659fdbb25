import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { RoomName } from "@showroom/domain/model/product";
import type { FixtureKind } from "@showroom/domain/model/fixture-model";
import type { Remark } from "../findings/finding.ts";

const ROOM_WORDS: Readonly<Record<RoomName, string>> = {
  bathroom: "de badkamer",
  bathroom2: "de tweede badkamer",
  toilet: "het toilet",
};
/** Sanitary ware that no toilet has. */
const NOT_IN_TOILET: Partial<Record<FixtureKind, string>> = {
  bath: "bad",
  "bath-tap": "badkraan",
  "bath-drain": "badafvoer",
  "shower-screen": "douchewand",
  "shower-tap": "douchekraan",
  "shower-gutter": "douchegoot",
  "rain-shower": "regendouche",
};

/** Millimetres. */
const LONGEST_FIXTURE = 3_000;
const SHORTEST_FIXTURE = 30;
/** Articles of which this many are needed to see that two columns changed places. */
const LEAST_ARTICLES = 3;

type Products = ReadonlyMap<string, Bundle["products"][number]>;

const productsOf = ({ products }: Bundle): Products =>
  new Map(products.map((product) => [product.productNumber, product]));

/** Articles that stand in two groups of a room, so that a buyer can pay them twice, and articles that look the same in one group. */
function ofGroups(bundle: Bundle): Remark[] {
  const products = productsOf(bundle);
  const groups = new Map(bundle.productGroups.map(({ key, title }) => [key, title]));
  const placed = new Map<string, string>();
  const looks = new Map<string, string>();
  return bundle.offers.flatMap(({ product: number, group, rooms, tileAccessoryType }, at): Remark[] => {
    const product = products.get(number);
    if (group === null || !product || tileAccessoryType !== null) return [];
    const { brand, name, colorName, width, length, size } = product;
    for (const room of rooms) {
      const first = placed.get(`${room} ${number}`);
      placed.set(`${room} ${number}`, first ?? group);
      if (first !== undefined && first !== group) {
        const both = `"${groups.get(first) ?? first}" en in "${groups.get(group) ?? group}"`;
        const reason = `${number} staat in ${ROOM_WORDS[room]} in ${both}: een koper kan het twee keer kiezen en betalen`;
        return [{ path: `offers[${at}].group`, reason }];
      }
      const look = JSON.stringify([room, group, brand, name, colorName, width, length, size]);
      const same = looks.get(look);
      looks.set(look, same ?? number);
      if (same !== undefined && same !== number) {
        const reason = `${number} en ${same} heten allebei "${name}", zonder ander merk, kleur of maat: een koper ziet geen verschil`;
        return [{ path: `offers[${at}].product`, reason }];
      }
    }
    return [];
  });
}

/** Sanitary ware for a bathroom that a toilet offers, and models that are too large or too small. */
function ofModels(bundle: Bundle): Remark[] {
  const products = productsOf(bundle);
  const offered = bundle.offers.flatMap(({ product, rooms }, at): Remark[] => {
    const word = NOT_IN_TOILET[products.get(product)?.model?.kind ?? "toilet"];
    return word !== undefined && rooms.includes("toilet")
      ? [{ path: `offers[${at}].rooms`, reason: `${product} is een ${word}, en wordt in het toilet aangeboden` }]
      : [];
  });
  const sizes = bundle.products.flatMap(({ model }, at): Remark[] => {
    if (model === null) return [];
    const longest = Math.max(model.width, model.depth, model.height);
    const side = (["width", "depth", "height"] as const).find((name) => model[name] === longest) ?? "width";
    const words = longest > LONGEST_FIXTURE ? "groot" : "klein";
    const shown = `${String(Math.round(longest) / 10).replace(".", ",")} cm`;
    return longest > LONGEST_FIXTURE || longest < SHORTEST_FIXTURE
      ? [
          {
            path: `products[${at}].model.${side}`,
            reason: `${shown} is wel erg ${words} voor sanitair; staat de komma goed?`,
          },
        ]
      : [];
  });
  return [...offered, ...sizes];
}

const ofVariants = ({ offers }: Bundle): Remark[] =>
  offers.flatMap(({ variants }, at): Remark[] => {
    const twice = variants.find((number, place) => variants.indexOf(number) < place);
    return twice === undefined
      ? []
      : [{ path: `offers[${at}].variants`, reason: `${twice} staat twee keer bij de varianten` }];
  });

/** Pages that a buyer cannot tell apart, and steps after the overview. */
function ofPages({ houseTypes }: Bundle): Remark[] {
  return houseTypes.flatMap(({ pages }, at) =>
    pages.flatMap(({ type, title, subtitle }, place): Remark[] => {
      const path = `houseTypes[${at}].pages[${place}]`;
      const remarks: Remark[] = [];
      const inBar = subtitle || title;
      if (pages.findIndex((page) => (page.subtitle || page.title) === inBar) < place)
        remarks.push({
          path: `${path}.${subtitle ? "subtitle" : "title"}`,
          reason: `twee stappen van dit woningtype heten in de balk en op knoppen "${inBar}"; geef elke stap een eigen ondertitel`,
        });
      const next = pages.slice(place + 1).find((page) => page.type === "configurator" || page.type === "floors");
      if (type === "overview" && next)
        remarks.push({
          path,
          reason: `na het overzicht komt nog de stap "${next.title}"; zet het overzicht onder de andere stappen`,
        });
      return remarks;
    }),
  );
}

/** Texts and formats of tiles with a key of another one, and rules of a discount that stand twice. */
function ofKeys({ contentBlocks, packages, project, organisations }: Bundle): Remark[] {
  const twice = (keys: readonly string[], pathOf: (at: number) => string, reason: string): Remark[] =>
    keys.flatMap((key, at) => (keys.indexOf(key) < at ? [{ path: pathOf(at), reason }] : []));
  const discounts = [
    ...project.discounts.map(({ rules }, at) => ({ rules, path: `project.discounts[${at}]` })),
    ...organisations.map(({ discount }, at) => ({
      rules: discount?.rules ?? [],
      path: `organisations[${at}].discount`,
    })),
  ];
  return [
    ...twice(
      contentBlocks.map(({ key }) => key),
      (at) => `contentBlocks[${at}].key`,
      "deze tekst staat er twee keer, en één ervan wordt getoond",
    ),
    ...packages.flatMap(({ groups }, at) =>
      twice(
        groups.map(({ key }) => key),
        (place) => `packages[${at}].groups[${place}].key`,
        "dit pakket heeft nog een tegelformaat met deze sleutel, en alleen het eerste krijgt de lijsten van tegels",
      ),
    ),
    ...discounts.flatMap(({ rules, path }) =>
      twice(
        rules.map(({ appliesTo, minimumSubtotal }) => `${appliesTo} ${minimumSubtotal}`),
        (place) => `${path}.rules[${place}].appliesTo`,
        "voor hetzelfde en vanaf hetzelfde bedrag staat er nog een regel; telt deze korting dubbel?",
      ),
    ),
  ];
}

/** Two columns that probably changed places: what should differ is the same, and the other way round. */
function ofColumns({ products }: Bundle): Remark[] {
  const isTurned = (same: readonly string[], different: readonly string[]): boolean =>
    same.length >= LEAST_ARTICLES &&
    new Set(same).size === same.length &&
    new Set(different).size * 3 <= different.length;
  const supplied = products.filter(({ supplier, supplierNumber }) => supplier !== null && supplierNumber !== null);
  const remarks: Remark[] = [];
  if (
    isTurned(
      supplied.map(({ supplier }) => supplier ?? ""),
      supplied.map(({ supplierNumber }) => supplierNumber ?? ""),
    )
  )
    remarks.push({
      path: "products",
      reason:
        'elk artikel heeft een andere leverancier en hetzelfde nummer; zijn "Leverancier" en "Artikelnummer leverancier" omgewisseld?',
    });
  const [names, brands] = [
    new Set(products.map(({ name }) => name)).size,
    new Set(products.map(({ brand }) => brand)).size,
  ];
  if (products.length >= 2 * LEAST_ARTICLES && names * 3 <= products.length && brands >= 2 * names)
    remarks.push({
      path: "products",
      reason: 'er zijn veel merken en weinig namen; zijn "Merk" en "Naam" omgewisseld?',
    });
  return remarks;
}

/** Things that stand twice, in another kind of room, or in each other's column. */
export const findDoubles = (bundle: Bundle): Remark[] =>
  [ofGroups, ofModels, ofVariants, ofPages, ofKeys, ofColumns].flatMap((find) => find(bundle));
