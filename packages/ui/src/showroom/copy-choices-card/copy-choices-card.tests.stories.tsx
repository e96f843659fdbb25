import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { CopyChoicesCard } from "./copy-choices-card.tsx";

const onFresh = fn();

const meta = {
  title: "Showroom/Copy choices card/Tests",
  component: CopyChoicesCard,
  tags: ["!autodocs", "!dev"],
  args: {
    choice: "copied",
    onSelect: fn(),
    prices: [{ label: "Tegels", amount: "+ € 240,-" }, { label: "Sanitair" }],
    total: "+ € 240,-",
  },
} satisfies Meta<typeof CopyChoicesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A radio with the specification's text, described by the prices per group. */
export const ReadsItsPrices: Story = {
  play: async ({ canvasElement, args }) => {
    const answer = within(canvasElement).getByRole("radio", { name: "Ja, neem mijn keuzes over" });
    await expect(answer).toHaveAccessibleDescription(/Tegels.*240.*Sanitair.*Inbegrepen.*Totaal.*240/);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** A press is ignored while choices are being copied. */
export const Copying: Story = {
  args: { disabledReason: "Uw keuzes worden overgenomen…" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio"));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ArrowsWalkBothAnswers: Story = {
  render: (args) => (
    <TileGrid label="Keuzes overnemen" columns="two">
      <CopyChoicesCard choice="fresh" onSelect={onFresh} />
      <CopyChoicesCard {...args} />
    </TileGrid>
  ),
  play: async ({ args, canvas }) => {
    onFresh.mockClear();
    await arrowsWalk(
      canvas.getByRole("radio", { name: "Nee, ik wil opnieuw kiezen" }),
      canvas.getByRole("radio", { name: "Ja, neem mijn keuzes over" }),
    );
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(onFresh).toHaveBeenCalledTimes(2);
  },
};
