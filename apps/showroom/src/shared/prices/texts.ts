import type { DiscountTarget } from "@showroom/domain/model/discount";
import type { Change } from "@showroom/domain/pricing/price-rows";

const TARGETS: Readonly<Record<DiscountTarget, string>> = {
  tiles: "tegels",
  sanitary: "sanitair",
  floors: "uw woonvloer",
  all: "alles samen",
};

export const priceTexts = {
  /** After 'nu', when the total stays the same. */
  same: "geen verschil",
  /** Above the parts in a dialog. */
  parts: "+ of −: verschil met wat u hier heeft aangeklikt.",
  /** Before the amount of what is picked in a dialog. */
  extra: "Meerprijs",
  discount: {
    rule: (name: string, percentage: string, target: DiscountTarget, minimum: string | null) =>
      `${name || "Korting"}: ${percentage}% korting op ${TARGETS[target]}${minimum === null ? "" : ` vanaf ${minimum}`}.`,
    counted: "Bedragen hier zijn vóór korting; uw totaal is erna.",
  },
  buildUp: {
    title: (product: string) => `Prijsopbouw ${product}`,
    quantity: (quantity: string, price: string, what: string) => `${what}${quantity} x ${price}`,
    baseboard: "Plint: ",
    units: { m2: "m²", m1: "m¹" },
    cuttingLoss: (percentage: string) => `Snijverlies ${percentage}%`,
    /** The words of the specification for what is chosen, and for what is not yet. */
    chosenProduct: "Totaal gekozen sanitair",
    chosenReturned: "Retour gekozen sanitair",
    product: "Productprijs",
    returned: "Retour",
    /** The row of a standard material; its amount reads 'Inbegrepen'. */
    standard: "De standaard van uw woning",
    added: "Toeslag",
    labour: "Montage",
    along: {
      added: (what, name) => `${what}: ${name} komt erbij`,
      dropped: (what, name) => `${what}: ${name} vervalt`,
      replaced: (what, name) => `${what} wordt ${name}`,
      counted: (what, name) => `${what}: ${name}`,
      changed: (what) => `${what} verandert mee`,
    } satisfies Record<Change, (what: string, name: string) => string>,
    total: "Totaal meerprijs (incl. BTW)",
    from: (amount: string) => `v.a. ${amount}`,
    returnedNote: "Retour: wat u terugkrijgt voor het standaardproduct dat vervalt. Dat is niet de winkelprijs.",
  },
} as const;
