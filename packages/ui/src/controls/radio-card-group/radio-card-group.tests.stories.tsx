import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { RadioCard } from "../radio-card/radio-card.tsx";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { RadioCardGroup } from "./radio-card-group.tsx";

const cards = (
  <>
    <RadioCard
      name="hoogte"
      value="nee"
      title="Nee, standaard hoogte"
      description="De wanden worden tot circa 1,20 meter betegeld."
      price="Inbegrepen"
      defaultChecked
    />
    <RadioCard
      name="hoogte"
      value="ja"
      title="Ja, plafondhoog"
      description="De wanden worden tot aan het plafond betegeld."
      price="+ € 420,-"
    />
  </>
);

const meta = {
  title: "Controls/Radio card group/Tests",
  component: RadioCardGroup,
  tags: ["!autodocs", "!dev"],
  args: { legend: "Tegelwerk plafondhoog", children: cards },
} satisfies Meta<typeof RadioCardGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ArrowsMoveAndChoose: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Tegelwerk plafondhoog" })).toBeVisible();
    const [no = document.body, yes = document.body] = canvas.getAllByRole("radio");
    await arrowsWalk(no, yes);
    await expect(no).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(yes).toBeChecked();
    await expect(no).not.toBeChecked();
    await userEvent.tab();
    await expect(yes).not.toHaveFocus();
    await expect(no).not.toHaveFocus();
  },
};
