export const tabLinksTexts = { done: "(afgerond)" } as const;
