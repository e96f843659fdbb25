export const askButtonTexts = {
  ask: "Vraag hierover",
  answered: "Nieuw antwoord",
  about: (label: string, name: string) => `${label}: ${name}`,
} as const;
