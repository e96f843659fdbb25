import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { Remark } from "../findings/finding.ts";
import { euros } from "./euros.ts";

/** Cents. */
const MOST_NOTICE = 50_000;

/** Articles that no buyer sees, because the project has none of their kind. */
export function findSwitchedOff({ project, packages, productGroups }: Bundle): Remark[] {
  const groups = productGroups.filter(({ type }) => type === "standard");
  const off = (field: "hasTiles" | "hasSanitary", count: number, what: string): Remark[] =>
    project[field] || count === 0
      ? []
      : [{ path: `project.${field}`, reason: `staat op nee, en daardoor ziet niemand ${what} van dit bestand` }];
  return [
    ...off("hasTiles", packages.length, "de tegels"),
    ...off("hasSanitary", groups.length, "het sanitair en zijn groepen"),
  ];
}

/** Metres of sealant, profile and waterproof layer that a room of this size cannot need. */
export function findOddMetres({ houseTypes }: Bundle): Remark[] {
  const fields = {
    sealant: "kit",
    sealantCeilingHigh: "kit plafondhoog",
    kimcoat: "kimcoat",
    kimcoatCeilingHigh: "kimcoat plafondhoog",
    schluter: "profiel",
    schluterCeilingHigh: "profiel plafondhoog",
  } as const;
  return houseTypes.flatMap(({ rooms }, at) =>
    rooms.flatMap((room, place) => {
      // Along every edge of the box, twice.
      const most = (8 * (room.width + room.depth + room.height)) / 1_000;
      // Along a tenth of the edge of the floor: a comma that moved.
      const least = (2 * (room.width + room.depth)) / 10_000;
      const few: Remark[] = (["sealant", "sealantCeilingHigh"] as const).flatMap((field) =>
        room[field] > 0 && room[field] <= least
          ? [
              {
                path: `houseTypes[${at}].rooms[${place}].${field}`,
                reason: `${String(room[field]).replace(".", ",")} m¹ ${fields[field]} is wel erg weinig voor deze ruimte; staat de komma goed?`,
              },
            ]
          : [],
      );
      const many = (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field): Remark[] =>
        most > 0 && room[field] > most
          ? [
              {
                path: `houseTypes[${at}].rooms[${place}].${field}`,
                reason: `${String(room[field]).replace(".", ",")} m¹ ${fields[field]} is wel erg veel voor deze ruimte; daar is hoogstens zo'n ${Math.round(most)} m¹`,
              },
            ]
          : [],
      );
      return [...few, ...many];
    }),
  );
}

/** House types with the name of another one, by which buyers are invited, and those without anything to choose. */
export function findOddHouseTypes({ houseTypes }: Bundle): Remark[] {
  const seen = new Set<string>();
  return houseTypes.flatMap(({ name, pages }, at) => {
    const folded = name.trim().toLowerCase();
    const remarks: Remark[] = [];
    if (seen.has(folded))
      remarks.push({
        path: `houseTypes[${at}].name`,
        reason: `de naam "${name}" is ook die van een ander woningtype; kopers worden bij hun woningtype op naam uitgenodigd`,
      });
    seen.add(folded);
    if (pages.length === 0)
      remarks.push({
        path: `houseTypes[${at}]`,
        reason: `"${name}" heeft geen pagina's: een koper ziet en kiest er niets`,
      });
    return remarks;
  });
}

