/** The texts of the dialogs. The list of products does not wait for them. */
export const dialogTexts = {
  blockedReset: {
    title: (group: string) => `${group}: de standaard past niet bij uw andere keuzes`,
    how: (other: string) => `De standaard kan weer als ook ${other} teruggaat naar de standaard.`,
    keep: "Laat zoals het is",
    both: (other: string) => `Zet ook ${other} terug`,
  },
  variant: {
    cancel: "Annuleer",
    save: "Configuratie opslaan",
    colour: "Selecteer een kleur",
    unavailable: "Deze uitvoering is bij uw andere keuzes niet beschikbaar.",
    preview: (name: string) => `Uw ruimte met ${name}`,
  },
  zoom: (name: string) => `Afbeeldingen van ${name}`,
} as const;
