export const ownSessionsTexts = {
  open: "Ingelogde apparaten",
  title: "Ingelogde apparaten",
  description:
    "Herkent u een apparaat niet? Log het uit en stel daarna een nieuw wachtwoord in via ‘Wachtwoord vergeten?’.",
  list: "Apparaten waarop u bent ingelogd",
  loading: "Uw apparaten worden geladen",
  unknown: "Onbekend apparaat",
  current: "Dit apparaat",
  since: (day: string) => `Ingelogd op ${day}`,
  lastUsed: (moment: string) => `Laatst gebruikt op ${moment}`,
  end: "Uitloggen",
  endNamed: (device: string) => `${device} uitloggen`,
  loadFailed: "Uw apparaten konden niet worden geladen.",
  endFailed: "Het apparaat is niet uitgelogd. Probeer het opnieuw.",
  everywhere: "Overal uitloggen",
  everywhereFailed: "U bent niet overal uitgelogd. Probeer het opnieuw.",
  retry: "Probeer het opnieuw",
} as const;
