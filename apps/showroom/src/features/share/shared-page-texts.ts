import { whole } from "./whole-day.ts";

/** The texts of the page behind a link. */
export const sharedPageTexts = {
  title: "Gedeelde keuzes",
  readOnly: "Alleen-lezen",
  intro: (project: string, houseType: string) =>
    `Een koper van ${project} (${houseType}) laat u zien wat er is gekozen en wat dat kost. U kunt hier niets wijzigen.`,
  moment: (updated: string, expires: string) =>
    `Bijgewerkt op ${whole(updated)}. Deze link werkt tot en met ${whole(expires)}.`,
  submitted: "Deze keuzes zijn bevestigd.",
  onlyChanged: "Alleen wat anders is dan de standaard",
  /** In the place of the lines of a room. */
  standard: "Alles in deze ruimte is volgens de standaard.",
  open: "Deze keuzes zijn nog niet bevestigd en kunnen nog veranderen.",
  goneTitle: "Deze link werkt niet (meer)",
  gone: "Een gedeelde link werkt een beperkte tijd en kan worden ingetrokken. Vraag een nieuwe link aan degene die u deze stuurde.",
  home: "Naar de homepagina",
} as const;
