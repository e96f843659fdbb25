import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { tabTo } from "../../testing/keyboard.ts";
import { Accordion, AccordionSection } from "./accordion.tsx";

const sections = (
  <>
    <AccordionSection id="wand" title="Wandtegel" meta="Standaard product">
      <p>Kies de tegel voor de wanden.</p>
    </AccordionSection>
    <AccordionSection id="vloer" title="Vloertegel" meta="Optioneel product">
      <p>Kies de tegel voor de vloer.</p>
    </AccordionSection>
  </>
);

const meta = {
  title: "Layout/Accordion/Tests",
  component: Accordion,
  tags: ["!autodocs", "!dev"],
  args: { onValueChange: fn(), children: sections },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SingleClosesTheOther: Story = {
  args: { mode: "single", defaultValue: ["wand"] },
  play: async ({ args, canvas }) => {
    const wall = canvas.getByRole("button", { name: /Wandtegel/ });
    const floor = canvas.getByRole("button", { name: /Vloertegel/ });
    await expect(wall).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await userEvent.tab();
    await expect(floor).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["vloer"]);
    await expect(wall).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByText("Kies de tegel voor de vloer.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const IndependentKeepsTheOther: Story = {
  args: { defaultValue: ["wand"] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Vloertegel/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["wand", "vloer"]);
  },
};

export const HeadingsHaveTheirLevel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  },
};

export const SpaceOpensAndCloses: Story = {
  play: async ({ args, canvas }) => {
    const wall = canvas.getByRole("button", { name: /Wandtegel/ });
    await tabTo(wall);
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["wand"]);
    await expect(wall).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(wall).toHaveFocus();
  },
};
