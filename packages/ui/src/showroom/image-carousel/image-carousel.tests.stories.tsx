import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { rooms } from "../testing/sample-materials.ts";
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

/** Arrow buttons and arrow keys walk round and round; only the picture in view is offered to screen readers. */
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
