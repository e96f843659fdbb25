import { SHARE_LINK_DAYS } from "@showroom/api-contract/endpoints/share-links";
import { whole } from "./whole-day.ts";

export const shareTexts = {
  title: "Laat uw keuzes aan anderen zien",
  intro: `Met een link kan iemand uw keuzes en prijzen bekijken, zonder in te loggen en zonder iets te kunnen wijzigen. Uw naam en adres staan er niet bij. Een link werkt ${SHARE_LINK_DAYS} dagen; u kunt hem eerder intrekken.`,
  create: "Maak een link",
  created: "Uw link",
  createdNote: "De link wordt alleen nu getoond. Kopieer hem en geef hem door aan wie mag meekijken.",
  share: "Deel via WhatsApp, mail …",
  /** Where the browser has no share sheet. */
  whatsApp: "Deel via WhatsApp",
  /** Sent with the link. */
  message: "Dit zijn onze keuzes voor het nieuwe huis:",
  shareFailed: "Delen is niet gelukt. Kopieer de link en geef hem zelf door.",
  copy: "Kopieer link",
  copied: "De link is gekopieerd.",
  copyFailed: "Kopiëren is niet gelukt. Selecteer de link en kopieer hem zelf.",
  createFailed: "De link kon niet worden gemaakt. Probeer het opnieuw.",
  limit: "U heeft het grootste aantal links al gemaakt. Trek eerst een link in.",
  listTitle: "Links die werken",
  listFailed: "Uw links konden niet worden opgehaald.",
  link: (created: string, expires: string) => `Gemaakt op ${whole(created)}, werkt tot en met ${whole(expires)}`,
  viewed: (day: string) => `Laatst bekeken op ${whole(day)}`,
  notViewed: "Nog niet bekeken",
  revoke: "Trek in",
  revokeLink: (created: string) => `Trek in: de link van ${created}`,
  revokeTitle: "Link intrekken?",
  revokeBody: "Wie de link heeft, kan uw keuzes dan niet meer bekijken. Dit kan niet ongedaan worden gemaakt.",
  revokeYes: "Ja, trek de link in",
  revokeNo: "Nee, laat de link werken",
  revokeFailed: "Het intrekken is niet gelukt: de link werkt nog. Probeer het opnieuw.",
  revoked: "De link is ingetrokken.",
} as const;
