import type { Meta, StoryObj } from "@storybook/react-vite";
import { CheckboxGroup } from "../../controls/checkbox-group/checkbox-group.tsx";
import { guidance } from "../testing/guidance.ts";
import { ColourName } from "./colour-name.tsx";

const colours = [
  { name: "Wit", colour: "#F7F7F4" },
  { name: "Terra", colour: "#B0603F" },
  { name: "Groen", colour: "#6F8A6A" },
  { name: "Zwart", colour: "#1F2021" },
];

const meta = {
  title: "Showroom/Colour name",
  component: ColourName,
  parameters: guidance(
    ["Use it where a colour is one of a list of words, such as in a filter."],
    ["Do not use it to choose a material: a swatch shows the material itself.", "Never leave out the name."],
  ),
  args: { name: "Groen", colour: "#6F8A6A" },
} satisfies Meta<typeof ColourName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const White: Story = { args: { name: "Wit", colour: "#F7F7F4" } };
export const InAList: Story = {
  render: () => (
    <CheckboxGroup
      legend="Kleur"
      columns
      options={colours.map(({ name, colour }) => ({
        value: name,
        label: <ColourName name={name} colour={colour} />,
      }))}
      value={["Groen"]}
      onValueChange={() => {}}
    />
  ),
};
