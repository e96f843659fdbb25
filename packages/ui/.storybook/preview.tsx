import type { Preview } from "@storybook/react-vite";
import "../src/fonts.css";
import "../src/global.css";
import "./preview.css";
import { propTable, usefulControls } from "./arg-types.ts";
import { DocsPage } from "./docs-page.tsx";
import { theme } from "./theme.ts";

// The stories are in Dutch, for hyphenation and screen readers
document.documentElement.lang = "nl";

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [usefulControls],
  decorators: [
    // A documentation page shows all stories together. Each gets its own form, because radios with the same name would
    // share a choice
    (Story, { viewMode, parameters }) =>
      viewMode === "docs" && parameters["isForm"] !== true ? (
        <form onSubmit={(event) => event.preventDefault()}>
          <Story />
        </form>
      ) : (
        <Story />
      ),
  ],
  parameters: {
    // Accessibility violations fail the story's test
    a11y: { test: "error", options: { resultTypes: ["violations"] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { page: DocsPage, theme, extractArgTypes: propTable },
    layout: "padded",
    options: {
      storySort: {
        order: [
          "Foundations",
          ["Introduction", "Colour", "Type"],
          "Controls",
          "Navigation",
          "Feedback",
          "Layout",
          "Overlays",
          "Showroom",
          "Staff",
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone 320", styles: { width: "320px", height: "640px" } },
        tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop 1280", styles: { width: "1280px", height: "800px" } },
      },
    },
  },
};

export default preview;
