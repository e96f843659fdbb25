/** Dutch words for what a picture shows, for those who cannot see it. */

/** A tile as a choice or a line of the price has it. */
export interface NamedTile {
  readonly name: string;
  readonly colorName: string | null;
  readonly size: string | null;
}

/** The name, colour and size of a product, without repetition. */
export const tileWords = ({ name, colorName, size }: NamedTile): string =>
  [name, ...[colorName, size].filter((part) => part !== null && !name.includes(part))].join(", ");

/** The text for the picture of a room. */
export const roomPictureWords = (room: string, wall: string, floor: string): string =>
  `${room} met wandtegel ${wall} en vloertegel ${floor}`;
