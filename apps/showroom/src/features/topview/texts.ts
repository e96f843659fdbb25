export const topViewTexts = { empty: "No configurable top views here" } as const;
