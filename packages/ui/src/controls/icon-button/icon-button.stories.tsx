import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Controls/Icon button",
  component: IconButton,
  args: { icon: X, label: "Sluiten" },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Name what it does and to what: Afbeelding vergroten.",
          "Keep it for icons that everyone knows: close, clear, arrows.",
        ],
        dont: [
          "Don't use it where there is room for words.",
          "Don't put small ones closer than 8px to each other.",
          "Don't change the label of one that is switched on and off: set `aria-pressed`, which fills the icon.",
        ],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on it.", story: "PressedByKeyboard" },
        { press: "Enter, Space", does: "Presses it.", story: "PressedByKeyboard" },
      ],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

// No long text: the name is not visible

export const Plain: Story = {};
export const Outlined: Story = { args: { variant: "outlined" } };
export const OnImage: Story = { args: { variant: "onImage", icon: ZoomIn, label: "Afbeelding vergroten" } };
export const Small: Story = { args: { size: "small" } };
export const Pressed: Story = {
  args: { variant: "onImage", icon: Heart, label: "Favoriet: Solva travertin", "aria-pressed": true },
};
export const Disabled: Story = { args: { disabled: true } };
