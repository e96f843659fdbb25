export const landingTexts = {
  title: "Compleet, overzichtelijk en gebruiksvriendelijk!",
  subtitle: "Ready, set, go!",
  start: "Start met configureren",
  login: "Login om te configureren",
} as const;
