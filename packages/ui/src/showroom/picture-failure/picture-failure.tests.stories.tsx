import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { rooms } from "../testing/sample-materials.ts";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { MediaFrame } from "../media-frame/media-frame.tsx";
import { PictureFailure } from "./picture-failure.tsx";
import { RetriedImage } from "./retried-image.tsx";

const BROKEN = "data:image/png;base64,broken";
const onRetry = fn();

const meta = {
  title: "Showroom/Picture failure/Tests",
  component: PictureFailure,
  tags: ["!autodocs", "!dev"],
  args: { onRetry },
} satisfies Meta<typeof PictureFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TriedAgainByKeyboard: Story = {
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await pressedByKeys(canvas.getByRole("button", { name: "Probeer het opnieuw" }), onRetry);
  },
};

/** A picture that cannot load says so and offers no buttons that do nothing; a retry loads it again. */
export const FrameOfABrokenPicture: Story = {
  render: () => <MediaFrame src={BROKEN} alt="Badkamer" fit="room" onFullScreen={fn()} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText("De afbeelding kan nu niet worden geladen.");
    await expect(canvas.queryByRole("button", { name: "Beeld op volledig scherm" })).toBeNull();
    const before = canvasElement.querySelector("figure img");
    await userEvent.click(canvas.getByRole("button", { name: "Probeer het opnieuw" }));
    await waitFor(() => expect(canvasElement.querySelector("figure img")).not.toBe(before));
    await canvas.findByText("De afbeelding kan nu niet worden geladen.");
  },
};

/** Another picture takes the place of the message. */
export const FrameWithAnotherPicture: Story = {
  render: function Frame() {
    return <MediaFrame src={rooms.travertine} alt="Badkamer" onFullScreen={fn()} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "Badkamer" })).toHaveAttribute("data-ready"));
    await expect(canvas.queryByText("De afbeelding kan nu niet worden geladen.")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Beeld op volledig scherm" })).toBeVisible();
  },
};

export const ImageThatIsBroken: Story = {
  render: () => <RetriedImage src={BROKEN} alt="Wastafel" />,
  play: async ({ canvas }) => {
    await canvas.findByText("De afbeelding kan nu niet worden geladen.");
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
