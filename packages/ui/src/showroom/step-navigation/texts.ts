export const stepNavigationTexts = {
  label: "Vorige en volgende",
  why: (label: string): string => `Waarom ‘${label}’ nog niet kan`,
} as const;
