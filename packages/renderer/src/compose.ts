import { type Compositor, encodeJpeg, type Pixels } from "./compositor.ts";
import type { RenderedImage, ViewRequest } from "./engine.ts";
import type { HotView } from "./hot-view.ts";

/** A picture that is composed, but perhaps not packed and shown yet. */
export interface PictureUnderWay {
  /** Resolves once it was shown; rejects with the signal's reason, or when it cannot be packed. */
  readonly shown: Promise<void>;
}

/** Composes a picture of a view. It is packed as JPEG and shown while the threads go on with something else. */
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

/** Pictures of fewer pixels are there before a part of them could be shown. */
const WORTH_A_PREVIEW = 500_000;

/**
 * Composes the final picture of a view whose light is known, and shows it. A large one is shown at half its size as soon as half of it is
 * there: on a screen that differs little, and comes sooner by the other half and by three quarters of packing and unpacking.
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

/** Packs a picture, and shows it once an earlier one has been shown. */
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
  // Whoever goes on meanwhile may fail first and never look at it.
  shown.catch(() => undefined);
  return shown;
}
