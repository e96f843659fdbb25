/** Dutch words of the summary of an import on the command line, besides those that /admin has too. */
export const summaryTexts = {
  unchanged: "niets gewijzigd sinds de vorige import",
  outcome: (outcome: "new" | "changed", dryRun: boolean) =>
    outcome === "new"
      ? dryRun
        ? "zou nieuw zijn; er is niets geïmporteerd"
        : "geïmporteerd als nieuw project"
      : dryRun
        ? "zou wijzigen; er is niets geïmporteerd"
        : "gewijzigd",
  same: (dryRun: boolean) => (dryRun ? "er is niets geïmporteerd" : "geïmporteerd"),
  gone: "vervalt",
  notCompared: "De vorige bron is niet bewaard; de verschillen per veld zijn niet bekend.",
  buildNumber: (number: string) => `bouwnummer ${number}`,
  moved: (count: number) =>
    count === 1 ? "1 koper krijgt een ander woningtype" : `${count} kopers krijgen een ander woningtype`,
  accounts: (count: number) => (count === 1 ? "1 account erbij" : `${count} accounts erbij`),
  notImported: "Niet geïmporteerd; er is niets gewijzigd",
  agreeByOption: "Voeg --yes toe om hiermee akkoord te gaan",
  goOn: "Doorgaan? [j/N] ",
} as const;
