import type { Meta, StoryObj } from "@storybook/react-vite";
import Check from "lucide-react/icons/check";
import { Icon } from "./icon.tsx";

const meta = {
  title: "Layout/Icon",
  component: Icon,
  args: { of: Check },
  parameters: {
    docs: {
      guidance: {
        do: ["Import each icon on its own.", "Give it a word, or its button a name."],
        dont: ["Don't use an icon alone to tell something."],
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };
