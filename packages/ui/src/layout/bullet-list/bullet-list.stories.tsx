import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../controls/link/link.tsx";
import { BulletList } from "./bullet-list.tsx";

const meta = {
  title: "Layout/Bullet list",
  component: BulletList,
  args: {
    items: [
      { key: 1, content: "Badkamer: nog geen wandtegel gekozen" },
      { key: 2, content: "Toilet: nog niet bevestigd" },
    ],
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Begin each line with what it is about.", "Link to where it can be solved."],
        dont: ["Don't use it for choices or for things with actions: that is a ruled list."],
      },
    },
  },
} satisfies Meta<typeof BulletList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dots: Story = {};
export const Numbers: Story = {
  args: {
    marker: "number",
    items: [
      { key: 1, content: <Link href="#artikel-1">Wie wij zijn</Link> },
      { key: 2, content: <Link href="#artikel-2">Uw account</Link> },
    ],
  },
};
export const Attention: Story = { args: { marker: "attention" } };
export const LongDutchText: Story = {
  args: {
    marker: "attention",
    items: [
      {
        key: 1,
        content:
          "Inbouwthermostaatkraanafdekplaatgarnituur past niet bij de andere keuzes in de badkamer op de eerste verdieping",
      },
    ],
  },
};
