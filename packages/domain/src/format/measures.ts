/** Millimetres as centimetres with a Dutch decimal comma: 605 is `60,5`. */
export function formatCentimetres(millimetres: number): string {
  return decimal(Math.round(millimetres) / 10);
}

/** A tile's face: `30 x 60 cm`. Width first. Null without both sides. */
export function formatTileSize(width: number | null, length: number | null): string | null {
  return width === null || length === null ? null : `${formatCentimetres(width)} x ${formatCentimetres(length)} cm`;
}

/** As on a tile card: `30 x 60 cm.` */
export function formatTileCardSize(width: number | null, length: number | null): string | null {
  const size = formatTileSize(width, length);
  return size && `${size}.`;
}

/** A baseboard: `58 x 2400 mm`. */
export function formatMillimetreSize(width: number, length: number): string {
  return `${decimal(width)} x ${decimal(length)} mm`;
}

/** A number with at most three decimals and a Dutch comma: `12,5`. */
export function formatQuantity(quantity: number): string {
  return decimal(Math.round(quantity * 1000) / 1000);
}

function decimal(value: number): string {
  return String(value).replace(".", ",");
}
