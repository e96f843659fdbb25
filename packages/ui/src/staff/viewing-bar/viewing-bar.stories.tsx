import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ViewingBar } from "./viewing-bar.tsx";

const meta = {
  title: "Staff/Viewing bar",
  component: ViewingBar,
  args: { buyer: "Noor van Dijk, bouwnummer 14", onLeave: fn() },
  parameters: {
    docs: {
      guidance: {
        do: ["Put it above everything else on the page, on every page one can reach."],
        dont: ["Don't let it be closed: leaving is the only way to lose it."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on the button.", story: "LeavesByKeyboard" },
        {
          press: "Enter, Space",
          does: "Stops looking along; when it has ended, goes back to the buyer.",
          story: "LeavesByKeyboard",
        },
      ],
    },
  },
} satisfies Meta<typeof ViewingBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ended: Story = { args: { ended: true } };
export const Unreachable: Story = { args: { unreachable: true } };
export const Prepare: Story = { args: { kind: "prepare" } };
export const Preview: Story = { args: { kind: "preview", buyer: "2027-1" } };
export const LongName: Story = {
  args: { buyer: "Maximiliaan Alexander van den Bosch-Oudenhoven van Zuylen, bouwnummer 14a" },
};
