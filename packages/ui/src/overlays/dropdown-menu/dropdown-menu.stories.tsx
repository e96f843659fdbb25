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
      keys: [
        { press: "Tab", does: "Puts the focus on the button.", story: "EveryKeyWalksIt" },
        {
          press: "Enter, ArrowDown",
          does: "On the button: opens the menu and puts the focus on its first item.",
          story: "WalkedAndChosenByKeyboard",
        },
        {
          press: "Space",
          does: "On the button: does the same. On an item: chooses it.",
          story: "SpaceOpensAndChooses",
        },
        {
          press: "ArrowDown, ArrowUp",
          does: "Goes to the next item or the one before, round and round.",
          story: "EveryKeyWalksIt",
        },
        { press: "Home, End", does: "Goes to the first or the last item.", story: "EveryKeyWalksIt" },
        { press: "Letters", does: "Goes to the next item that begins so.", story: "EveryKeyWalksIt" },
        {
          press: "Enter",
          does: "On an item: chooses it and closes the menu; the button has the focus again.",
          story: "WalkedAndChosenByKeyboard",
        },
        { press: "Escape", does: "Closes the menu; the button has the focus again.", story: "EveryKeyWalksIt" },
      ],
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
