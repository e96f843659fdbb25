import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  args: {},
  parameters: {
    docs: {
      guidance: {
        do: ["Use it while waiting for something whose shape is not known."],
        dont: [
          "Don't show it for what takes less than a third of a second.",
          "Don't use it where a skeleton keeps the place.",
        ],
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

// No long text: the label is not visible

export const Default: Story = {};
export const Small: Story = { args: { diameter: 32, label: "Afbeelding wordt gemaakt" } };
export const WholePage: Story = { args: { place: "page" }, parameters: { layout: "fullscreen" } };
