export const stepBarTexts = {
  label: "Stappen",
  done: "Voltooid:",
  unavailable: "Nog niet beschikbaar.",
  why: (label: string): string => `Waarom ${label} nog niet kan`,
  next: (label: string): string => `Volgende stap: ${label}`,
  noNext: "De volgende stap is nog niet beschikbaar",
  position: (current: number, count: number): string => `Stap ${current} van ${count}`,
} as const;
