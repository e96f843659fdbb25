import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ProductRow } from "./product-row.tsx";
import { opensByEnter } from "../../testing/keyboard.ts";
import { ProductList } from "./product-list.tsx";

const meta = {
  title: "Showroom/Product list/Tests",
  component: ProductList,
  tags: ["!autodocs", "!dev"],
  args: {
    label: "Gekozen producten",
    emptyText: "Er zijn geen producten gekozen.",
    children: [
      <ProductRow key="1" label="Wandtegel" name="Solva" editHref="/tegels" />,
      <ProductRow key="2" name="Calla wastafel" editHref="/sanitair" />,
    ],
  },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links with the same text have the product in their name. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole("list", { name: "Gekozen producten" })).getAllByRole("listitem")).toHaveLength(
      2,
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Wijzig configuratie (Wandtegel)" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Wijzig configuratie (Calla wastafel)" })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Er zijn geen producten gekozen.")).toBeVisible();
    await expect(within(canvasElement).queryByRole("list")).not.toBeInTheDocument();
  },
};

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Wijzig configuratie (Wandtegel)" }), "/tegels");
    await opensByEnter(canvas.getByRole("link", { name: "Wijzig configuratie (Calla wastafel)" }), "/sanitair");
  },
};
