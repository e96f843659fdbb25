import type { BouncedMail } from "@showroom/api-contract/endpoints/bounced-mails";

export const bouncedMailsTexts = {
  title: "Niet bezorgd",
  intro:
    "Mails aan kopers en aan de showroom die terugkwamen. Bel de koper of vraag het juiste adres, en handel de mail daarna af.",
  notRead:
    "Op deze installatie wordt niet gelezen wat terugkomt. De beheerder van de server stelt daarvoor BOUNCE_URL in.",
  none: "Er is niets teruggekomen",
  noneExplained: "Mails die nog worden geprobeerd, staan hier niet.",
  list: "Teruggekomen mails, de nieuwste eerst",
  buyer: (buildNumber: string, name: string) => (buildNumber === "" ? name : `Bouwnummer ${buildNumber}, ${name}`),
  showroom: "Aan de showroom",
  when: (sent: string, bounced: string) => `verstuurd op ${sent} · terug op ${bounced}`,
  reasons: {
    address: "Het adres bestaat niet of is niet bereikbaar.",
    full: "De mailbox is vol.",
    blocked: "De mail is geweigerd, bijvoorbeeld als spam.",
    "too-large": "De mail is te groot.",
    other: "De mail is geweigerd.",
  } satisfies Record<BouncedMail["reason"], string>,
  settle: "Afgehandeld",
  settleOf: (to: string) => `Afgehandeld: mail aan ${to}`,
  settled: "De mail is van de lijst.",
  failed: "Dat is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.",
} as const;
