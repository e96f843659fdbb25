export const tileTexts = {
  breakdown: "Prijsopbouw",
  more: (title: string): string => `Meer over ${title}`,
  rectified: "Gerectificeerd",
  moreSizes: (count: number): string => `${count} afmetingen`,
} as const;
