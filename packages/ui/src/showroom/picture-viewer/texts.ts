export const pictureViewerTexts = {
  larger: "Inzoomen",
  smaller: "Uitzoomen",
  download: "Beeld downloaden",
  whole: "Hele beeld",
  /** How the picture is moved, for screen readers and in the bar. */
  keys: "Sleep om te schuiven. Met het toetsenbord: plus, min en pijlen.",
} as const;
