import type { RoomName } from "@showroom/domain/model/product";
import type { Bundle } from "./bundle.ts";
import { agreementTextFaults } from "./agreement-text.ts";
import { partyFaults } from "./contracting-party.ts";
import { planFaults } from "./plan-faults.ts";

export interface BundleFault {
  /** Path in the bundle, e.g. `offers[3].product`. */
  readonly path: string;
  readonly reason: string;
  /** The name of something that is not there; absent for another fault. */
  readonly wanted?: string;
}

/** The words of the spreadsheet for rooms. */
const ROOM_WORDS: Readonly<Record<RoomName, string>> = {
  bathroom: "badkamer",
  bathroom2: "tweede badkamer",
  toilet: "toilet",
};

/** Finds faults of plans and contracting parties, duplicate keys and references to entries that the bundle does not contain. */
export function findReferenceFaults(bundle: Bundle): BundleFault[] {
  const faults: BundleFault[] = [];
  const collect = (name: string, keys: readonly string[]): ReadonlySet<string> => {
    const seen = new Set<string>();
    keys.forEach((key, index) => {
      if (seen.has(key)) faults.push({ path: `${name}[${index}]`, reason: `"${key}" staat hier een tweede keer` });
      seen.add(key);
    });
    return seen;
  };
  const expect = (known: ReadonlySet<string>, value: string | null | undefined, path: string, what: string): void => {
    if (value != null && !known.has(value))
      faults.push({ path, reason: `er is geen ${what} "${value}"`, wanted: value });
  };
  const keysOf = (list: readonly { readonly key: string }[]) => list.map((entry) => entry.key);

  const organisations = collect("organisations", keysOf(bundle.organisations));
  const products = collect(
    "products",
    bundle.products.map((product) => product.productNumber),
  );
  const groups = collect("productGroups", keysOf(bundle.productGroups));
  const offers = collect("offers", keysOf(bundle.offers));
  const houseTypes = collect("houseTypes", keysOf(bundle.houseTypes));
  const materials = collect("floorMaterials", keysOf(bundle.floorMaterials));
  const codes = collect(
    "project.tileInstallationCodes",
    bundle.project.tileInstallationCodes.map((code) => code.code),
  );
  const pages = new Set(bundle.houseTypes.flatMap((houseType) => keysOf(houseType.pages)));
  for (const [name, list] of [
    ["packages", bundle.packages],
    ["tileOptions", bundle.tileOptions],
    ["rules", bundle.rules],
    ["floors", bundle.floors],
    ["baseboards", bundle.baseboards],
  ] as const) {
    collect(name, keysOf(list));
  }

  bundle.organisations.forEach((organisation, at) =>
    organisation.retailers.forEach((key, index) =>
      expect(organisations, key, `organisations[${at}].retailers[${index}]`, "organisatie"),
    ),
  );
  faults.push(...partyFaults(bundle.contractingParties));
  faults.push(...agreementTextFaults(bundle.agreementTexts, bundle.contractingParties.length > 0));
  expect(organisations, bundle.project.showroom, "project.showroom", "organisatie");
  expect(organisations, bundle.project.contractor, "project.contractor", "organisatie");
  bundle.products.forEach((product, index) =>
    product.installationCodes.forEach((use, at) =>
      expect(codes, use.code, `products[${index}].installationCodes[${at}]`, "verwerkingscode"),
    ),
  );
  bundle.offers.forEach((offer, index) => {
    expect(products, offer.product, `offers[${index}].product`, "product");
    expect(groups, offer.group, `offers[${index}].group`, "productgroep");
    offer.variants.forEach((variant, at) => expect(products, variant, `offers[${index}].variants[${at}]`, "product"));
    offer.installationCodes.forEach((use, at) =>
      expect(codes, use.code, `offers[${index}].installationCodes[${at}]`, "verwerkingscode"),
    );
  });
  bundle.packages.forEach((entry, index) =>
    entry.groups.forEach((group, at) => {
      for (const field of [
        "wallTileCollections",
        "floorTileCollections",
        "accentHerringboneCollections",
        "accentHerringboneReservoirCollections",
      ] as const) {
        group[field].forEach((collection, place) =>
          collection.tiles.forEach((tile, tileAt) =>
            expect(offers, tile, `packages[${index}].groups[${at}].${field}[${place}].tiles[${tileAt}]`, "aanbod"),
          ),
        );
      }
    }),
  );
  bundle.tileOptions.forEach((option, index) => {
    option.variants.forEach((variant, at) =>
      expect(offers, variant, `tileOptions[${index}].variants[${at}]`, "aanbod"),
    );
    option.accessories.forEach((accessory, at) =>
      expect(offers, accessory, `tileOptions[${index}].accessories[${at}]`, "aanbod"),
    );
  });
  const variantsOf = new Map(bundle.offers.map((offer) => [offer.key, new Set([offer.product, ...offer.variants])]));
  const expectOffers = (
    list: readonly { readonly offer: string; readonly variant?: string | undefined }[],
    path: string,
  ) =>
    list.forEach(({ offer, variant }, at) => {
      expect(offers, offer, `${path}[${at}].offer`, "aanbod");
      const variants = variantsOf.get(offer);
      if (variants) expect(variants, variant, `${path}[${at}].variant`, `variant van "${offer}" met artikelnummer`);
    });
  bundle.packages.forEach(({ choices }, index) => expectOffers(choices, `packages[${index}].choices`));
  bundle.rules.forEach((rule, index) => {
    for (const field of ["subjects", "affected"] as const) expectOffers(rule[field], `rules[${index}].${field}`);
    rule.groups.forEach((group, at) => expect(groups, group, `rules[${index}].groups[${at}]`, "productgroep"));
  });
  const ordered = new Map(bundle.products.map(({ productNumber }) => [productNumber, "een product"]));
  for (const [name, list, word] of [
    ["floors", bundle.floors, "een vloer"],
    ["baseboards", bundle.baseboards, "een plint"],
  ] as const) {
    list.forEach(({ key, productNumber = key }, at) => {
      const other = ordered.get(productNumber);
      const reason = `het artikelnummer "${productNumber}" heeft ook ${other}; op een bestellijst moet een nummer één artikel zijn`;
      if (other !== undefined) faults.push({ path: `${name}[${at}].productNumber`, reason });
      else ordered.set(productNumber, word);
    });
  }
  bundle.houseTypes.forEach((houseType, index) => {
    for (const { path, reason } of planFaults(houseType)) faults.push({ path: `houseTypes[${index}].${path}`, reason });
    const earlier = new Set<string>();
    houseType.pages.forEach((page, at) => {
      expect(earlier, page.copyFrom, `houseTypes[${index}].pages[${at}].copyFrom`, "eerdere pagina");
      if (page.roomName && !houseType.rooms.some((room) => room.name === page.roomName)) {
        faults.push({
          path: `houseTypes[${index}].pages[${at}].roomName`,
          reason: `het woningtype heeft geen maten van "${ROOM_WORDS[page.roomName]}"; zet ze bij de ruimten van het woningtype`,
        });
      }
      earlier.add(page.key);
    });
  });
  bundle.floors.forEach((floor, index) =>
    expect(materials, floor.material, `floors[${index}].material`, "vloermateriaal"),
  );
  bundle.demoAccounts.forEach((account, index) => {
    expect(organisations, account.organisation, `demoAccounts[${index}].organisation`, "organisatie");
    expect(houseTypes, account.houseType, `demoAccounts[${index}].houseType`, "woningtype");
    account.confirmedPages.forEach((page, at) =>
      expect(pages, page, `demoAccounts[${index}].confirmedPages[${at}]`, "pagina"),
    );
  });
  return faults;
}
