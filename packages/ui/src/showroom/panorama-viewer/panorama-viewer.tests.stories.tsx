import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { tabTo } from "../../testing/keyboard.ts";
import { partChoices } from "../testing/sample-parts.tsx";
import { faces, panoramaParts } from "../testing/sample-panorama.ts";
import { PanoramaViewer } from "./panorama-viewer.tsx";

const onClose = fn();
const onLook = fn();

const meta = {
  title: "Showroom/Panorama viewer/Tests",
  component: PanoramaViewer,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Badkamer",
    alt: "Badkamer in travertin",
    faces,
    state: "ready",
    parts: panoramaParts,
    choices: partChoices,
    onLook,
    onClose,
  },
} satisfies Meta<typeof PanoramaViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole("dialog", { name: "Badkamer" });
const faceAtMiddle = (): string | undefined => (onLook.mock.lastCall as [readonly string[]] | undefined)?.[0][0];

/** Buttons and keys turn the view and bring it nearer. */
export const TurnedByKeyboard: Story = {
  play: async () => {
    const viewer = await dialog();
    // The keys work at once.
    await userEvent.keyboard("{ArrowRight}");
    for (let presses = 0; presses < 3; presses++) await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(faceAtMiddle()).toBe("right"));
    await userEvent.keyboard("0");
    const right = within(viewer).getByRole("button", { name: "Naar rechts kijken" });
    await tabTo(right);
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(faceAtMiddle()).toBe("right"));
    for (let presses = 0; presses < 4; presses++) await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(faceAtMiddle()).toBe("back"));
    for (let presses = 0; presses < 5; presses++) await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(faceAtMiddle()).toBe("up"));
    for (let presses = 0; presses < 9; presses++) await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(faceAtMiddle()).toBe("down"));
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("+");
    await userEvent.keyboard("-");
    await userEvent.keyboard("0");
    await waitFor(() => expect(faceAtMiddle()).toBe("back"));
    await userEvent.tab({ shift: true });
    await expect(within(viewer).getByRole("button", { name: "Naar links kijken" })).toHaveFocus();
  },
};

/** A drag turns the view and presses nothing; a press says what is there. */
export const DraggedAndPressed: Story = {
  play: async () => {
    const viewer = await dialog();
    const box = viewer.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: box.left + x * box.width, clientY: box.top + y * box.height });
    const target = document.elementFromPoint(at(0.5, 0.4).clientX, at(0.5, 0.4).clientY) ?? viewer;
    await userEvent.pointer([
      { target, coords: at(0.5, 0.4), keys: "[MouseLeft>]" },
      { target, coords: at(0.52, 0.4) },
      { target, coords: at(0.52, 0.4), keys: "[/MouseLeft]" },
    ]);
    await expect(within(document.body).queryByRole("dialog", { name: "Gekozen op deze plek" })).toBeNull();
    await userEvent.pointer([{ target, coords: at(0.5, 0.4), keys: "[MouseLeft]" }]);
    const panel = await within(document.body).findByRole("dialog", { name: "Gekozen op deze plek" });
    await expect(within(panel).getByText("Wandtegel")).toBeVisible();
  },
};

export const SaysWhatIsInView: Story = {
  play: async () => {
    const viewer = await dialog();
    await waitFor(() => expect(within(viewer).getByRole("status")).toHaveTextContent(/^In beeld: .*Wandtegel/), {
      timeout: 3000,
    });
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
