import type { SanitaryLine } from "./line.ts";
import { ACCESSORY_LINES } from "./lines/accessory-lines.ts";
import { BATH_LINES } from "./lines/bath-lines.ts";
import { FOUNTAIN_LINES } from "./lines/fountain-lines.ts";
import { SHOWER_LINES } from "./lines/shower-lines.ts";
import { TOILET_LINES } from "./lines/toilet-lines.ts";
import { WASHBASIN_LINES } from "./lines/washbasin-lines.ts";

/** All lines of the demo catalogue; their order is that of its articles. */
export const SANITARY_LINES: readonly SanitaryLine[] = [
  ...TOILET_LINES,
  ...WASHBASIN_LINES,
  ...SHOWER_LINES,
  ...BATH_LINES,
  ...FOUNTAIN_LINES,
  ...ACCESSORY_LINES,
];
