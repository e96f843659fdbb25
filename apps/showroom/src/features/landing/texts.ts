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
  /** For somebody who is signed in and may not enter, such as a contractor or a buyer of another project. */
  noAccess: "U bent ingelogd. Met uw account kunt u in dit project niet configureren.",
  loginAsOther: "Login met een ander account",
} as const;
