import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { opensByEnter } from "../../testing/keyboard.ts";
import { Footer } from "./footer.tsx";

const showroom = {
  name: "Showroom Utrecht",
  address: "Tegelweg 12",
  postalCode: "3542 AB",
  city: "Utrecht",
  phone: "030 - 123 45 67",
  email: "showroom@voorbeeld.nl",
};

const meta = {
  title: "Navigation/Footer/Tests",
  component: Footer,
  tags: ["!autodocs", "!dev"],
  args: { showroom, disclaimer: "Alle prijzen zijn inclusief BTW." },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PhoneAndMailCanBePressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "030 - 123 45 67" })).toHaveFocus();
    await opensByEnter(canvas.getByRole("link", { name: "030 - 123 45 67" }), "tel:0301234567");
    await opensByEnter(canvas.getByRole("link", { name: "showroom@voorbeeld.nl" }), "mailto:showroom@voorbeeld.nl");
    await expect(canvas.getByRole("contentinfo")).toHaveTextContent("Alle prijzen zijn inclusief BTW.");
  },
};
