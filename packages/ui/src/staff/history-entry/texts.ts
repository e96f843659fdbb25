export const historyEntryTexts = { nothing: "niets", becomes: "wordt" } as const;
