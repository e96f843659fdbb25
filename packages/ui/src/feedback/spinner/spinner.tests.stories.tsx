import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Feedback/Spinner/Tests",
  component: Spinner,
  tags: ["!autodocs", "!dev"],
  args: { label: "Producten laden" },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaysWhatIsBeingWaitedFor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Producten laden");
  },
};
