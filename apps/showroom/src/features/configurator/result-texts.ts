import type { ConfiguratorType } from "@showroom/domain/model/configurator-type";

export const resultTexts = {
  title: (subtitle: string) => `${subtitle} configuratie`,
  text: {
    bathroom: "Dit is uw badkamer zoals u haar heeft samengesteld.",
    toilet: "Dit is uw toilet zoals u het heeft samengesteld.",
  } satisfies Record<ConfiguratorType, string>,
  goOn: "Bent u tevreden, sla uw keuzes dan op en ga verder.",
  list: "Gekozen producten",
  empty: "Er zijn geen producten gekozen.",
  /** The role of a standard product that is not delivered, with its price deducted. */
  dropped: (role: string) => `${role} (vervalt)`,
  versions: "Versies bewaren en vergelijken",
  walls: "Zo komt de wand eruit",
  total: "Totaal meerprijs (incl. BTW)",
  totalExplained:
    "Wat deze ruimte meer of minder kost dan de standaard opstelling, inclusief btw en montage. Een eventuele korting gaat er in de samenvatting af.",
} as const;
