import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { CheckboxGroup } from "../../controls/checkbox-group/checkbox-group.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";

const meta = {
  title: "Overlays/Bottom sheet",
  component: BottomSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Afmeting",
    children: (
      <CheckboxGroup
        legend="Afmeting"
        hideLegend
        selectAll
        options={[
          { value: "a", label: "30 x 60 cm" },
          { value: "b", label: "60 x 60 cm" },
        ]}
        value={["a"]}
        onValueChange={fn()}
      />
    ),
  },
  parameters: {
    screenshot: { target: "[role=dialog]" },
    docs: {
      story: { inline: false, height: "560px" },
      guidance: {
        do: ["Use it on a phone, for choosing what shows in the picture above."],
        dont: ["Don't use it on wide screens: there is room beside."],
      },
      keys: [
        { press: "Tab, Shift+Tab", does: "Goes round within the sheet.", story: "TabStaysWithin" },
        { press: "Enter, Space", does: "On the cross: closes the sheet.", story: "ClosedByTheCross" },
        {
          press: "Escape",
          does: "Closes the sheet; what opened it has the focus again.",
          story: "OpensAndEscapeGivesFocusBack",
        },
      ],
    },
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const WithFooter: Story = {
  args: {
    footer: (
      <>
        <Button>Wis filter</Button>
        <Button variant="primary">Toepassen</Button>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    height: "most",
    title: "Selecteer een afmeting voor Mosa Terra Maestricht",
    children: (
      <>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>Tegel van 60 bij 120 centimeter</p>
        ))}
      </>
    ),
  },
};
