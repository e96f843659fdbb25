import type { StorybookConfig } from "@storybook/react-vite";
import { propTablesPlugin } from "../scripts/prop-tables-plugin.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../docs/**/*.mdx", "../src/**/*.mdx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // Storybook's manager does not load our bundle, so its font is a static file (manager-head.html)
  staticDirs: [{ from: "../node_modules/@fontsource-variable/instrument-sans/files", to: "/fonts" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({ ...vite, plugins: [propTablesPlugin(), ...(vite.plugins ?? [])] }),
};

export default config;
