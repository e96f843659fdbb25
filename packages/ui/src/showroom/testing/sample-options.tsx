import { PriceTag } from "../price-tag/price-tag.tsx";
import type { SwatchOption } from "../swatch/swatch.tsx";
import type { TileCardProps } from "../tile-card/tile-card.tsx";
import { materials } from "./sample-materials.ts";

/** Choices for stories and tests; names and prices are invented. */

export const groutColours: readonly SwatchOption[] = [
  { value: "jasmijn", label: "Jasmijn", colour: "#FFFBF2", price: <PriceTag size="small" /> },
  { value: "zilvergrijs", label: "Zilvergrijs", imageUrl: materials.grout, price: <PriceTag size="small" /> },
  {
    value: "manhattan",
    label: "Manhattan",
    colour: "#9b9a96",
    price: <PriceTag size="small" amount="+ € 1,50" unit="m²" />,
  },
  {
    value: "cement",
    label: "Cementgrijs",
    colour: "#83827e",
    price: <PriceTag size="small" amount="+ € 1,50" unit="m²" />,
  },
  {
    value: "antraciet",
    label: "Antraciet",
    imageUrl: materials.groutAnthracite,
    price: <PriceTag size="small" amount="+ € 1,50" unit="m²" />,
    disabledReason: "Niet bij lichte tegels.",
  },
  { value: "zand", label: "Zand", colour: "#d3c3a8", price: <PriceTag size="small" amount="+ € 1,50" unit="m²" /> },
];

export const finishes: readonly SwatchOption[] = [
  { value: "chroom", label: "Chroom", imageUrl: materials.chrome },
  {
    value: "messing",
    label: "Geborsteld messing",
    imageUrl: materials.brass,
    price: <PriceTag size="small" amount="+ € 85,-" />,
  },
  { value: "zwart", label: "Mat zwart", imageUrl: materials.black, price: <PriceTag size="small" amount="+ € 60,-" /> },
];

type SampleTile = Omit<TileCardProps, "kind" | "selected" | "onSelect" | "onDeselect">;

export const wallTiles: readonly SampleTile[] = [
  {
    value: "solva",
    title: "Solva travertin",
    description: "Zandbeige, mat",
    size: "60 x 120 cm.",
    widthMm: 600,
    lengthMm: 1200,
    imageUrl: materials.travertine,
    rectified: true,
    price: <PriceTag size="small" amount="€ 62,50" unit="m²" />,
    difference: <PriceTag size="small" amount="+ € 420,-" />,
  },
  {
    value: "calma",
    title: "Calma carrara",
    description: "Wit, glans",
    size: "60 x 60 cm.",
    widthMm: 600,
    lengthMm: 600,
    imageUrl: materials.carrara,
    rectified: true,
    price: <PriceTag size="small" amount="€ 48,-" unit="m²" />,
    difference: <PriceTag size="small" amount="+ € 165,-" />,
  },
  {
    value: "basis",
    title: "Basis wit",
    description: "Wit, zijdeglans",
    size: "20 x 25 cm.",
    widthMm: 250,
    lengthMm: 200,
    imageUrl: materials.glazedWhite,
    price: <PriceTag size="small" amount="€ 21,-" unit="m²" />,
    difference: <PriceTag size="small" />,
  },
  {
    value: "atelier",
    title: "Atelier groen",
    description: "Geglazuurd",
    size: "10 x 10 cm.",
    widthMm: 100,
    lengthMm: 100,
    imageUrl: materials.zellige,
    price: <PriceTag size="small" amount="€ 79,-" unit="m²" />,
    difference: <PriceTag size="small" amount="+ € 640,-" />,
  },
  {
    value: "rosa",
    title: "Atelier rosa",
    description: "Geglazuurd",
    size: "7,5 x 30 cm.",
    widthMm: 300,
    lengthMm: 75,
    imageUrl: materials.zelligeBlush,
    price: <PriceTag size="small" amount="€ 74,-" unit="m²" />,
    difference: <PriceTag size="small" amount="+ € 590,-" />,
  },
  {
    value: "veneto",
    title: "Veneto terrazzo",
    description: "Warm grijs",
    size: "30 x 30 cm.",
    widthMm: 300,
    lengthMm: 300,
    imageUrl: materials.terrazzo,
    price: <PriceTag size="small" amount="€ 55,-" unit="m²" />,
    difference: <PriceTag size="small" amount="+ € 240,-" />,
  },
];

export const floorColours: readonly SampleTile[] = [
  {
    value: "eiken",
    title: "Eiken naturel",
    size: "18 x 122 cm.",
    widthMm: 180,
    lengthMm: 1220,
    imageUrl: materials.oak,
    price: <PriceTag size="small" amount="€ 54,95" unit="m²" />,
  },
  {
    value: "gerookt",
    title: "Gerookt eiken",
    size: "18 x 122 cm.",
    widthMm: 180,
    lengthMm: 1220,
    imageUrl: materials.oakSmoked,
    price: <PriceTag size="small" amount="€ 58,95" unit="m²" />,
  },
  {
    value: "wit",
    title: "Wit geolied eiken",
    size: "18 x 122 cm.",
    widthMm: 180,
    lengthMm: 1220,
    imageUrl: materials.oakWhite,
    price: <PriceTag size="small" amount="€ 56,95" unit="m²" />,
  },
];
