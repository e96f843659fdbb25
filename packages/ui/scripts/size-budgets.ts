/** Bytes of JavaScript, minified and brotli-compressed, without React. Enough for a component that leans on the platform. */
const DEFAULT_BUDGET = 6_000;

/**
 * Components that may weigh more, each for a reason. What is above 20,000 must not be in a first view: load it when someone
 * reaches for it.
 */
export const SIZE_BUDGETS: Readonly<Record<string, number>> = {
  // The sanitizer
  "layout/html-content": 12_500,
  // Composite keyboard behaviour and layering of Base UI
  "navigation/tabs": 15_000,
  "overlays/dropdown-menu": 53_000,
  // The carousel
  "showroom/image-carousel": 13_000,
  // Composites that hold several controls
  "showroom/colour-selector": 10_000,
  "showroom/consequence-notice": 7_500,
  "showroom/copy-choices-card": 7_500,
  "showroom/filter-bar": 8_500,
  "showroom/floor-colour-picker": 8_500,
  "showroom/media-frame": 9_000,
  "showroom/product-card": 9_500,
  "showroom/step-bar": 7_500,
  "showroom/summary/summary-section": 8_000,
  "showroom/swatch-grid": 7_500,
  "showroom/tile-size-picker": 8_000,
  "showroom/variant-picker": 8_500,
};

/** The budget of one component, in bytes. */
export function budgetFor(path: string): number {
  return SIZE_BUDGETS[path] ?? DEFAULT_BUDGET;
}
