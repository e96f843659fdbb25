import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { rooms } from "../testing/sample-materials.ts";
import { tabTo } from "../../testing/keyboard.ts";
import { ImageCarousel } from "./image-carousel.tsx";

const meta = {
  title: "Showroom/Image carousel/Tests",
  component: ImageCarousel,
  tags: ["!autodocs", "!dev"],
  args: {
    label: "Afbeeldingen",
    images: [
      { src: rooms.travertine, alt: "Travertin" },
      { src: rooms.zellige, alt: "Groen" },
      { src: rooms.carrara, alt: "Licht" },
    ],
  },
} satisfies Meta<typeof ImageCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow buttons and arrow keys wrap around; only the visible picture is exposed to screen readers. */
export const WrapsAround: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = (name: string) =>
      waitFor(() => expect(canvas.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([name]));
    await shown("Travertin");
    await userEvent.click(canvas.getByRole("button", { name: "Vorige afbeelding" }));
    await shown("Licht");
    await userEvent.keyboard("{ArrowRight}");
    await shown("Travertin");
    await expect(canvas.getByText("1 van 3")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Volgende afbeelding" }));
    await shown("Groen");
  },
};

export const EveryKeyWalks: Story = {
  play: async ({ canvas }) => {
    const shown = (name: string) =>
      waitFor(() => expect(canvas.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([name]));
    await shown("Travertin");
    await tabTo(canvas.getByRole("button", { name: "Vorige afbeelding" }));
    await userEvent.keyboard("{Enter}");
    await shown("Licht");
    await userEvent.keyboard(" ");
    await shown("Groen");
    await userEvent.keyboard("{ArrowLeft}");
    await shown("Travertin");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Volgende afbeelding" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await shown("Groen");
    await userEvent.keyboard(" ");
    await shown("Licht");
  },
};
