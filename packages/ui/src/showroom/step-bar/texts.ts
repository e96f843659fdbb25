export const stepBarTexts = {
  label: 'Stappen',
  done: 'Voltooid:',
  unavailable: 'Nog niet beschikbaar.',
  next: (label: string): string => `Volgende stap: ${label}`,
  noNext: 'De volgende stap is nog niet beschikbaar',
  position: (current: number, count: number): string => `Stap ${current} van ${count}`,
} as const;
