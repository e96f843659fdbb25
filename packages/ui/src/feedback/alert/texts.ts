export const alertTexts = { info: "Informatie", success: "Gelukt", warning: "Let op", danger: "Fout" } as const;
