import { type Compositor, encodeJpeg } from "./compositor.ts";
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
  const { width, height } = view;
  const pixels = await compositor.pixels(view, request.finishes, request.loadTexture, signal);
  const packAndShow = async () => {
    const jpeg = await encodeJpeg(pixels, width, height);
    signal?.throwIfAborted();
    onImage({ stage, jpeg, width, height });
  };
  const shown = packAndShow();
  // Whoever goes on meanwhile may fail first and never look at it.
  shown.catch(() => undefined);
  return { shown };
}
