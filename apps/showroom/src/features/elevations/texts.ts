import type { Elevation, RoomElevations } from "@showroom/scene/elevation/draw-walls";

type FixtureName = Elevation["fixtures"][number]["name"];

const FIXTURES: Readonly<Record<FixtureName, string>> = {
  toilet: "Toilet",
  "control-plate": "Bedieningspaneel",
  basin: "Wastafel",
  "basin-cabinet": "Wastafelmeubel",
  mirror: "Spiegel",
  "basin-tap": "Wastafelkraan",
  siphon: "Sifon",
  radiator: "Radiator",
  "shower-screen": "Douchewand",
  "rain-shower": "Regendouche",
  "hand-shower": "Handdouche",
  "shower-gutter": "Douchegoot",
  bath: "Bad",
  "bath-tap": "Badkraan",
  "bath-drain": "Badafvoer",
  fountain: "Fontein",
  "fountain-tap": "Fonteinkraan",
  "shower-tap": "Douchekraan",
  "towel-rail": "Handdoekrek",
  "roll-holder": "Closetrolhouder",
  brush: "Toiletborstel",
  "spare-roll": "Reserverolhouder",
  "swing-mirror": "Scheerspiegel",
  shelf: "Planchet",
  ring: "Handdoekring",
  hook: "Haak",
  soap: "Zeephouder",
  cup: "Bekerhouder",
  rack: "Douchemandje",
};

const MEASURES: Readonly<Record<RoomElevations["measures"], string>> = {
  own: "",
  standard: "De maten zijn die van een standaardruimte.",
  limited: "De ruimte is met andere maten getekend, omdat die van uw woning hier niet te tekenen zijn.",
};

export const elevationTexts = {
  title: "Zo komt de wand eruit",
  intro: "Elke wand, gezien van binnenuit, met uw tegels, voegen en sanitair. De maten zijn in millimeters.",
  rooms: "Andere ruimtes",
  print: "Wandaanzichten printen",
  back: "Terug naar uw keuzes",
  cannot: "Deze ruimte is nog niet te tekenen",
  cannotExplained: "Kies eerst een wandtegel en een vloertegel.",
  context: (room: string, houseType: string, project: string, day: string) =>
    [room, houseType, project, day].join(" · "),
  walls: {
    back: "Achterwand",
    left: "Linkerwand",
    right: "Rechterwand",
    front: "Voorwand",
  } satisfies Readonly<Record<Elevation["wall"], string>>,
  /** The front wall by what it has, where it has it. */
  wallWithDoor: "Wand met de deur",
  fixture: (name: FixtureName, axis: string, bottom: string, top: string) =>
    `${FIXTURES[name]}: hart ${axis} mm uit de linkerhoek, ${bottom} tot ${top} mm boven de vloer`,
  fixtureName: (name: FixtureName) => FIXTURES[name],
  onWall: "Wand",
  onBox: "Inbouwreservoir",
  joint: (millimetres: string) => `voeg ${millimetres} mm`,
  patterns: { straight: "recht", staggered: "in halfsteensverband", herringbone: "in visgraat" },
  pieces: (whole: number, cut: number) => `${whole} hele en ${cut} gesneden tegels in beeld`,
  wall: (title: string, width: string, height: string) => `${title}, ${width} mm breed en ${height} mm hoog.`,
  untiled: "Zonder tegels.",
  openings: { window: "Met een raam.", door: "Met de deur.", "box-side": "Het inbouwreservoir staat tegen deze wand." },
  onIt: (names: string) => `Aan de wand: ${names}.`,
  note: ({ measures, layout }: Pick<RoomElevations, "measures" | "layout">) =>
    [
      "Schets, maten indicatief: dit is geen werktekening, de tegelzetter kan de tegels anders verdelen.",
      layout === "plan"
        ? "Raam, deur, radiator en sanitair staan waar de plattegrond van uw woningtype ze heeft."
        : "Raam, deur en sanitair staan in de standaardindeling, niet op de plaats van uw bouwtekening.",
      MEASURES[measures],
    ]
      .filter(Boolean)
      .join(" "),
} as const;
