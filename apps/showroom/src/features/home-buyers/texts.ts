export const homeBuyersTexts = {
  together: (names: readonly string[]) => `U kiest samen met ${names.join(" en ")}.`,
  lastChange: (name: string, day: string) => `Laatst gewijzigd door ${name}, ${day}.`,
  you: "u",
} as const;
