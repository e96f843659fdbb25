import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { RadioCard } from "./radio-card.tsx";

const meta = {
  title: "Controls/Radio card/Tests",
  component: RadioCard,
  tags: ["!autodocs", "!dev"],
  args: {
    name: "plafond",
    value: "ja",
    title: "Ja, plafondhoog",
    description: "Tot aan het plafond.",
    price: "+ € 420,-",
    onChange: fn(),
  },
} satisfies Meta<typeof RadioCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const radio = canvas.getByRole("radio", { name: "Ja, plafondhoog" });
    await expect(radio).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(radio).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText("Gekozen")).toBeVisible();
  },
};

export const DescriptionAndPriceAreRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio")).toHaveAccessibleDescription("Tot aan het plafond. + € 420,-");
  },
};

export const ReasonIsReadAndItCannotBeChosen: Story = {
  args: { disabledReason: "Niet mogelijk bij de gekozen kraan." },
  play: async ({ args, canvas }) => {
    const radio = canvas.getByRole("radio");
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription(
      "Tot aan het plafond. + € 420,- Niet mogelijk bij de gekozen kraan.",
    );
    await userEvent.click(canvas.getByText("Ja, plafondhoog"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ArrowsWalkItsGroup: Story = {
  render: (args) => (
    <>
      <RadioCard {...args} value="nee" title="Nee, standaard hoogte" />
      <RadioCard {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const no = canvas.getByRole("radio", { name: "Nee, standaard hoogte" });
    await arrowsWalk(no, canvas.getByRole("radio", { name: "Ja, plafondhoog" }));
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(no).toBeChecked();
  },
};
