import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import X from "lucide-react/icons/x";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Controls/Icon button/Tests",
  component: IconButton,
  tags: ["!autodocs", "!dev"],
  args: { icon: X, label: "Sluiten", onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Sluiten" })).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
