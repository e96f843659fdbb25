export const linkTexts = { newTab: "(opent in een nieuw tabblad)" } as const;
