import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arrowsWalk, nativeKeys, tabTo } from "../../testing/keyboard.ts";
import { TimePicker } from "./time-picker.tsx";

const times = [
  { id: 1, day: "maandag 14 december", time: "09:00 – 10:00", employee: "Lotte Visser" },
  { id: 2, day: "maandag 14 december", time: "11:00 – 12:00", employee: "Ruben de Boer" },
  { id: 3, day: "dinsdag 15 december", time: "09:00 – 10:00", employee: "Lotte Visser" },
];

const meta = {
  title: "Showroom/Time picker/Tests",
  component: TimePicker,
  tags: ["!autodocs", "!dev"],
  args: { times, value: null, onValueChange: fn() },
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day shows its own times only, and nothing is chosen by looking at it. */
export const AnotherDay: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Dag" }), "dinsdag 15 december");
    await expect(canvas.getByRole("group", { name: "Tijden op dinsdag 15 december" })).toBeVisible();
    const [only = document.body, ...more] = canvas.getAllByRole("radio");
    await expect(more).toEqual([]);
    await expect(only).toHaveAccessibleDescription("met Lotte Visser");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(only);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(3);
  },
};

/** The day of the chosen time is the one that shows. */
export const ChosenDay: Story = {
  args: { value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Dag" })).toHaveValue("dinsdag 15 december");
    await expect(canvas.getByRole("radio")).toBeChecked();
  },
};

/** A time that is gone is said at the day, which describes it. */
export const Gone: Story = {
  args: { error: "Dit moment is net gekozen." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Dag" })).toHaveAccessibleDescription(
      expect.stringContaining("Dit moment is net gekozen."),
    );
  },
};

export const DayByKeys: Story = {
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole("combobox", { name: "Dag" });
    await tabTo(day);
    await nativeKeys("{ArrowDown}");
    await expect(day).toHaveValue("dinsdag 15 december");
    await nativeKeys("{ArrowUp}");
    await expect(day).toHaveValue("maandag 14 december");
    await nativeKeys("{End}");
    await expect(day).toHaveValue("dinsdag 15 december");
    await nativeKeys("{Home}");
    await expect(day).toHaveValue("maandag 14 december");
    await nativeKeys("d");
    await expect(day).toHaveValue("dinsdag 15 december");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keys: Story = {
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole("combobox", { name: "Dag" }));
    const [first = document.body, second = document.body] = canvas.getAllByRole("radio");
    await tabTo(first);
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenCalledWith(1);
    await arrowsWalk(first, second);
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
  },
};
