import * as fc from "fast-check";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { cents } from "@showroom/domain/money/cents";
import type { HouseTypeMoves } from "../importer/change/house-type-moves.ts";
import { withoutProducts, withProducts } from "./bundle-edits.ts";

/** One change of a catalogue. */
type Edit = (bundle: Bundle) => Bundle;

/** Adds a description to an edit, for the message of a failed property. */
const told = (facts: unknown, edit: Edit): Edit => Object.assign(edit, { toString: () => JSON.stringify(facts) });

const at = <Value>(list: readonly Value[], place: number): Value | undefined => list[place % Math.max(1, list.length)];
const numbersAt = (bundle: Bundle, places: readonly number[]): string[] =>
  places.flatMap((place) => at(bundle.products, place)?.productNumber ?? []);

const place = fc.nat({ max: 9_973 });
const places = fc.array(place, { minLength: 1, maxLength: 6 });
/** Price change in cents, often below the threshold for questions. */
const shift = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -4_000, max: 9_000 }));
const least = (price: number): ReturnType<typeof cents> => cents(Math.max(0, price));

const ofProducts = fc
  .record({ places, by: shift, kind: fc.constantFrom("remove", "price", "rename", "colour", "size") })
  .map((facts): Edit => {
    const { places: chosen, by, kind } = facts;
    return told(facts, (bundle) => {
      const numbers = numbersAt(bundle, chosen);
      if (kind === "remove") return withoutProducts(bundle, numbers);
      return withProducts(bundle, numbers, (product) => {
        if (kind === "price") return { ...product, grossPrice: least(product.grossPrice + by) };
        if (kind === "rename") return { ...product, name: `${product.name} nieuw` };
        if (kind === "colour") return { ...product, colorName: "Terra" };
        return { ...product, width: product.width === null ? null : product.width + 10 };
      });
    });
  });

const ofProject = fc
  .record({ by: shift, kind: fc.constantFrom("labour", "loss", "discount", "name") })
  .map(({ by, kind }): Edit =>
    told({ kind, by }, (bundle) => {
      const { project } = bundle;
      if (kind === "labour")
        return { ...bundle, project: { ...project, wallTileLaborPrice: least(project.wallTileLaborPrice + by) } };
      if (kind === "loss") return { ...bundle, project: { ...project, wallTileCuttingLoss: 0.12 } };
      if (kind === "discount") return { ...bundle, project: { ...project, discounts: [] } };
      return { ...bundle, project: { ...project, name: `${project.name} 2` } };
    }),
  );

const ofFloors = fc
  .record({ which: place, by: shift, kind: fc.constantFrom("remove", "price", "baseboard", "none") })
  .map(({ which, by, kind }): Edit =>
    told({ kind, which, by }, (bundle) => {
      const gone = at(bundle.floors, which);
      if (kind === "none") return { ...bundle, floors: [], baseboards: [] };
      if (kind === "remove") return { ...bundle, floors: bundle.floors.filter((floor) => floor !== gone) };
      if (kind === "baseboard") return { ...bundle, baseboards: bundle.baseboards.slice(1) };
      return {
        ...bundle,
        floors: bundle.floors.map((floor) =>
          floor === gone ? { ...floor, priceM2: least(floor.priceM2 + by) } : floor,
        ),
      };
    }),
  );

const ofRules = fc.record({ which: place, other: place, add: fc.boolean() }).map(({ which, other, add }): Edit =>
  told({ rule: add, which, other }, (bundle) => {
    if (!add) return { ...bundle, rules: bundle.rules.slice(1) };
    const offers = bundle.offers.filter(({ group }) => group?.startsWith("groep-"));
    const [subject, affected] = [at(offers, which), at(offers, other)];
    if (!subject || !affected || subject === affected || affected.standardIn.length > 0) return bundle;
    const key = `regel-${which}-${other}`;
    if (bundle.rules.some((rule) => rule.key === key)) return bundle;
    const rule = {
      key,
      type: "hide" as const,
      subjects: [{ offer: subject.key }],
      affected: [{ offer: affected.key }],
    };
    return { ...bundle, rules: [...bundle.rules, { ...rule, groups: [] }] };
  }),
);

const ofHouseTypes = fc
  .record({ kind: fc.constantFrom("measures", "order", "drop", "toilet"), by: fc.integer({ min: -2, max: 5 }) })
  .map(({ kind, by }): Edit =>
    told({ houseTypes: kind, by }, (bundle) => {
      const { houseTypes } = bundle;
      if (kind === "order") return { ...bundle, houseTypes: houseTypes.toReversed() };
      if (kind === "drop")
        return { ...bundle, demoAccounts: [], houseTypes: houseTypes.filter(({ key }) => key !== "type-b") };
      return {
        ...bundle,
        houseTypes: houseTypes.map((type) =>
          kind === "toilet"
            ? { ...type, pages: type.pages.filter((page) => page.roomName !== "toilet") }
            : {
                ...type,
                rooms: type.rooms.map((room) => ({ ...room, surfaceWall: Math.max(1, room.surfaceWall + by) })),
              },
        ),
      };
    }),
  );

/** A later import: a change of the last bundle, or the revert of an import. */
export type Reimport = { readonly kind: "import"; readonly edit: Edit } | { readonly kind: "revert" };

const arbitraryEdit = fc.oneof(
  { weight: 4, arbitrary: ofProducts },
  { weight: 2, arbitrary: ofProject },
  { weight: 2, arbitrary: ofFloors },
  { weight: 1, arbitrary: ofRules },
  { weight: 2, arbitrary: ofHouseTypes },
);

/** A sequence of imports between two visits of a buyer. */
export const arbitraryReimports: fc.Arbitrary<readonly Reimport[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.array(arbitraryEdit, { minLength: 1, maxLength: 3 }).map((edits): Reimport => ({
        kind: "import",
        edit: told(edits.map(String), (bundle) => edits.reduce((changed, edit) => edit(changed), bundle)),
      })),
    },
    { weight: 1, arbitrary: fc.constant<Reimport>({ kind: "revert" }) },
  ),
  { minLength: 1, maxLength: 3 },
);

/** Buyers of the removed house type get the other one. */
export const MOVES: HouseTypeMoves = new Map([["type-b", "type-a"]]);
