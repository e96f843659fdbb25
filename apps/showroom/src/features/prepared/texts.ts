export const preparedTexts = {
  title: (names: readonly string[], day: string) => `Ingevoerd door ${names.join(" en ")} op ${day}`,
  intro:
    "Uw adviseur heeft dit voor u gekozen. Kijk het rustig na. U kunt uw keuzes pas indienen nadat u hebt geantwoord.",
  waits: "De koper heeft nog niet geantwoord. Tot dan kan er niets worden ingediend.",
  change: (room: string, label: string, before: string | null, after: string | null) =>
    `${room}, ${label}: was ${before ?? NOTHING}, is nu ${after ?? NOTHING}.`,
  completed: (room: string) => `${room}: afgerond.`,
  difference: (amount: string) => `Verschil in uw totaal: ${amount}.`,
  same: "Uw totaal blijft gelijk.",
  agree: "Akkoord",
  undo: "Terug naar hoe het was",
  agreed: "U bent akkoord met wat uw adviseur heeft ingevoerd.",
  undone: "Uw keuzes zijn weer zoals ze waren. Wat u zelf daarna hebt gewijzigd, is gebleven.",
  failed: "Uw antwoord kon niet worden opgeslagen. Er is niets gewijzigd; probeer het opnieuw.",
  changed: "Uw keuzes zijn intussen gewijzigd. Kijk ze na en antwoord daarna opnieuw.",
  closed:
    "De sluitingsdatum van een onderdeel is voorbij, dus dat kan niet meer terug. Met Akkoord verandert er niets aan wat daarvan geldt: wat eerder is ingediend, of de standaard.",
} as const;

const NOTHING = "niets";
