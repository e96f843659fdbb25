import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Link } from "../../controls/link/link.tsx";
import { RuledItem, RuledList } from "./ruled-list.tsx";

const meta = {
  title: "Layout/Ruled list/Tests",
  component: RuledList,
  tags: ["!autodocs", "!dev"],
  args: {
    label: "Projecten",
    children: (
      <>
        <RuledItem aside="24 kopers">
          <Link href="#een">De Lindehof</Link>
        </RuledItem>
        <RuledItem>
          <Link href="#twee">Havenkwartier</Link>
        </RuledItem>
      </>
    ),
  },
} satisfies Meta<typeof RuledList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const IsAListWithAName: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole("list", { name: "Projecten" })).getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual(["De Lindehof24 kopers", "Havenkwartier"]);
  },
};

export const TabGoesFromLineToLine: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "De Lindehof" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Havenkwartier" })).toHaveFocus();
  },
};
