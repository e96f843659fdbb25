import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceBreakdown } from "../price-breakdown/price-breakdown.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { products } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { ProductCard } from "./product-card.tsx";

const meta = {
  title: "Showroom/Product card",
  component: ProductCard,
  parameters: guidance(
    [
      "Use `opener` when a press opens the variants, `checkbox` in optional groups, `radio` where one must be chosen.",
      "Show 'v.a.' until a variant is chosen.",
    ],
    [
      "Do not hide a required product: show it chosen, with the reason.",
      "Do not put the description in the card itself.",
    ],
    [
      {
        press: "Tab",
        does: "Goes from choosing to enlarging the picture, to the variants and to the two other views.",
        story: "Keyboard",
      },
      {
        press: "Space",
        does: "Chooses the product; where several may be chosen, a second press takes it back.",
        story: "Keyboard",
      },
      {
        press: "ArrowRight, ArrowDown",
        does: "Where one is chosen: goes to the next product, and chooses it.",
        story: "ArrowsWalkFromProductToProduct",
      },
      {
        press: "ArrowLeft, ArrowUp",
        does: "Where one is chosen: goes to the one before, and chooses it.",
        story: "ArrowsWalkFromProductToProduct",
      },
      {
        press: "Enter, Space",
        does: "On a button: enlarges the picture, opens the variants, or shows the other view.",
        story: "ButtonsByKeys",
      },
    ],
  ),
  args: {
    value: "calla",
    title: "Calla wastafel",
    imageUrl: products.basin,
    price: <PriceTag amount="+ € 185,-" from />,
    colourCount: 4,
    dimensionCount: 3,
    breakdown: (
      <PriceBreakdown
        density="dense"
        rows={[
          { label: "Productprijs", amount: "€ 420,-" },
          { label: "Retour", amount: "− € 295,-" },
          { label: "Montage", amount: "€ 60,-" },
        ]}
        total={{ label: "Totaal", amount: "€ 185,-" }}
      />
    ),
    description: <p>Keramische wastafel met smalle rand, met kraangat en overloop.</p>,
    onSelect: fn(),
    onZoom: fn(),
    onOpenVariants: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <TileGrid label="Wastafel" columns="two">
          <Story />
        </TileGrid>
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = { args: { kind: "opener" } };
export const Selected: Story = { args: { kind: "checkbox", selected: true, price: <PriceTag amount="+ € 185,-" /> } };
export const Standard: Story = { args: { selected: true, price: <PriceTag />, colourCount: 1, dimensionCount: 1 } };
export const Required: Story = {
  args: { kind: "checkbox", selected: true, requiredReason: "Hoort bij de gekozen inloopdouche." },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Past niet boven het gekozen meubel. Kies een meubel van 80 cm of breder." },
};
export const Locked: Story = { args: { selected: true, disabledReason: "U heeft uw keuzes reeds bevestigd." } };
export const WithoutPicture: Story = { args: { imageUrl: undefined, colour: "#d9d6d0" } };
export const LongDutchText: Story = { args: { title: longName, requiredReason: longSentence } };
export const InPairs: Story = {
  render: (args) => (
    <>
      <ProductCard {...args} kind="opener" />
      <ProductCard
        {...args}
        value="fluit"
        title="Fluit fonteinkraan"
        imageUrl={products.tap}
        selected
        price={<PriceTag />}
        colourCount={3}
        dimensionCount={1}
      />
      <ProductCard
        {...args}
        value="wand"
        title="Wandcloset Riva"
        imageUrl={products.toilet}
        kind="opener"
        disabledReason="Niet met de gekozen bedieningsplaat."
      />
      <ProductCard {...args} value="douche" title="Regendouche Lluvia" imageUrl={products.shower} kind="opener" />
    </>
  ),
};
