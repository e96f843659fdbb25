import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Layout/Heading",
  component: Heading,
  args: { as: "h2", size: 36, children: "Tegelwerk & Tegelopties" },
  parameters: {
    docs: {
      guidance: {
        do: ["Choose the level by the page's outline, and the size by the design.", "Keep one `h1` to a page."],
        dont: ["Don't skip a level for its size.", "Don't set a heading's type in an application's own styles."],
      },
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Size48: Story = { args: { as: "h1", size: 48 } };
export const Size36: Story = {};
export const Size28: Story = { args: { size: 28 } };
export const Size22: Story = { args: { as: "h3", size: 22 } };
export const Size18: Story = { args: { as: "h3", size: 18 } };
export const Size16: Story = { args: { as: "h3", size: 16 } };
export const NotInTheOutline: Story = { args: { as: "p", size: 28, children: "Badkamer" } };
export const LongDutchText: Story = {
  args: { size: 28, children: "Inbouwthermostaatkraanafdekplaatgarnituur voor de badkamer op de eerste verdieping" },
};
