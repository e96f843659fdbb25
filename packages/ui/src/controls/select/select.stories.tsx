import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./select.tsx";

const houseTypes = [
  { value: "1", label: "Type A – hoekwoning" },
  { value: "2", label: "Type B – tussenwoning" },
  { value: "3", label: "Type C – appartement", disabled: true },
];

const meta = {
  title: "Controls/Select",
  component: Select,
  args: { label: "Woningtype", options: houseTypes },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it when there are more than five choices, or little room."],
        dont: ["Don't use it for two or three choices: show them.", "Don't use it to go somewhere."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on it.", story: "EveryKeyChooses" },
        { press: "ArrowDown, ArrowUp", does: "Chooses the next option, or the one before.", story: "EveryKeyChooses" },
        { press: "Home, End", does: "Chooses the first or the last option.", story: "EveryKeyChooses" },
        { press: "Letters", does: "Chooses the next option that begins so.", story: "EveryKeyChooses" },
      ],
    },
  },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: "2" } };
export const WithPlaceholder: Story = { args: { placeholder: "Kies een woningtype", defaultValue: "" } };
export const WithError: Story = {
  args: { placeholder: "Kies een woningtype", defaultValue: "", error: "Kies een woningtype." },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: [{ value: "1", label: "Type A – hoekwoning met verlengde uitbouw, dakkapel en vrijstaande berging" }],
  },
};
