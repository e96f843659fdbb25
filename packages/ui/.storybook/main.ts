import type { StorybookConfig } from "@storybook/react-vite";

/** The tables of props would call every `readonly Row[]` unknown: react-docgen does not know the word, and types are not run. */
const readableArrays = {
  name: "readable-arrays",
  enforce: "pre" as const,
  transform(code: string, id: string) {
    if (!/\/src\/.*\.tsx$/.test(id) || id.includes(".stories.")) return undefined;
    return { code: code.replaceAll(/(?<=[:|] )readonly (?=[\w({[])/g, ""), map: null };
  },
};

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
    plugins: [readableArrays, ...(vite.plugins ?? [])],
    base: configType === "PRODUCTION" ? "/storybook/" : (vite.base ?? "/"),
  }),
};

export default config;
