export const topViewTexts = {
  details: "Bekijk details",
  of: (title: string): string => `van ${title}`,
  shown: "In beeld",
  none: "No configurable top views here",
} as const;
