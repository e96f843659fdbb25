export const tileTexts = {
  rectified: "Gerectificeerd",
  moreSizes: (count: number): string => `${count} afmetingen`,
} as const;
