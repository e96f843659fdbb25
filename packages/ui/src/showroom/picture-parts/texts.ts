export const picturePartsTexts = {
  inView: "In beeld",
  inViewTitle: "In beeld",
  /** The panel after a press in the picture. */
  pressed: "Gekozen op deze plek",
  nothing: "Op deze plek is niets te kiezen.",
  empty: "In dit beeld is niets te kiezen.",
  working: "Wordt opgezocht…",
} as const;
