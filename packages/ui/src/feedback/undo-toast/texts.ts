export const undoToastTexts = { undo: "Ongedaan maken" } as const;
