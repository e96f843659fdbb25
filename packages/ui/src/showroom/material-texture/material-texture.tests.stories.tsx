import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { materials } from "../testing/sample-materials.ts";
import { MaterialTexture } from "./material-texture.tsx";

const meta = {
  title: "Showroom/Material texture/Tests",
  component: MaterialTexture,
  tags: ["!autodocs", "!dev"],
  decorators: [
    (Story) => (
      <div style={{ width: "160px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MaterialTexture>;

export default meta;
type Story = StoryObj<typeof meta>;

const texture = (canvas: HTMLElement): Element => {
  const element = canvas.querySelector("[data-shape]");
  if (!element) throw new Error("No texture");
  return element;
};

/** 200 mm of a frame of 800 mm is a quarter of the picture's width. */
export const TrueScale: Story = {
  args: { imageUrl: materials.zellige, widthMm: 200, lengthMm: 100 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getComputedStyle(texture(canvasElement)).backgroundImage).toContain("url("));
    await expect(getComputedStyle(texture(canvasElement)).backgroundSize.split(",")[0]).toBe("25% 12.5%");
  },
};

/** Without a usable size the picture fills its place. */
export const NoSize: Story = {
  args: { imageUrl: materials.zellige, widthMm: 0, lengthMm: 600 },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(texture(canvasElement)).backgroundImage).toBe("none");
    await expect(canvasElement.querySelector("img")?.getBoundingClientRect().width).toBe(160);
  },
};

/** A picture that is not there leaves the colour, in tiles. */
export const BrokenPicture: Story = {
  args: { imageUrl: "data:image/png;base64,broken", colour: "#8f938c", widthMm: 200, lengthMm: 200 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")?.complete).toBe(true));
    await expect(getComputedStyle(texture(canvasElement)).backgroundColor).toBe("rgb(143, 147, 140)");
    await expect(getComputedStyle(texture(canvasElement)).backgroundImage).not.toContain("url(");
  },
};
