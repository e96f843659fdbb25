/**
 * The Dutch words on which an agreement rests, on the page of an offer, in its mails and in its documents: what a button binds to, how
 * long prices stand, what happens to who does nothing, who must agree. A project's lawyer confirms them here; they are written nowhere
 * else. The terms themselves are a project's own (`contract_terms`).
 */
export const AGREEMENT_TEXTS = {
  /** Of what is handed in. */
  request: {
    standing: "Dit is een aanvraag. Er is nog niets besteld.",
    indicative: "De genoemde prijzen zijn indicatief. De vaste prijzen staan in de offerte.",
  },

  /** The button with which a buyer accepts (BW 6:230v lid 3). */
  button: {
    offer: "Opdracht geven",
    change: "Opdracht geven tot deze wijziging",
    owing: (what: string, total: string) => `${what} voor ${total} incl. btw, met betalingsverplichting`,
    free: (what: string) => `${what} zonder meerprijs`,
    settled: (what: string, total: string) => `${what}: ${total} incl. btw wordt verrekend`,
  },

  fixed: "De prijzen staan vast.",
  offer: {
    fixed: "De prijzen staan vast zolang de offerte geldig is, en na uw opdracht.",
    until: (lastDay: string) =>
      `U kunt opdracht geven tot en met ${lastDay}. Doet u niets, dan vervalt de offerte: er wordt niets besteld en u betaalt niets.`,
    expired: (lastDay: string) =>
      `Deze offerte was geldig tot en met ${lastDay} en kan niet meer worden geaccepteerd. Er is niets besteld.`,
    unsigned: (party: string) =>
      `De opdracht is gegeven. Er is een akkoord zodra ${party} heeft getekend; daarvan krijgt u een mail.`,
  },
  change: {
    fixed: "De prijzen staan vast. Uw akkoord geldt zoals het is, tot de kopers opdracht geven tot de wijziging.",
    until: (lastDay: string) =>
      `U kunt opdracht geven tot en met ${lastDay}. Doet u niets, dan vervalt de wijziging en blijft uw akkoord zoals het is.`,
    expired: (lastDay: string) =>
      `Deze wijziging was geldig tot en met ${lastDay} en kan niet meer worden geaccepteerd. Uw akkoord blijft zoals het is.`,
    unsigned: (party: string) =>
      `De opdracht tot deze wijziging is gegeven. Zij geldt zodra ${party} heeft getekend; daarvan krijgt u een mail.`,
    settled: (total: string) => `Met de wijziging wordt ${total} incl. btw verrekend.`,
    lessPaid: "Wat u voor het vorige artikel meer betaalde, wordt verrekend.",
    others: "De overige regels van het akkoord blijven gelden.",
  },

  /** Who must agree, and with whom. */
  byOne: "De opdracht van één van de genoemde kopers is genoeg; die geldt voor allen.",
  byAll: "Alle genoemde kopers moeten opdracht geven.",
  countersigned: (party: string) => `Na uw opdracht tekent ${party}. Pas dan is er een akkoord.`,
  parties: "U sluit met elke partij een eigen overeenkomst, voor de onderdelen die erbij staan.",

  given: "De kopers hebben opdracht gegeven.",
  givenChange: "De kopers hebben opdracht gegeven tot deze wijziging.",
  /** What proves who accepted. */
  confirmed: "Ieder bevestigde de opdracht met een code die naar het eigen e-mailadres was gestuurd.",
  signed: (party: string, name: string, moment: string) => `Namens ${party} getekend door ${name} op ${moment}.`,
} as const;
