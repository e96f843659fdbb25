/** Millimetres from metres, to a thousandth. */
export const mm = (metres: number): number => Math.round(metres * 1e6) / 1e3;
