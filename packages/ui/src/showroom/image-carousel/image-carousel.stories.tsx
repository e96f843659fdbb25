import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { rooms } from "../testing/sample-materials.ts";
import { ImageCarousel } from "./image-carousel.tsx";

const meta = {
  title: "Showroom/Image carousel",
  component: ImageCarousel,
  parameters: guidance(
    ["Describe each picture.", "Put it in a gallery dialog."],
    ["Never let it move by itself."],
    [
      { press: "Tab", does: "Goes from the one arrow button to the other.", story: "EveryKeyWalks" },
      { press: "Enter, Space", does: "Shows the picture before, or the next.", story: "EveryKeyWalks" },
      {
        press: "ArrowLeft, ArrowRight",
        does: "On either button: shows the picture before, or the next.",
        story: "EveryKeyWalks",
      },
    ],
  ),
  args: {
    label: "Afbeeldingen van Calla wastafel",
    images: [
      { src: rooms.travertine, alt: "Wastafel in een badkamer met travertin" },
      { src: rooms.zellige, alt: "Wastafel in een groene badkamer" },
      { src: rooms.carrara, alt: "Wastafel in een lichte badkamer" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ height: "56rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

// No long text: its labels are not visible

export const Several: Story = {};
export const One: Story = { args: { images: [{ src: rooms.carrara, alt: "Wastafel in een lichte badkamer" }] } };
export const Empty: Story = { args: { images: [] } };
