import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "./text.tsx";

const meta = {
  title: "Layout/Text",
  component: Text,
  args: { children: "Laatst gewijzigd op 21-11-2026 om 14:05" },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it for secondary text.", "Keep important text in the normal colour, at 1.6rem."],
        dont: ["Don't make an error or a price quiet.", "Don't use it for a plain paragraph: that is a `<p>`."],
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ink: Story = {};
export const Muted: Story = { args: { tone: "muted" } };
export const Large: Story = { args: { size: 18 } };
export const Small: Story = { args: { size: 14, tone: "muted" } };
export const Smallest: Story = { args: { size: 13, tone: "muted" } };
export const LongDutchText: Story = {
  args: {
    size: 14,
    tone: "muted",
    children:
      "Deze tegel past niet bij de gekozen inbouwthermostaatkraanafdekplaatgarnituur. Kies eerst een andere douchecombinatie.",
  },
};
