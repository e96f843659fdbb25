export const buttonTexts = { loading: "Bezig…" } as const;
