/**
 * The CSS properties that an application's own styles may use: position and size. Appearance belongs to the library.
 */
const PLACES = [
  "align-content",
  "align-items",
  "align-self",
  "aspect-ratio",
  "block-size",
  "box-sizing",
  "break-after",
  "break-before",
  "break-inside",
  "column-gap",
  "contain",
  "contain-intrinsic-size",
  "container",
  "container-name",
  "container-type",
  "content-visibility",
  "display",
  "flex",
  "flex-basis",
  "flex-direction",
  "flex-flow",
  "flex-grow",
  "flex-shrink",
  "flex-wrap",
  "gap",
  "height",
  "inline-size",
  "isolation",
  "justify-content",
  "justify-items",
  "justify-self",
  "object-fit",
  "object-position",
  "order",
  "overflow",
  "overflow-wrap",
  "overflow-x",
  "overflow-y",
  "place-content",
  "place-items",
  "place-self",
  "position",
  "row-gap",
  "scrollbar-gutter",
  "visibility",
  "white-space",
  "width",
  "z-index",
  // Aspect ratio of a picture. Other custom properties are refused, because they could override a token
  "--ratio",
  /^grid(-|$)/,
  /^(min|max)-(width|height|inline-size|block-size)$/,
  /^inset(-|$)/,
  /^(top|right|bottom|left)$/,
  /^(margin|padding)(-|$)/,
  /^overscroll-behavior(-|$)/,
  /^scroll-(margin|padding)(-|$)/,
];

const ADVICE =
  "what things look like belongs in packages/ui. Use a component that looks so (Heading, Text, Surface, RuledList, Facts … in its Storybook), or make one: node tooling/generate/generate.ts component <group>/<name>.";

/** Stylelint's rules for the stylesheets of applications. */
export const appStyleRules = {
  "property-allowed-list": [
    PLACES,
    { message: (property) => `An application sets places and sizes, not "${property}": ${ADVICE}` },
  ],
  "at-rule-allowed-list": [
    ["layer", "media", "container", "supports"],
    { message: (name) => `An application has no "@${name}": ${ADVICE}` },
  ],
  // A visible pseudo-element should be a component
  "selector-pseudo-element-disallowed-list": [
    ["after", "before", "marker", "backdrop", "placeholder", "first-letter", "first-line", "selection"],
    { message: (name) => `An application draws no "::${name}": ${ADVICE}` },
  ],
};
