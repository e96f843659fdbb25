export const signOutTexts = {
  failed:
    "U bent nog ingelogd, want er is geen verbinding met de server. Er is niets verloren. Probeer het opnieuw zodra er weer verbinding is.",
} as const;
