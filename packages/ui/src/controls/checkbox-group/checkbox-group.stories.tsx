import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { CheckboxGroup } from "./checkbox-group.tsx";

const sizes = [
  { value: "300x600", label: "30 x 60 cm" },
  { value: "600x600", label: "60 x 60 cm" },
  { value: "600x1200", label: "60 x 120 cm" },
];

const meta = {
  title: "Controls/Checkbox group",
  component: CheckboxGroup,
  args: { legend: "Afmeting", options: sizes, value: ["300x600"], onValueChange: () => {} },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return <CheckboxGroup {...args} value={value} onValueChange={setValue} />;
  },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Offer the first box for all when there are more than three.",
          "Order options as people look for them, sizes from small to large.",
        ],
        dont: ["Don't use it when only one can be chosen: use radio cards."],
      },
      keys: [
        {
          press: "Tab, Shift+Tab",
          does: "Goes from box to box and back; the parent comes first.",
          story: "TabGoesFromBoxToBox",
        },
        { press: "Space", does: "On a box: ticks or unticks it.", story: "SpaceTicksOne" },
        {
          press: "Space",
          does: "On the parent: ticks all; when all are ticked, unticks all.",
          story: "ParentIsMixedThenAllThenNone",
        },
      ],
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSelectAll: Story = { args: { selectAll: true } };
export const InColumns: Story = {
  args: {
    legend: "Kleur",
    columns: true,
    options: ["Wit", "Grijs", "Groen", "Zwart"].map((label) => ({ value: label, label })),
    value: ["Groen"],
  },
};
export const AllOn: Story = { args: { selectAll: true, value: sizes.map((size) => size.value) } };
export const OneDisabled: Story = {
  args: { options: [...sizes, { value: "x", label: "120 x 240 cm", disabled: true }] },
};
export const WithError: Story = { args: { value: [], error: "Kies ten minste een afmeting." } };
export const Empty: Story = { args: { options: [], selectAll: true } };
export const LongText: Story = {
  args: {
    legend: "Welke afmetingen wilt u zien voor de wandtegels van de badkamer op de eerste verdieping?",
    options: [
      { value: "a", label: "30 x 60 cm, gerectificeerd, ook leverbaar als inbouwthermostaatkraanafdekplaatgarnituur" },
      { value: "b", label: "60 x 60 cm" },
    ],
    value: ["a"],
  },
};
