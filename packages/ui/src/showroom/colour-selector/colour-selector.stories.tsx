import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { groutColours } from "../testing/sample-options.tsx";
import { ColourSelector } from "./colour-selector.tsx";

const meta = {
  title: "Showroom/Colour selector",
  component: ColourSelector,
  parameters: guidance(
    [
      "Show the name of the chosen colour next to the toggle.",
      "Use the words of the subject: voegkleur, afwerkprofiel.",
    ],
    ["Do not open several at once on a phone."],
    [
      {
        press: "Tab",
        does: "Puts the focus on the button; when it is open, then on the chosen colour.",
        story: "Keyboard",
      },
      {
        press: "Enter, Space",
        does: "On the button: shows the colours, and hides them.",
        story: "ShownAndHiddenByKeys",
      },
      {
        press: "ArrowRight, ArrowDown",
        does: "Goes to the next colour, also of the next group, and chooses it.",
        story: "ArrowsWalkBothWays",
      },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkBothWays" },
      { press: "Space", does: "Chooses the colour that has the focus.", story: "ArrowsWalkBothWays" },
    ],
  ),
  args: {
    chosenName: "Zilvergrijs",
    value: "zilvergrijs",
    onSelect: fn(),
    groups: [
      { id: "standard", title: "Standaard", note: "Onze standaard selectie.", options: groutColours.slice(0, 3) },
      { id: "luxe", title: "Luxe", note: "Vrij combineren tegen een meerprijs.", options: groutColours.slice(3) },
    ],
  },
} satisfies Meta<typeof ColourSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const NothingChosen: Story = { args: { chosenName: undefined, value: undefined } };
export const Grout: Story = { args: { openLabel: "Toon voegkleur", closeLabel: "Sluit voegkleur" } };
export const NoAssortment: Story = { args: { groups: [], open: true, chosenName: undefined } };
