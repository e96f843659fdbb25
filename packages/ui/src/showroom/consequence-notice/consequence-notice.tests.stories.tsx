import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { ConsequenceNotice } from "./consequence-notice.tsx";

const onUndo = fn();
const onDismiss = fn();

const meta = {
  title: "Showroom/Consequence notice/Tests",
  component: ConsequenceNotice,
  tags: ["!autodocs", "!dev"],
  args: {
    consequences: [{ id: "shelf", subject: "Planchet", from: "Planchet wit", reason: "Past niet boven het meubel." }],
    onUndo,
    onDismiss,
  },
  beforeEach: () => {
    onUndo.mockClear();
    onDismiss.mockClear();
  },
} satisfies Meta<typeof ConsequenceNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Planchet: Planchet wit vervalt");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Ongedaan maken" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};

/** Without consequences the live region exists and is empty. */
export const Nothing: Story = {
  args: { consequences: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};

export const PressedByKeys: Story = {
  play: async ({ canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Ongedaan maken" }), onUndo);
    await pressedByKeys(canvas.getByRole("button", { name: "Akkoord" }), onDismiss);
    await expect(onUndo).toHaveBeenCalledTimes(2);
  },
};
