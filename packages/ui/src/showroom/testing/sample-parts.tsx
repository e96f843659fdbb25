import type { PartChoice } from "../picture-parts/part-choices.tsx";
import type { PartMap } from "../picture-parts/part-map.ts";
import { PriceTag } from "../price-tag/price-tag.tsx";

const [WIDTH, HEIGHT] = [160, 90];

/** Rectangles of a picture, from left and top to right and bottom, as shares: the later ones lie over the earlier. */
const AREAS = [
  { number: 1, left: 0, top: 0, right: 1, bottom: 0.6 },
  { number: 2, left: 0, top: 0.6, right: 1, bottom: 1 },
  { number: 3, left: 0.6, top: 0.4, right: 0.9, bottom: 0.8 },
  { number: 4, left: 0.74, top: 0.34, right: 0.76, bottom: 0.4 },
] as const;

function sampleMap(): PartMap {
  const [seen, glass] = [new Uint8Array(WIDTH * HEIGHT), new Uint8Array(WIDTH * HEIGHT)];
  const fill = (
    layer: Uint8Array,
    { number, left, top, right, bottom }: (typeof AREAS)[number] | typeof GLASS,
  ): void => {
    for (let row = Math.round(top * HEIGHT); row < bottom * HEIGHT; row++)
      layer.fill(number, row * WIDTH + Math.round(left * WIDTH), row * WIDTH + Math.round(right * WIDTH));
  };
  for (const area of AREAS) fill(seen, area);
  fill(glass, GLASS);
  return { width: WIDTH, height: HEIGHT, seen, glass };
}

const GLASS = { number: 5, left: 0.1, top: 0.1, right: 0.3, bottom: 0.9 } as const;

/** Walls above a floor, a cabinet with a tap on the right, and a sheet of glass on the left. */
export const partMap: PartMap = sampleMap();

/** What is chosen for them. */
export const partChoices: readonly PartChoice[] = [
  {
    key: "wall",
    title: "Wandtegel",
    name: "Solva travertin, 30 x 60 cm",
    price: <PriceTag size="small" amount="+ € 1.038,20" />,
    way: { href: "#tegels", words: "Naar wandtegel" },
    parts: [1],
  },
  {
    key: "grout",
    title: "Voegkleur wand",
    name: "Antraciet",
    price: <PriceTag size="small" />,
    way: { href: "#voegen", words: "Naar voegkleur wand" },
    parts: [1],
  },
  { key: "floor", title: "Vloertegel", name: "Veneto terrazzo, 60 x 60 cm", parts: [2] },
  {
    key: "cabinet",
    title: "Meubelset",
    name: "Dubbel, eiken, 130 cm",
    price: <PriceTag size="small" amount="+ € 920,00" indicative />,
    way: { href: "#sanitair", words: "Naar meubelset" },
    parts: [3],
  },
  {
    key: "tap",
    title: "Wastafelkraan",
    name: "Een, chroom",
    way: { href: "#kraan", words: "Naar wastafelkraan" },
    parts: [4],
  },
  { key: "screen", title: "Douchewand", name: "Inloop, helder glas", parts: [5] },
];
