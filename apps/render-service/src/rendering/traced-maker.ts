import { traced } from "@showroom/service/telemetry/tracing";
import type { PictureMaker } from "./prepared-view.ts";

/** Makes each picture a step of the trace of its request. */
export function tracedMaker(maker: PictureMaker): PictureMaker {
  return {
    ...maker,
    make: (view, ...rest) =>
      traced(
        "make picture",
        { carrier: view.origin?.trace, attributes: { "showroom.known_light": maker.isWarm(view) } },
        () => maker.make(view, ...rest),
      ),
  };
}
