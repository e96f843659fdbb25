/** A date with no-break hyphens. */
export const whole = (day: string): string => day.replaceAll("-", "-\u2060");
