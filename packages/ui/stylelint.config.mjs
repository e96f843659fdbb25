import { fileURLToPath } from "node:url";
import { appStyleRules } from "./lint/app-styles.mjs";
import { maxLines } from "./lint/max-lines.mjs";

/** Custom properties that Base UI sets at run time. */
const baseUiProperties = [
  "--accordion-panel-height",
  "--active-tab-bottom",
  "--active-tab-height",
  "--active-tab-left",
  "--active-tab-right",
  "--active-tab-top",
  "--active-tab-width",
  "--anchor-height",
  "--anchor-width",
  "--available-height",
  "--available-width",
  "--collapsible-panel-height",
  "--drawer-swipe-movement-y",
  "--nested-dialogs",
  "--popup-height",
  "--popup-width",
  "--toast-height",
  "--toast-index",
  "--toast-offset-y",
  "--toast-swipe-movement-x",
  "--toast-swipe-movement-y",
  "--transform-origin",
];

/** @type {import('stylelint').Config} */
export default {
  plugins: ["stylelint-value-no-unknown-custom-properties", maxLines],
  rules: {
    "showroom/max-lines": 250,
    "csstools/value-no-unknown-custom-properties": [
      true,
      {
        importFrom: [
          fileURLToPath(new URL("./src/tokens.css", import.meta.url)),
          { customProperties: Object.fromEntries(baseUiProperties.map((name) => [name, ""])) },
        ],
      },
    ],
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-values"] }],
    "declaration-block-no-shorthand-property-overrides": true,
    "declaration-no-important": [
      true,
      { severity: "error", message: "Layers decide what wins; !important is for global.css alone." },
    ],
    "font-family-no-duplicate-names": true,
    "function-calc-no-unspaced-operator": true,
    "media-feature-name-no-unknown": true,
    "no-duplicate-selectors": true,
    "no-invalid-double-slash-comments": true,
    "property-no-unknown": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "selector-pseudo-element-no-unknown": true,
    "unit-no-unknown": true,
  },
  overrides: [
    // Globs are relative to this folder
    { files: [fileURLToPath(new URL("../../apps/**/*.css", import.meta.url))], rules: appStyleRules },
    { files: ["**/global.css"], rules: { "declaration-no-important": null } },
    {
      files: ["**/*.module.css"],
      rules: {
        // Colours must come from tokens.css, because the contrast table does not include literal ones.
        "color-no-hex": true,
        "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla"],
      },
    },
  ],
};
