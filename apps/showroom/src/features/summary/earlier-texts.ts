/** The texts of an earlier confirmation. They are loaded with it. */
export const earlierTexts = {
  title: "Eerdere bevestiging",
  facts: (reference: string, day: string) =>
    `Dit is bevestiging ${reference} van ${day}, zoals u die ontving. Zij geldt niet meer.`,
  back: "Terug naar uw keuzes",
  failed: "Uw eerdere bevestiging kon niet worden opgehaald. Probeer het opnieuw.",
} as const;
