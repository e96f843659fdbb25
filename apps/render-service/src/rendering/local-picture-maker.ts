import type { Engine } from "@showroom/renderer/engine-types";
import type { RenderedImage } from "@showroom/renderer/view-request";
import { pictureName } from "../pictures/picture-names.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { PictureMaker } from "./prepared-view.ts";

/** Makes pictures with an engine in this process and stores them. */
export function createLocalPictureMaker(engine: Engine, store: Pictures, secret: string): PictureMaker {
  return {
    isWarm: (view) => engine.isWarm(view.view),
    solveAhead: (view, signal) => engine.solveAhead(view.view, signal),
    async make(view, onPicture, signal, part) {
      let failure: unknown = null;
      let published = Promise.resolve();
      const publish = async ({ stage, jpeg, width, height }: RenderedImage): Promise<void> => {
        const name = pictureName(secret, view.imageKey, stage);
        await store.put(name, jpeg);
        if (!signal.aborted) onPicture({ name, stage, width, height });
      };
      // One after another, so that a preview never arrives after a better picture.
      const enqueue = (image: RenderedImage): void => {
        published = published
          .then(() => publish(image))
          .catch((error: unknown) => {
            failure ??= error;
          });
      };
      await engine.render(view.view, enqueue, signal, part);
      await published;
      if (failure !== null) throw failure;
    },
  };
}
