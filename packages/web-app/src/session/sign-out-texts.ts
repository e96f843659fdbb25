export const signOutTexts = {
  title: "U bent uitgelogd",
  text: "Er is geen verbinding met de server. Op dit apparaat bent u uitgelogd. De pagina opent vanzelf zodra er weer verbinding is.",
  home: "Naar de homepagina",
} as const;
