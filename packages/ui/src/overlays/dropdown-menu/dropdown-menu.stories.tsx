import type { Meta, StoryObj } from "@storybook/react-vite";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import { fn, userEvent, within } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLink, DropdownMenuSeparator } from "./dropdown-menu.tsx";

const meta = {
  title: "Overlays/Dropdown menu",
  component: DropdownMenu,
  subcomponents: { DropdownMenuItem, DropdownMenuLink },
  args: {
    trigger: <Button>Bestellijst</Button>,
    align: "start",
    children: (
      <>
        <DropdownMenuLink icon={Download} href="/bestellijst.csv">
          Download als CSV
        </DropdownMenuLink>
        <DropdownMenuItem icon={Copy} onSelect={fn()}>
          Kopieer koppeling
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={fn()} disabled>
          Verstuur per e-mail
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} onSelect={fn()} danger>
          Verwijder
        </DropdownMenuItem>
      </>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, height: "320px" },
      guidance: {
        do: ["Use it for actions that are needed now and then."],
        dont: ["Don't hide the one next action in it.", "Don't use it for choosing a value: use a select."],
      },
    },
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  parameters: { screenshot: { target: "[role=menu]" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Bestellijst" }));
  },
};
export const LongText: Story = {
  ...Open,
  args: {
    children: (
      <DropdownMenuItem icon={Copy} onSelect={fn()}>
        Kopieer de koppeling naar de bestellijst van inbouwthermostaatkraanafdekplaatgarnituren
      </DropdownMenuItem>
    ),
  },
};
