import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { materials, products } from "../testing/sample-materials.ts";
import { ProductList } from "./product-list.tsx";
import { ProductRow } from "./product-row.tsx";

const meta = {
  title: "Showroom/Product list",
  component: ProductList,
  subcomponents: { ProductRow },
  parameters: guidance(
    ["Give the edit link on the Result tab only."],
    ["Do not sort by price: keep the order of the room."],
    [
      { press: "Tab", does: "Goes from link to link.", story: "Keyboard" },
      { press: "Enter", does: "Opens where the product is changed.", story: "EnterOpens" },
    ],
  ),
  args: {
    label: "Gekozen producten",
    emptyText: "Er zijn geen producten gekozen.",
    children: [
      <ProductRow
        key="1"
        label="Wandtegel"
        name="Solva travertin"
        description="60 x 120 cm., voeg zilvergrijs"
        imageUrl={materials.travertine}
        price={<PriceTag amount="+ € 420,-" />}
        editHref="/tegels"
      />,
      <ProductRow
        key="2"
        label="Vloertegel"
        name="Veneto terrazzo"
        description="60 x 60 cm."
        imageUrl={materials.terrazzo}
        price={<PriceTag />}
        editHref="/tegels"
      />,
      <ProductRow
        key="3"
        label="Wastafel"
        name="Calla wastafel"
        description="Wit, 60 x 46 cm"
        imageUrl={products.basin}
        fit="contain"
        price={<PriceTag amount="+ € 185,-" />}
        editHref="/sanitair"
      />,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Result: Story = {};
export const Start: Story = {
  args: {
    label: "Standaard opstelling",
    children: (
      <ProductRow
        label="Wandtegel"
        name="Basis wit"
        description="20 x 25 cm."
        imageUrl={materials.glazedWhite}
        price={<PriceTag />}
      />
    ),
  },
};
export const WithoutPicture: Story = {
  args: { children: <ProductRow label="Voegkleur" name="Jasmijn" colour="#FFFBF2" price={<PriceTag />} /> },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { children: undefined } };
export const LongDutchText: Story = {
  args: {
    children: (
      <ProductRow
        label="Douche"
        name={longName}
        description={longSentence}
        price={<PriceTag amount="+ € 12.420,-" />}
        editHref="/sanitair"
      />
    ),
  },
};
