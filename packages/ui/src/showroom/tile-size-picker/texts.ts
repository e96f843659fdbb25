export const tileSizePickerTexts = {
  heading: (productName: string): string => `Selecteer een afmeting voor '${productName}':`,
} as const;
