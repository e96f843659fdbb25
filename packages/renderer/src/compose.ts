import { type Compositor, encodeJpeg, type Pixels } from "./compositor.ts";
import type { RenderedImage, ViewRequest } from "./view-request.ts";
import type { HotView } from "./hot-view.ts";

/** A picture that is composed, but may not be encoded and shown yet. */
export interface PictureUnderWay {
  /** Resolves when it has been shown. Rejects with the signal's reason, or if it cannot be encoded. */
  readonly shown: Promise<void>;
}

/** Composes a picture of a view. It is encoded as JPEG and shown while the threads go on with other work. */
export async function compose(
  compositor: Compositor,
  stage: RenderedImage["stage"],
  view: HotView,
  request: ViewRequest,
  onImage: (image: RenderedImage) => void,
  signal: AbortSignal | undefined,
): Promise<PictureUnderWay> {
  const pixels = await compositor.pixels(view, request.finishes, request.loadTexture, { signal });
  return { shown: packAndShow(stage, pixels, onImage, signal) };
}

/** Pixels from which on a preview pays: smaller pictures are ready before a preview could be shown. */
const WORTH_A_PREVIEW = 500_000;

/**
 * Composes the final picture of a view whose light is known, and shows it. A large picture is first shown at half its size, as soon as every
 * other row is composed. That differs little on a screen and takes half the composing and a quarter of the encoding.
 */
export async function composeKnown(
  compositor: Compositor,
  view: HotView,
  request: ViewRequest,
  onImage: (image: RenderedImage) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  let preview: Promise<void> | undefined;
  const onHalf = (half: Pixels) => {
    preview = packAndShow("preview", half, onImage, signal);
  };
  const isLarge = view.width * view.height >= WORTH_A_PREVIEW;
  const { finishes, loadTexture } = request;
  const whole = await compositor.pixels(view, finishes, loadTexture, { signal, ...(isLarge && { onHalf }) });
  await packAndShow("final", whole, onImage, signal, preview);
}

/** Encodes a picture, and shows it after an earlier one. */
function packAndShow(
  stage: RenderedImage["stage"],
  pixels: Pixels,
  onImage: (image: RenderedImage) => void,
  signal: AbortSignal | undefined,
  earlier?: Promise<void>,
): Promise<void> {
  const { width, height } = pixels;
  const show = async () => {
    const jpeg = await encodeJpeg(pixels);
    await earlier;
    signal?.throwIfAborted();
    onImage({ stage, jpeg, width, height });
  };
  const shown = show();
  // The caller may fail first and never await this promise.
  shown.catch(() => undefined);
  return shown;
}
