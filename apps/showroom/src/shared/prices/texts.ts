import type { Change } from "@showroom/domain/pricing/price-rows";

export const priceTexts = {
  /** After 'nu', when the total stays the same. */
  same: "geen verschil",
  /** Above the parts in a dialog. */
  parts: "+ of −: verschil met wat u hier heeft aangeklikt.",
  /** Before the amount of what is picked in a dialog. */
  extra: "Meerprijs",
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
    added: "Toeslag",
    labour: "Montage",
    along: {
      added: (what, name) => `${what}: ${name} komt erbij`,
      dropped: (what, name) => `${what}: ${name} vervalt`,
      replaced: (what, name) => `${what} wordt ${name}`,
      changed: (what) => `${what} verandert mee`,
    } satisfies Record<Change, (what: string, name: string) => string>,
    total: "Totaal meerprijs (incl. BTW)",
    from: (amount: string) => `v.a. ${amount}`,
    returnedNote: "Retour: wat u terugkrijgt voor het standaardproduct dat vervalt. Dat is niet de winkelprijs.",
  },
} as const;
