const metres = (millimetres: number): string => (millimetres / 1000).toFixed(2).replace(".", ",");

interface Measured {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
}

/** The texts of the drawn home. */
export const drawingTexts = {
  context: (houseType: string, project: string) => `${houseType} · ${project}`,
  size: ({ width, depth }: Measured): string => `${metres(width)} × ${metres(depth)} m`,
  /** The name begins with what the drawing says. */
  toRoom: (room: Measured): string => `${room.name} ${drawingTexts.size(room)}: naar uw keuzes`,
  storey: (name: string, spaces: readonly (Measured & { readonly isLocked: boolean })[]) =>
    `${name}, met ${spaces
      .map(
        ({ name: space, width, depth, isLocked }) =>
          `${space} van ${metres(width)} bij ${metres(depth)} meter${isLocked ? " (nog niet te kiezen)" : ""}`,
      )
      .join(", ")}`,
  note: (isStandard: boolean) =>
    [
      "Schets, maten indicatief.",
      "Alleen in badkamer en toilet zijn deuren, ramen en sanitair getekend.",
      isStandard && "Waar uw project geen plattegrond van een ruimte geeft, staan zij in de standaardindeling.",
    ]
      .filter(Boolean)
      .join(" "),
} as const;
