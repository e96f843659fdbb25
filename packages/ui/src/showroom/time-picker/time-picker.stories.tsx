import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { TimePicker } from "./time-picker.tsx";

const times = [
  { id: 1, day: "maandag 14 december", time: "09:00 – 10:00", employee: "Lotte Visser" },
  { id: 2, day: "maandag 14 december", time: "11:00 – 12:00", employee: "Lotte Visser" },
  { id: 3, day: "maandag 14 december", time: "13:30 – 14:30", employee: "Ruben de Boer" },
  { id: 4, day: "dinsdag 15 december", time: "09:00 – 10:00", employee: "Lotte Visser" },
];

const meta = {
  title: "Showroom/Time picker",
  component: TimePicker,
  parameters: guidance(
    ["Leave out times that cannot be booked any more.", "Keep what else was typed when a time is gone."],
    ["Don't choose a time for somebody."],
    [
      { press: "Tab", does: "Goes from the day to the times.", story: "Keys" },
      { press: "ArrowDown, ArrowUp", does: "Shows the next day, or the one before.", story: "DayByKeys" },
      { press: "Home, End", does: "Shows the first or the last day.", story: "DayByKeys" },
      { press: "Letters", does: "Shows the next day that begins so.", story: "DayByKeys" },
      { press: "Space", does: "Chooses the time.", story: "Keys" },
      { press: "ArrowRight, ArrowDown", does: "Chooses the next time of the day.", story: "Keys" },
      { press: "ArrowLeft, ArrowUp", does: "Chooses the one before.", story: "Keys" },
    ],
  ),
  args: { times, value: null, onValueChange: fn() },
  render: function Picked(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimePicker
        {...args}
        value={value}
        onValueChange={(id) => {
          setValue(id);
          args.onValueChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const TimeGone: Story = {
  args: { error: "Dit moment is net door iemand anders gekozen. Kies een ander moment." },
};
export const OneTime: Story = { args: { times: times.slice(3) } };
export const Disabled: Story = { args: { value: 1, disabled: true } };
export const LongText: Story = {
  args: { times: times.map((time) => ({ ...time, employee: longName })) },
};
