import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip/Tests",
  component: Tooltip,
  tags: ["!autodocs", "!dev"],
  args: { text: "Ctrl + Z", children: <Button>Ongedaan maken</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShownAtFocusAndClosedByEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByText("Ctrl + Z")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Ctrl + Z")).toBeNull());
    await expect(screen.getByRole("button", { name: "Ongedaan maken" })).toHaveFocus();
  },
};
