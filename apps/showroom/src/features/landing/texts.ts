export const landingTexts = {
  title: "Compleet, overzichtelijk en gebruiksvriendelijk!",
  subtitle: "Ready, set, go!",
  parts: {
    title: "Wat u kiest",
    tiles: "Tegels voor wand en vloer",
    sanitary: "Sanitair",
    floors: "Een woonvloer",
  },
  start: "Start met configureren",
  /** After the choices were submitted. */
  look: "Bekijk uw keuzes",
  login: "Login om te configureren",
} as const;
