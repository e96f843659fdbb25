/** The homes of De Lindehof: three blocks of sixteen. Other demo projects have none, as projects of before there were homes. */
const BLOCKS = [
  { phase: "Blok Linde", street: "Lindelaan" },
  { phase: "Blok Iep", street: "Iepenlaan" },
  { phase: "Blok Esdoorn", street: "Esdoornlaan" },
] as const;
const PER_BLOCK = 16;

/** A row of fourteen with a corner home at each end, and a pair beside it. */
function houseTypeAt(place: number): string {
  if (place > 14) return "Type C – twee-onder-een-kapwoning";
  return place === 1 || place === 14 ? "Type B – hoekwoning" : "Type A – tussenwoning";
}

const homesOf = ({ phase, street }: (typeof BLOCKS)[number], block: number) =>
  Array.from({ length: PER_BLOCK }, (_, at) => ({
    buildNumber: String(block * PER_BLOCK + at + 1),
    houseType: houseTypeAt(at + 1),
    phase,
    address: `${street} ${at + 1}`,
  }));

export const DEMO_HOMES = { slug: "de-lindehof", rows: BLOCKS.flatMap(homesOf) } as const;
