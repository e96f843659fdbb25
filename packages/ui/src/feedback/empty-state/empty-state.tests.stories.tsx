import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const onClear = fn();

const meta = {
  title: "Feedback/Empty state/Tests",
  component: EmptyState,
  tags: ["!autodocs", "!dev"],
  args: { title: "Geen tegels gevonden", action: <Button onClick={onClear}>Wis filter</Button> },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ActionByKeyboard: Story = {
  play: async () => {
    onClear.mockClear();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onClear).toHaveBeenCalledOnce();
  },
};
