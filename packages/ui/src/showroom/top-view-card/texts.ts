export const topViewTexts = {
  details: "Bekijk details",
  shown: "In beeld",
  none: "No configurable top views here",
} as const;
