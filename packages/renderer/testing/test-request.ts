import type { SurfaceFinishes } from "@showroom/scene/mesh-format";
import type { Engine } from "../src/engine-types.ts";
import type { RenderedImage, ViewRequest } from "../src/view-request.ts";
import { TEST_CAMERAS, testRoom } from "./test-room.ts";
import { loadTestTexture, TEST_FINISHES } from "./test-tiles.ts";

/** A request for the test room. The picture is small unless `changes` say otherwise. */
export function testRequest(changes: Partial<ViewRequest> & { finishes?: SurfaceFinishes } = {}): ViewRequest {
  return {
    geometryKey: "test-room",
    geometry: testRoom,
    camera: TEST_CAMERAS.front,
    width: 192,
    height: 108,
    finishes: TEST_FINISHES.calm,
    samples: 16,
    loadTexture: loadTestTexture,
    ...changes,
  };
}

/** All pictures that a request emits. */
export async function renderAll(engine: Engine, request: ViewRequest, signal?: AbortSignal): Promise<RenderedImage[]> {
  const images: RenderedImage[] = [];
  await engine.render(request, (image) => images.push(image), signal);
  return images;
}

/** The last picture of a request. */
export async function renderFinal(engine: Engine, request: ViewRequest): Promise<RenderedImage> {
  const last = (await renderAll(engine, request)).at(-1);
  if (last?.stage !== "final") throw new Error("No final picture came");
  return last;
}
