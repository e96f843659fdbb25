import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PriceTag } from "./price-tag.tsx";

const meta = { title: "Showroom/Price tag/Tests", component: PriceTag, tags: ["!autodocs", "!dev"] } satisfies Meta<
  typeof PriceTag
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visible abbreviations have the full words for screen readers. */
export const SpokenInFull: Story = {
  args: { amount: "€ 42,50", unit: "m²", from: true },
  play: async ({ canvasElement }) => {
    const spoken = canvasElement.cloneNode(true) as HTMLElement;
    for (const hidden of spoken.querySelectorAll("[aria-hidden]")) hidden.remove();
    await expect(spoken.textContent?.replaceAll(/\s+/g, " ").trim()).toBe("vanaf € 42,50 per vierkante meter");
    await expect(within(canvasElement).getByText("/ m²")).toBeVisible();
  },
};

/** Screen readers get a word instead of the star. */
export const IndicativeIsSpoken: Story = {
  args: { amount: "+ € 120,-", indicative: "sign" },
  play: async ({ canvasElement }) => {
    const spoken = canvasElement.cloneNode(true) as HTMLElement;
    for (const hidden of spoken.querySelectorAll("[aria-hidden]")) hidden.remove();
    await expect(spoken.textContent).toBe("+ € 120,- indicatief");
    await expect(within(canvasElement).getByText("*")).toBeVisible();
  },
};

/** What changes now is read after the amount. */
export const ChangeIsReadAfterTheAmount: Story = {
  args: { amount: "+ € 969,-", now: "− € 20,-" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("+ € 969,- nu − € 20,-");
  },
};

/** 'Inbegrepen' has neither 'v.a.' nor a unit. */
export const IncludedSaysNothingElse: Story = {
  args: { from: true, unit: "m²", indicative: "sign" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("Inbegrepen");
  },
};

/** 'Inbegrepen' is shown only for a choice without extra cost over the standard. */
export const SameIsNotIncluded: Story = {
  args: { same: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe("Geen verschil");
  },
};
