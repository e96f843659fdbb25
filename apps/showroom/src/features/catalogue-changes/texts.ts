export const catalogueChangesTexts = {
  title: "Het aanbod is gewijzigd",
  notice: (count: number) =>
    count === 1
      ? "Eén van uw keuzes is gewijzigd in het aanbod. Uw keuzes blijven staan tot u beslist."
      : `${count} van uw keuzes zijn gewijzigd in het aanbod. Uw keuzes blijven staan tot u beslist.`,
  look: "Bekijk en beslis",
  body: "Beslis per regel wat u wilt. Daarna bevestigt u deze ruimtes opnieuw.",
  was: (name: string, price: string) => `U koos: ${name} (${price})`,
  removed: "Dit artikel wordt niet meer geleverd.",
  roomRemoved: "Uw woningtype heeft deze ruimte niet meer.",
  repriced: (price: string) => `De prijs is nu ${price}.`,
  renamed: (name: string) => `Dit artikel heet nu ${name}.`,
  pagePrice: (was: string, now: string) => `De prijs van deze ruimte was ${was} en is nu ${now}.`,
  take: (name: string) => `Neem ${name}`,
  nearest: "Dit komt er het dichtst bij.",
  keep: (name: string) => `Houd ${name}`,
  keepRoom: "Ga akkoord met de nieuwe prijs",
  standard: "Neem de standaard",
  standardOf: (name: string) => `Neem de standaard: ${name}`,
  drop: "Laat dit vervallen",
  unanswered: "Kies bij deze regel wat u wilt.",
  later: "Later beslissen",
  confirm: "Sla mijn antwoorden op",
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets gewijzigd.",
} as const;

export const movedTexts = {
  title: "Uw woningtype is gewijzigd",
  everything: "Uw keuzes die nog niet waren opgeslagen, zijn overgenomen in uw nieuwe woningtype.",
  part: "Uw keuzes die nog niet waren opgeslagen, zijn overgenomen in uw nieuwe woningtype, behalve wat hieronder staat. Kies dat opnieuw als u het nog wilt.",
  nothing:
    "In deze browser stonden keuzes voor uw vorige woningtype die nog niet waren opgeslagen. Ze passen niet in uw nieuwe woningtype. Controleer of uw keuzes kloppen.",
  subject: (page: string, label: string, name: string, price: string) => `${page}, ${label}: ${name} (${price})`,
  nearest: (name: string, price: string) => `Dit lijkt er het meest op: ${name} (${price}).`,
  read: "Gelezen, sluit deze melding",
} as const;
