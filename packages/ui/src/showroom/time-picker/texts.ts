export const timePickerTexts = {
  day: "Dag",
  times: (day: string) => `Tijden op ${day}`,
  with: (employee: string) => `met ${employee}`,
} as const;
