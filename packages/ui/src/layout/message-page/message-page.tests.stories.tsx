import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { MessagePage } from "./message-page.tsx";

const onRetry = fn();

const meta = {
  title: "Layout/Message page/Tests",
  component: MessagePage,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Er ging iets mis",
    text: "Probeer het opnieuw.",
    actions: <Button onClick={onRetry}>Opnieuw proberen</Button>,
  },
} satisfies Meta<typeof MessagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WorkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Opnieuw proberen" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const ReadOutAndStillALandmark: Story = {
  args: { as: "main", announce: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toContainElement(canvas.getByRole("button"));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Er ging iets misProbeer het opnieuw.");
  },
};

export const SilentFromTheStart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1, name: "Er ging iets mis" })).toBeVisible();
  },
};
