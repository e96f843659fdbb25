import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { tabTo } from "../../testing/keyboard.ts";
import { PictureParts } from "../picture-parts/picture-parts.tsx";
import { partChoices, partMap } from "../testing/sample-parts.tsx";
import { rooms } from "../testing/sample-materials.ts";
import { PictureViewer } from "./picture-viewer.tsx";

const onClose = fn();

const meta = {
  title: "Showroom/Picture viewer/Tests",
  component: PictureViewer,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Badkamer",
    src: rooms.travertine,
    alt: "Badkamer in travertin",
    layer: <PictureParts map={partMap} choices={partChoices} />,
    onClose,
  },
} satisfies Meta<typeof PictureViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole("dialog", { name: "Badkamer" });
const pictureIn = (viewer: HTMLElement) => within(viewer).getByRole("img", { name: "Badkamer in travertin" });
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Buttons and keys zoom in and out, and move the picture, which never leaves the stage. */
export const ZoomedByKeyboard: Story = {
  play: async () => {
    const viewer = await dialog();
    const picture = pictureIn(viewer);
    const whole = boxOf(picture);
    const larger = within(viewer).getByRole("button", { name: "Inzoomen" });
    await tabTo(larger);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(whole.width * 1.5, 0));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(boxOf(picture).left).toBeCloseTo(whole.left - whole.width / 4 - 60, 0));
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}{ArrowUp}");
    await waitFor(() => expect(boxOf(picture).left).toBeCloseTo(whole.left - whole.width / 4, 0));
    await userEvent.keyboard("-");
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(whole.width, 0));
    await userEvent.keyboard("+");
    await userEvent.keyboard("+");
    for (let presses = 0; presses < 40; presses++) await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(boxOf(picture).right).toBeCloseTo(whole.right, 0));
    await userEvent.keyboard("0");
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(whole.width, 0));
    await userEvent.tab({ shift: true });
    await expect(within(viewer).getByRole("button", { name: "Sluiten" })).toHaveFocus();
    await tabTo(larger);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(boxOf(picture).width).toBeGreaterThan(whole.width));
  },
};

/** A drag moves the enlarged picture and presses nothing; a press shows what is there, also when it is enlarged. */
export const DraggedAndPressed: Story = {
  play: async () => {
    const viewer = await dialog();
    const picture = pictureIn(viewer);
    await userEvent.click(within(viewer).getByRole("button", { name: "Inzoomen" }));
    await waitFor(() => expect(boxOf(picture).width).toBeGreaterThan(boxOf(viewer).width));
    const { left, top, width, height } = boxOf(picture);
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
    const target = document.elementFromPoint(at(0.5, 0.4).clientX, at(0.5, 0.4).clientY) ?? picture;
    await userEvent.pointer([
      { target, coords: at(0.5, 0.4), keys: "[MouseLeft>]" },
      { target, coords: at(0.55, 0.4) },
      { target, coords: at(0.55, 0.4), keys: "[/MouseLeft]" },
    ]);
    await waitFor(() => expect(boxOf(picture).left).toBeCloseTo(left + 0.05 * width, 0));
    await expect(within(document.body).queryByRole("dialog", { name: "Gekozen op deze plek" })).toBeNull();
    await userEvent.pointer([{ target, coords: at(0.55, 0.4), keys: "[MouseLeft]" }]);
    const panel = await within(document.body).findByRole("dialog", { name: "Gekozen op deze plek" });
    await expect(within(panel).getByText("Wandtegel")).toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  play: async () => {
    onClose.mockClear();
    await dialog();
    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
