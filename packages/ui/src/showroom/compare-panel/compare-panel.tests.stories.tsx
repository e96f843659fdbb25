import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { ComparePanel } from "./compare-panel.tsx";

const onLeft = fn();
const onRight = fn();

const meta = {
  title: "Showroom/Compare panel/Tests",
  component: ComparePanel,
  tags: ["!autodocs", "!dev"],
  args: {
    label: "Twee versies",
    versions: [
      { title: "Hier", actionLabel: "Houd deze keuzes", onChoose: onLeft },
      { title: "Opgeslagen", actionLabel: "Neem deze keuzes over", onChoose: onRight },
    ],
    rows: [
      { id: "wall", label: "Wandtegel", values: ["Solva", "Atelier"] },
      { id: "floor", label: "Vloertegel", values: ["Veneto", "Veneto"] },
    ],
  },
  beforeEach: () => {
    onLeft.mockClear();
    onRight.mockClear();
  },
} satisfies Meta<typeof ComparePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Different rows have a word, equal rows do not, and each button chooses its own version. */
export const DiffersAndChooses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("rowheader", { name: "Wandtegel Verschilt" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Vloertegel" })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onRight).toHaveBeenCalledOnce();
    await expect(onLeft).not.toHaveBeenCalled();
  },
};

export const PressedByKeys: Story = {
  play: async ({ canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Houd deze keuzes" }), onLeft);
    await pressedByKeys(canvas.getByRole("button", { name: "Neem deze keuzes over" }), onRight);
    await expect(onLeft).toHaveBeenCalledTimes(2);
  },
};
