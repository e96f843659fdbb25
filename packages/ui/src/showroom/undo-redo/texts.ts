export const undoRedoTexts = {
  label: "Wijzigingen",
  undo: "Ongedaan maken",
  redo: "Opnieuw uitvoeren",
  of: (action: string, change: string): string => `${action}: ${change}`,
} as const;