/** A website without a name that can be looked up, and days of absence in the wrong sequence. */
export function findOddFields({ project }: Bundle): Remark[] {
  const { website, outOfOfficeStart, outOfOfficeEnd, priceNoticeFrom, submitOptions } = project;
  const remarks: Remark[] = submitOptions.flatMap(({ shown, title }, at) =>
    shown && title.trim() === ""
      ? [
          {
            path: `project.submitOptions[${at}].title`,
            reason: "deze manier van indienen heeft geen titel op haar knop",
          },
        ]
      : [],
  );
  if (priceNoticeFrom > MOST_NOTICE)
    remarks.push({
      path: "project.priceNoticeFrom",
      reason: "kopers worden dan bijna nooit gevraagd als een prijs verandert; staat de komma goed?",
    });
  if (website && !/^(?:https?:\/\/)?[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/i.test(website.trim()))
    remarks.push({ path: "project.website", reason: "dit is geen adres van een website, zoals www.mijn-project.nl" });
  if (outOfOfficeStart && outOfOfficeEnd && outOfOfficeEnd < outOfOfficeStart)
    remarks.push({
      path: "project.outOfOfficeEnd",
      reason: "de laatste dag van afwezigheid ligt voor de eerste; de melding verschijnt nooit",
    });
  return remarks;
}

/** Telephone numbers, postal codes and locations that are not Dutch ones. */
export function findOddContacts({ organisations }: Bundle): Remark[] {
  return organisations.flatMap(({ phone, postalCode, country, geoLocation }, at): Remark[] => {
    const path = `organisations[${at}]`;
    const remarks: Remark[] = [];
    const digits = phone.replaceAll(/\D/g, "");
    const isAbroad = country !== undefined && country.code !== "NL";
    if (phone !== "" && (digits.length < 8 || !/^[\d\s()+./-]+$/.test(phone)))
      remarks.push({ path: `${path}.phone`, reason: `dit is geen telefoonnummer; er staat "${phone}"` });
    else if (/^[1-9]\d{8}$/.test(phone))
      remarks.push({ path: `${path}.phone`, reason: `de nul aan het begin ontbreekt; er staat "${phone}"` });
    if (!isAbroad && postalCode.trim() !== "" && !/^[1-9]\d{3}\s?[A-Z]{2}$/i.test(postalCode.trim()))
      remarks.push({ path: `${path}.postalCode`, reason: `dit is geen postcode; er staat "${postalCode}"` });
    if (!isAbroad && geoLocation) {
      const { latitude, longitude } = geoLocation;
      const isNear = latitude > 50 && latitude < 54 && longitude > 3 && longitude < 8;
      if (!isNear) remarks.push({ path: `${path}.geoLocation.latitude`, reason: "deze plaats ligt niet in Nederland" });
    }
    return remarks;
  });
}

/** Cents that a home must cost before a discount counts: more than buyers spend. */
const MOST_THRESHOLD = 5_000_000;

/** What is unlikely in a rule of a discount, each with its field. */
function ofDiscountRule({ percentage, minimumSubtotal }: Bundle["project"]["discounts"][number]["rules"][number]) {
  const found: [field: string, reason: string][] = [];
  if (percentage < 1 || percentage > 50) {
    const shown = String(percentage).replace(".", ",");
    const much = percentage < 1 ? "weinig" : "veel";
    found.push(["percentage", `${shown}% korting is wel erg ${much}; staat de komma goed?`]);
  }
  if (minimumSubtotal > MOST_THRESHOLD)
    found.push([
      "minimumSubtotal",
      `${euros(minimumSubtotal)} is wel erg veel om te besteden: bijna geen koper krijgt deze korting; staat de komma goed?`,
    ]);
  return found;
}

/** Discounts without effect, or of an unlikely size. */
export function findOddDiscounts({ project, organisations }: Bundle): Remark[] {
  const own = organisations.flatMap(({ discount }, at) =>
    discount ? [{ discount, path: `organisations[${at}].discount` }] : [],
  );
  const all = [...project.discounts.map((discount, at) => ({ discount, path: `project.discounts[${at}]` })), ...own];
  const [first] = all;
  const off =
    first && !project.enableDiscount
      ? [
          {
            path: "project.enableDiscount",
            reason: "staat op nee, en daardoor telt geen enkele korting van dit bestand",
          },
        ]
      : [];
  return [
    ...off,
    ...all.flatMap(({ discount: { name, rules }, path }): Remark[] =>
      rules.length === 0
        ? [{ path, reason: `de korting "${name}" heeft geen regels, en doet niets` }]
        : rules.flatMap((rule, at) =>
            ofDiscountRule(rule).map(([field, reason]) => ({ path: `${path}.rules[${at}].${field}`, reason })),
          ),
    ),
  ];
}
