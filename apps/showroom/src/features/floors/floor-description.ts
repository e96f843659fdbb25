import type { Floor, FloorMaterial } from "@showroom/domain/model/floor";

/** The words on a material's card: the series of its colours where the material shows its brand, then what it is. */
export function floorDescription(
  { showBrand, description }: Pick<FloorMaterial, "showBrand" | "description">,
  colours: readonly Pick<Floor, "series">[],
): string {
  const series = new Set(colours.map((floor) => floor.series).filter((name) => name !== ""));
  return [...(showBrand && series.size > 0 ? [`${[...series].join(", ")}.`] : []), description].join(" ");
}
