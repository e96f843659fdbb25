import { create } from "storybook/theming";

/**
 * Storybook's theme in the product's look. It repeats values of tokens.css, because the manager cannot read its custom
 * properties.
 */
export const theme = create({
  base: "light",
  brandTitle: "Digitale Showroom",
  fontBase: '"Instrument Sans Variable", Arial, sans-serif',
  colorPrimary: "#17494d",
  colorSecondary: "#17494d",
  appBg: "#faf8f4",
  appContentBg: "#faf8f4",
  appPreviewBg: "#faf8f4",
  appBorderColor: "#e4dfd6",
  appBorderRadius: 6,
  barBg: "#ffffff",
  barTextColor: "#5f635d",
  barSelectedColor: "#17494d",
  barHoverColor: "#17494d",
  textColor: "#1e2320",
  textMutedColor: "#5f635d",
  inputBg: "#ffffff",
  inputBorder: "#85817a",
  inputBorderRadius: 6,
});
