export const topNavigationTexts = { label: "Hoofdnavigatie" } as const;
