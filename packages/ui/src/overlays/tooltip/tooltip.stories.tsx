import type { Meta, StoryObj } from "@storybook/react-vite";
import Undo2 from "lucide-react/icons/undo-2";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: { text: "Ongedaan maken (Ctrl + Z)", children: <IconButton icon={Undo2} label="Ongedaan maken" /> },
  parameters: {
    docs: {
      guidance: {
        do: ["Give it a few extra words, such as a shortcut."],
        dont: ["Don't put anything in it that someone needs: it does not exist on touch."],
      },
      keys: [
        {
          press: "Tab",
          does: "Shows it when the focus comes to what it explains.",
          story: "ShownAtFocusAndClosedByEscape",
        },
        { press: "Escape", does: "Takes it away; the focus stays.", story: "ShownAtFocusAndClosedByEscape" },
      ],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** It shows on focus too. */
export const Open: Story = {
  parameters: {
    screenshot: { target: "[popover]" },
    docs: { story: { inline: false, height: "160px" } },
  },
  play: ({ canvasElement }) => {
    canvasElement.querySelector("button")?.focus();
  },
};
export const LongText: Story = {
  ...Open,
  args: { text: "Maakt uw laatste wijziging aan de badkamer op de eerste verdieping ongedaan (Ctrl + Z)" },
};
