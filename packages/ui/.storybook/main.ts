import type { StorybookConfig } from "@storybook/react-vite";
import { propTablesPlugin } from "../scripts/prop-tables-plugin.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../docs/**/*.mdx", "../src/**/*.mdx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The manager has no bundle of ours: its type comes as a file (manager-head.html)
  staticDirs: [{ from: "../node_modules/@fontsource-variable/instrument-sans/files", to: "/fonts" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  // Served under /storybook/, from dist
  viteFinal: (vite, { configType }) => ({
    ...vite,
    plugins: [propTablesPlugin(), ...(vite.plugins ?? [])],
    base: configType === "PRODUCTION" ? "/storybook/" : (vite.base ?? "/"),
  }),
};

export default config;
