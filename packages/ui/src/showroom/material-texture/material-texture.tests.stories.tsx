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

const tiles = (canvas: HTMLElement): Element => {
  const element = texture(canvas).querySelector(":scope > span");
  if (!element) throw new Error("No tiles");
  return element;
};

/** A tile of 200 mm in a frame of 800 mm takes a quarter of the width. */
export const TrueScale: Story = {
  args: { imageUrl: materials.zellige, widthMm: 200, lengthMm: 100 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getComputedStyle(tiles(canvasElement)).backgroundImage).toContain("url("));
    await expect(getComputedStyle(tiles(canvasElement)).backgroundSize.split(",")[0]).toBe("25% 12.5%");
  },
};

/** The lines between tiles have the colour of the grout, a little darker as joints are. */
export const ChosenGrout: Story = {
  args: { colour: "#f1f0ec", widthMm: 200, lengthMm: 200, groutColour: "#a56e55" },
  play: async ({ canvasElement }) => {
    const lines = getComputedStyle(tiles(canvasElement)).backgroundImage;
    const [red = 0, green = 0, blue = 0] = (/color\(srgb ([\d. ]+)/.exec(lines)?.[1] ?? "").split(" ").map(Number);
    await expect([red, green, blue].map((part) => Math.round(255 * part))).toEqual([154, 104, 81]);
  },
};

/** Without a valid size the picture fills its container. */
export const NoSize: Story = {
  args: { imageUrl: materials.zellige, widthMm: 0, lengthMm: 600 },
  play: async ({ canvasElement }) => {
    await expect(texture(canvasElement).querySelector(":scope > span")).toBeNull();
    await expect(canvasElement.querySelector("img")?.getBoundingClientRect().width).toBe(160);
  },
};

/** When the picture cannot load, tiles of the colour are shown. */
export const BrokenPicture: Story = {
  args: { imageUrl: "data:image/png;base64,broken", colour: "#8f938c", widthMm: 200, lengthMm: 200 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")?.complete).toBe(true));
    await expect(texture(canvasElement).querySelector("rect")).toHaveAttribute("fill", "#8f938c");
    await expect(getComputedStyle(tiles(canvasElement)).backgroundImage).not.toContain("url(");
  },
};
