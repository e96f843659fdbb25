export const compareTexts = {
  part: 'Onderdeel',
  none: '-',
  differs: 'Verschilt',
  total: 'Totaal',
} as const;
