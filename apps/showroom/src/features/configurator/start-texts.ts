export const startTexts = {
  title: (subtitle: string) => `Standaard opstelling ${subtitle}`,
  text: "Dit is de standaard opstelling, zoals uw woning zonder wijzigingen wordt opgeleverd. In de volgende stappen kiest u wat u anders wilt.",
  list: "Standaard opstelling",
  empty: "Er is geen standaard opstelling.",
} as const;
