import type { InvitationField, InvitationOutcome, InvitationState } from "@showroom/api-contract/endpoints/invitations";

export const invitationsTexts = {
  title: "Kopers uitnodigen",
  intro: "Een koper krijgt een mail met een link om een account aan te maken. De link werkt één keer, 30 dagen lang.",
  notOpen: "Het project is niet open. Zet het eerst open onder Catalogus; daarna kunt u kopers uitnodigen.",

  one: "Eén koper",
  fields: {
    buildNumber: "Bouwnummer",
    houseType: "Woningtype",
    firstName: "Voornaam",
    lastName: "Achternaam",
    email: "E-mailadres",
    coBuyer: "Medekoper",
  } satisfies Record<InvitationField, string>,
  chooseHouseType: "Kies een woningtype",
  coBuyer: "Medekoper van wie deze woning al heeft",
  coBuyerHelp: "Zij kiezen samen, ieder met een eigen account.",

  sheet: "Veel kopers uit een bestand",
  fileHelp:
    "Met in de eerste rij de koppen Bouwnummer, Woningtype, Voornaam, Achternaam en E-mailadres, in elke volgorde. Kopen twee mensen samen, geef de tweede dan een eigen rij met ja in de kolom Medekoper. Er wordt nog niets verstuurd.",

  draft: "Nog te versturen",
  rowsOf: "Kopers op de lijst",
  home: (buildNumber: string, houseType: string, isCoBuyer: boolean) =>
    `Bouwnummer ${buildNumber || "–"}, ${houseType || "–"}${isCoBuyer ? ", medekoper" : ""}`,
  noName: "Zonder naam",
  rowStates: { new: "Klaar om te versturen", invited: "Al uitgenodigd", fault: "Herstel dit eerst" },
  named: (action: string, whom: string) => `${action}: ${whom}`,
  send: (count: number) => (count === 1 ? "Verstuur 1 uitnodiging" : `Verstuur ${count} uitnodigingen`),
  nothingNew: "Iedereen op de lijst is al uitgenodigd.",
  sent: (count: number) =>
    count === 0
      ? "Iedereen was al uitgenodigd; er is niets verstuurd."
      : `${count === 1 ? "1 uitnodiging gaat" : `${count} uitnodigingen gaan`} de deur uit. Hieronder ziet u wat ervan wordt.`,
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets verstuurd.",

  list: "Uitnodigingen",
  empty: "Er is nog niemand uitgenodigd.",
  states: {
    queued: "In de wachtrij",
    link: "Link zonder mail",
    sent: "Verstuurd",
    bounced: "Kwam terug",
    failed: "Niet bezorgd",
    registered: "Geregistreerd",
    expired: "Verlopen",
    withdrawn: "Ingetrokken",
  } satisfies Record<InvitationState, string>,
  invitedAt: (moment: string) => `uitgenodigd op ${moment}`,
  mailedAt: (moment: string) => `mail verstuurd op ${moment}`,
  validUntil: (day: string) => `link geldig tot en met ${day}`,
  actions: { resend: "Opnieuw versturen", correct: "Wijzig adres", withdraw: "Intrekken" },
  questions: {
    resend: {
      title: (whom: string) => `Uitnodiging voor ${whom} opnieuw versturen?`,
      body: (email: string) => `Er gaat een nieuwe link naar ${email}. De vorige link werkt dan niet meer.`,
      confirm: "Ja, verstuur opnieuw",
    },
    correct: {
      title: (whom: string) => `Adres van ${whom} wijzigen`,
      body: () => "Naar het nieuwe adres gaat een nieuwe link. De vorige link werkt dan niet meer.",
      confirm: "Wijzig en verstuur",
    },
    withdraw: {
      title: (whom: string) => `Uitnodiging voor ${whom} intrekken?`,
      body: () => "De link werkt dan niet meer. U kunt daarna iemand anders voor deze woning uitnodigen.",
      confirm: "Ja, trek in",
    },
  },
  newAddress: "Nieuw e-mailadres",
  wrongAddress: "Vul een e-mailadres in, zoals anna@voorbeeld.nl.",
  done: {
    resend: (whom: string) => `De uitnodiging voor ${whom} gaat opnieuw de deur uit.`,
    correct: (whom: string) => `Het adres van ${whom} is gewijzigd; er gaat een nieuwe uitnodiging heen.`,
    withdraw: (whom: string) => `De uitnodiging voor ${whom} is ingetrokken.`,
  },
  refused: {
    changed:
      "Iemand anders heeft deze uitnodiging net gewijzigd, of de koper is al geregistreerd. De lijst is bijgewerkt.",
    "address-taken": "Bij dit adres hoort al een account. Gebruik een ander adres.",
    "had-home":
      "Deze koper had eerder een woning; dat account krijgt geen ander adres. Trek de uitnodiging in, en nodig het juiste adres uit.",
    "home-refused":
      "Voor deze woning kan nu niemand worden uitgenodigd: ze is gesloten, of heeft een ander woningtype. Kijk bij Woningen.",
  } satisfies Record<Exclude<InvitationOutcome, "done">, string>,
  no: "Nee, nu niet",
} as const;
