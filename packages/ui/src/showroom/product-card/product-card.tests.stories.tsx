import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { products } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { arrowsWalk, pressedByKeys, tabTo } from "../../testing/keyboard.ts";
import { PriceBreakdown } from "../price-breakdown/price-breakdown.tsx";
import { ProductCard } from "./product-card.tsx";

const onSelect = fn();
const onDeselect = fn();
const onZoom = fn();
const onOpenVariants = fn();
const computed = fn(() => [{ label: "Retour", amount: "− € 295,-" }]);
const Computed = () => <PriceBreakdown density="dense" rows={computed()} />;

const meta = {
  title: "Showroom/Product card/Tests",
  component: ProductCard,
  tags: ["!autodocs", "!dev"],
  args: {
    kind: "checkbox",
    value: "calla",
    title: "Calla wastafel",
    imageUrl: products.basin,
    selected: true,
    colourCount: 4,
    dimensionCount: 1,
    breakdown: <Computed />,
    description: <p>Keramische wastafel.</p>,
    onSelect,
    onDeselect,
    onZoom,
    onOpenVariants,
  },
  beforeEach: () => {
    for (const mock of [onSelect, onDeselect, onZoom, onOpenVariants, computed]) mock.mockClear();
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Choosing, zooming, opening the variants and the two other views are separate tab stops with separate effects. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Calla wastafel" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(onDeselect).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Afbeelding van Calla wastafel vergroten" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onZoom).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onOpenVariants).toHaveBeenCalledOnce();
    await expect(onDeselect).toHaveBeenCalledOnce();
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** 'Prijsopbouw' and 'Omschrijving' replace each other; a second press shows the facts again. */
export const Views: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("4 kleuren")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Prijsopbouw" }));
    await expect(canvas.getByText("− € 295,-")).toBeVisible();
    await expect(canvas.queryByText("4 kleuren")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Omschrijving" }));
    await expect(canvas.getByText("Keramische wastafel.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Prijsopbouw" })).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Omschrijving" }));
    await expect(canvas.getByText("4 kleuren")).toBeVisible();
    await expect(onDeselect).not.toHaveBeenCalled();
  },
};

export const ArrowsWalkFromProductToProduct: Story = {
  render: (args) => (
    <TileGrid label="Wastafel" columns="two">
      <ProductCard {...args} kind="radio" selected={false} />
      <ProductCard {...args} kind="radio" selected={false} value="duo" title="Duo wastafel" />
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    await arrowsWalk(
      canvas.getByRole("radio", { name: "Calla wastafel" }),
      canvas.getByRole("radio", { name: "Duo wastafel" }),
    );
    await expect(onSelect).toHaveBeenCalledTimes(4);
  },
};

/** A chosen card has a button more; the amounts of its neighbours stay beside its own. */
export const AmountsStandOnOneLine: Story = {
  render: (args) => (
    <div style={{ width: "50rem" }}>
      <TileGrid label="Wastafel" columns="two">
        <ProductCard {...args} selected onOpenVariants={onZoom} price="+ € 10,-" />
        <ProductCard {...args} selected={false} value="duo" title="Duo wastafel" price="+ € 20,-" />
      </TileGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const [chosen, other] = ["+ € 10,-", "+ € 20,-"].map((amount) => canvas.getByText(amount).getBoundingClientRect());
    await expect(canvas.getByRole("button", { name: "Wijzig kleur of maat" })).toBeVisible();
    await expect(Math.abs((chosen?.top ?? 0) - (other?.top ?? 0))).toBeLessThan(1);
    await expect(other?.left).toBeGreaterThan(chosen?.right ?? 0);
  },
};

export const ButtonsByKeys: Story = {
  play: async ({ canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Afbeelding van Calla wastafel vergroten" }), onZoom);
    const opener = canvas.getByRole("button", { name: "Prijsopbouw" });
    await tabTo(opener);
    await expect(computed).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(opener).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByText("− € 295,-")).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(opener).toHaveAttribute("aria-pressed", "false");
    await expect(onZoom).toHaveBeenCalledTimes(2);
    await expect(onDeselect).not.toHaveBeenCalled();
  },
};

/** A long breakdown does not push the amount of the card beside it away from its name. */
export const BesideAnOpenBreakdown: Story = {
  args: {
    breakdown: (
      <PriceBreakdown
        density="dense"
        rows={Array.from({ length: 8 }, (_, row) => ({ label: `Regel ${row}`, amount: "€ 1,00" }))}
      />
    ),
  },
  render: (args) => (
    <TileGrid label="Wastafel" columns="two">
      <ProductCard {...args} />
      <ProductCard {...args} value="kubus" title="Kubus wastafel" selected={false} price={<span>+ € 670,-</span>} />
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole("button", { name: "Prijsopbouw" })[0]!);
    const name = canvas.getByText("Kubus wastafel").getBoundingClientRect();
    const amount = canvas.getByText("+ € 670,-").getBoundingClientRect();
    await expect(amount.top - name.bottom).toBeLessThan(60);
  },
};
