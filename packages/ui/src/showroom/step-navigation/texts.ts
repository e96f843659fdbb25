export const stepNavigationTexts = { label: "Vorige en volgende" } as const;
