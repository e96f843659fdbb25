export const messageThreadTexts = { isNew: "Nieuw" } as const;
