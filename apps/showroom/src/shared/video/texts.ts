export const videoTexts = {
  title: "Welkom in uw digitale showroom",
  missing: "De introductievideo kan nu niet worden afgespeeld. U kunt gewoon verdergaan.",
  continue: "Verder",
  captions: "Nederlands",
} as const;
