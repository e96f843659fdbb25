export const tileTexts = {
  breakdown: "Prijsopbouw",
  of: (title: string): string => `van ${title}`,
  rectified: "Gerectificeerd",
  moreSizes: (count: number): string => `${count} afmetingen`,
} as const;
