export const scrollIndicatorTexts = { more: "Scroll voor meer" } as const;
