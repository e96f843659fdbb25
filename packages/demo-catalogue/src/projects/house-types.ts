import type { BundleInput } from "@showroom/api-contract/bundle/bundle";

type HouseType = BundleInput["houseTypes"][number];
export type Room = HouseType["rooms"][number];
export type HousePage = HouseType["pages"][number];

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Converts the measures of a room (mm) to the surfaces (m²) and lengths (m) in its price. `openings`: m² of doors and
 * windows.
 */
export function roomMeasures(name: Room["name"], width: number, depth: number, height: number, openings: number): Room {
  const perimeter = (2 * (width + depth)) / 1000;
  const full = perimeter * (height / 1000) - openings;
  const half = perimeter * 1.2 - Math.min(openings, 1.1);
  const toilet = name === "toilet";
  return {
    name,
    width,
    depth,
    height,
    surfaceWall: round(toilet ? half : full),
    surfaceWallCeilingHigh: round(full),
    surfaceFloor: round((width * depth) / 1_000_000),
    sealant: round(perimeter + (toilet ? 0 : 6)),
    sealantCeilingHigh: round(perimeter + 6),
    schluter: round(toilet ? perimeter - 0.9 : 5.2),
    schluterCeilingHigh: round(toilet ? 2.4 : 5.2),
    kimcoat: toilet ? 0 : round(full * 0.45),
    kimcoatCeilingHigh: toilet ? 0 : round(full * 0.45),
    accentSurface: round((width / 1000) * (toilet ? 1.2 : height / 1000)),
    accentSurfaceCeilingHigh: round((width / 1000) * (height / 1000)),
    reservoirSurface: toilet ? 1.1 : 1.4,
  };
}

const INTRO_TEXT =
  "<p>Welkom in uw digitale showroom. In een paar stappen kiest u de tegels, het sanitair en de vloer van uw nieuwe woning. U ziet meteen hoe het eruitziet en wat het kost.</p><p>Alles wat u kiest, wordt bewaard. U kunt op elk moment stoppen en later verdergaan.</p>";

export interface PageOptions {
  readonly houseType: string;
  readonly secondBathroom: boolean;
  readonly floors: boolean;
  readonly topView: boolean;
}

/** The pages of a house type in order. */
export function housePages({ houseType, secondBathroom, floors, topView }: PageOptions): HousePage[] {
  const plan = (room: string) => `images/plans/${houseType}.${room}.webp`;
  const pages: HousePage[] = [
    {
      key: `${houseType}.intro`,
      title: "Introductie",
      subtitle: "Introductie",
      type: "intro",
      introText: INTRO_TEXT,
      hideFromSummary: true,
    },
  ];
  if (topView) {
    pages.push({
      key: `${houseType}.topview`,
      title: "Plattegrond",
      subtitle: "Plattegrond",
      type: "topview",
      hideFromSummary: true,
      introText: "<p>Bekijk waar uw badkamer en toilet liggen voordat u gaat kiezen.</p>",
      topViews: [
        {
          name: "Badkamer",
          image: plan("bathroom"),
          text: "De badkamer op de eerste verdieping, met inloopdouche en ruimte voor een bad.",
        },
        ...(secondBathroom
          ? [{ name: "Tweede badkamer", image: plan("bathroom2"), text: "De tweede badkamer op de tweede verdieping." }]
          : []),
        { name: "Toilet", image: plan("toilet"), text: "Het toilet op de begane grond, naast de voordeur." },
      ],
    });
  }
  pages.push({
    key: `${houseType}.bathroom`,
    title: "Badkamer",
    subtitle: "Badkamer",
    type: "configurator",
    configuratorType: "bathroom",
    roomName: "bathroom",
    startTitle: "Uw badkamer, zoals zij standaard wordt opgeleverd",
    startContent:
      "<p>Dit is de standaard opstelling van uw badkamer. Bent u hier tevreden mee, dan hoeft u niets te wijzigen. Wilt u het anders, kies dan eerst uw tegels en daarna uw sanitair.</p>",
    pageImages: [plan("bathroom")],
    imageTexts: ["De badkamer op de eerste verdieping."],
  });
  if (secondBathroom) {
    pages.push({
      key: `${houseType}.bathroom2`,
      title: "Tweede badkamer",
      subtitle: "Tweede badkamer",
      type: "configurator",
      configuratorType: "bathroom",
      roomName: "bathroom2",
      copyFrom: `${houseType}.bathroom`,
      pageImages: [plan("bathroom2")],
      imageTexts: ["De tweede badkamer op de tweede verdieping."],
    });
  }
  pages.push({
    key: `${houseType}.toilet`,
    title: "Toilet",
    subtitle: "Toilet",
    type: "configurator",
    configuratorType: "toilet",
    roomName: "toilet",
    copyFrom: `${houseType}.bathroom`,
    pageImages: [plan("toilet")],
    imageTexts: ["Het toilet op de begane grond."],
  });
  if (floors) {
    pages.push({
      key: `${houseType}.floors`,
      title: "Woonvloer",
      subtitle: "Woonvloer",
      type: "floors",
      introText:
        "<p>Kies de vloer van uw woonkamer en keuken. De prijs is voor die hele vloer, gelegd en met plinten.</p>",
      pageText:
        "<p>Alle vloeren zijn geschikt voor vloerverwarming. De ondergrond wordt geëgaliseerd voordat de vloer wordt gelegd. In de prijs is rekening gehouden met snijverlies.</p>",
    });
  }
  pages.push({
    key: `${houseType}.overview`,
    title: "Samenvatting",
    subtitle: "Overzicht",
    type: "overview",
    introText: "<p>Hieronder vindt u alles wat u heeft gekozen. Loop het rustig na.</p>",
  });
  return pages;
}
