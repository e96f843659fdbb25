import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Controls/Text area/Tests",
  component: TextArea,
  tags: ["!autodocs", "!dev"],
  args: { label: "Uw vraag" },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TypedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const area = canvas.getByRole("textbox", { name: "Uw vraag" });
    await expect(area).toHaveFocus();
    await userEvent.keyboard("Regel een{Enter}Regel twee");
    await expect(area).toHaveValue("Regel een\nRegel twee");
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
    await expect(area).toHaveValue("Regel een\nRegel twee");
  },
};
