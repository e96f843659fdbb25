export const spinnerTexts = { loading: "Bezig met laden" } as const;
