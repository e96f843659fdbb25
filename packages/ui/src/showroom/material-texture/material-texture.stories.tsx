import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { materials } from "../testing/sample-materials.ts";
import { MaterialTexture } from "./material-texture.tsx";

const meta = {
  title: "Showroom/Material texture",
  component: MaterialTexture,
  parameters: guidance(
    [
      "Give width and length of the tile, so that a mosaic looks like a mosaic beside a slab.",
      "Write the name beside it.",
    ],
    ["Do not round its corners or put words on it.", "Do not mix frames of different size on one page."],
  ),
  decorators: [
    (Story) => (
      <div style={{ width: "20rem", maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaterialTexture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slab: Story = { args: { imageUrl: materials.travertine, widthMm: 600, lengthMm: 1200 } };
export const Square: Story = { args: { imageUrl: materials.terrazzo, widthMm: 300, lengthMm: 300 } };
export const Small: Story = { args: { imageUrl: materials.zellige, widthMm: 100, lengthMm: 100 } };
export const Metro: Story = { args: { imageUrl: materials.zelligeBlush, widthMm: 300, lengthMm: 75 } };
export const Planks: Story = { args: { imageUrl: materials.oak, widthMm: 180, lengthMm: 1220 } };
export const Colour: Story = { args: { colour: "#8f938c" } };
export const ColourAtScale: Story = { args: { colour: "#c9d2c8", widthMm: 150, lengthMm: 150 } };
export const Nothing: Story = {};
export const Wide: Story = { args: { imageUrl: materials.oak, shape: "wide" } };
export const Fill: Story = {
  args: { imageUrl: materials.carrara, shape: "fill" },
  decorators: [
    (Story) => (
      <div style={{ width: "100%", height: 120 }}>
        <Story />
      </div>
    ),
  ],
};
export const Product: Story = { args: { imageUrl: materials.chrome, fit: "contain" } };
