import type { Meta, StoryObj } from "@storybook/react-vite";
import Info from "lucide-react/icons/info";
import { Button } from "../../controls/button/button.tsx";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  args: {
    trigger: <Button>Filter op prijs</Button>,
    title: "Prijs per m²",
    children: <p>Bedragen zijn inclusief BTW.</p>,
  },
  parameters: {
    docs: {
      story: { inline: false, height: "240px" },
      guidance: {
        do: ["Use it for explanation that must also work on touch."],
        dont: ["Don't put a whole task in it: use a dialog."],
      },
      keys: [
        {
          press: "Tab, Shift+Tab",
          does: "Goes through what is in it and back to its button; past the last stop it closes.",
          story: "TabWalksThroughItAndOnClosesIt",
        },
        {
          press: "Enter",
          does: "On the button: opens it and puts the focus in it.",
          story: "OpensAndEscapeGivesFocusBack",
        },
        { press: "Space", does: "On the button: does the same.", story: "TabWalksThroughItAndOnClosesIt" },
        { press: "Escape", does: "Closes it; the button has the focus again.", story: "OpensAndEscapeGivesFocusBack" },
      ],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true }, parameters: { screenshot: { target: "[role=dialog]" } } };
export const Explanation: Story = {
  parameters: { screenshot: { target: "[role=dialog]" } },
  args: {
    open: true,
    title: undefined,
    label: "Uitleg bij de prijs",
    trigger: <IconButton icon={Info} label="Uitleg bij de prijs" />,
    children: (
      <p>
        De prijs is een indicatie. In de showroom ontvangt u de definitieve prijs, op basis van de werkelijke afmetingen
        van uw badkamer.
      </p>
    ),
  },
};
export const LongText: Story = {
  ...Open,
  args: {
    open: true,
    title: "Inbouwthermostaatkraanafdekplaatgarnituur per vierkante meter",
    children: <p>Bedragen zijn inclusief BTW, montage, snijverlies en de bijbehorende installatiewerkzaamheden.</p>,
  },
};
