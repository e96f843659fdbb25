import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { SearchField } from "./search-field.tsx";

const meta = {
  title: "Controls/Search field",
  component: SearchField,
  args: {
    label: "Zoek een specifiek product",
    placeholder: "Zoek een specifiek product...",
    value: "",
    onValueChange: fn(),
  },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Show results as one types, and announce their number."],
        dont: ["Don't use it for a search that leads to another page without saying so."],
      },
      keys: [
        {
          press: "Tab",
          does: "Puts the focus in the field; when something is in it, then on the cross.",
          story: "ClearedByCross",
        },
        { press: "Letters", does: "Are searched for.", story: "TypedByKeyboard" },
        {
          press: "Enter, Space",
          does: "On the cross: empties the field and puts the focus in it.",
          story: "ClearedByCross",
        },
        {
          press: "Escape",
          does: "In the field: empties it. In an empty field: is passed on, for example to a dialog.",
          story: "EscapeClearsFirst",
        },
      ],
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "regendouche" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { value: "thermostatische opbouwregendouche met handdouche en glijstang in geborsteld messing" },
};
