export const landingTexts = {
  title: "Compleet, overzichtelijk en gebruiksvriendelijk!",
  subtitle: "Ready, set, go!",
  start: "Start met configureren",
  /** After the choices were submitted. */
  look: "Bekijk uw keuzes",
  login: "Login om te configureren",
} as const;
