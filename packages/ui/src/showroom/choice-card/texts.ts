export const choiceTexts = { chosen: "Gekozen" } as const;
