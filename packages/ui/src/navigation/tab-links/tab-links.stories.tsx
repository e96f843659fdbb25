import type { Meta, StoryObj } from "@storybook/react-vite";
import { TabLinks } from "./tab-links.tsx";

const items = [
  { href: "#start", label: "Start", done: true },
  { href: "#tegels", label: "Tegels", current: true },
  { href: "#sanitair", label: "Sanitair" },
  { href: "#resultaat", label: "Resultaat", lockedReason: "Kies eerst een wandtegel en een vloertegel" },
];

const meta = {
  title: "Navigation/Tab links",
  component: TabLinks,
  args: { label: "Onderdelen van badkamer", items },
  parameters: {
    docs: {
      guidance: {
        do: ["Give every tab an address.", "Say why a tab is locked."],
        dont: ["Don't mix links and buttons in one row."],
      },
      keys: [
        {
          press: "Tab, Shift+Tab",
          does: "Goes from tab to tab and back; what is locked is passed over.",
          story: "TabGoesThereAndBack",
        },
        { press: "Enter", does: "Opens the tab's address.", story: "EnterOpens" },
      ],
    },
  },
} satisfies Meta<typeof TabLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stretched: Story = { args: { stretch: true } };
export const LongText: Story = {
  args: {
    items: [
      { href: "#a", label: "Standaard opstelling", current: true },
      { href: "#b", label: "Tegelwerk en tegelopties" },
      { href: "#c", label: "Sanitairproducten" },
      { href: "#d", label: "Resultaat en overzicht" },
    ],
  },
};
