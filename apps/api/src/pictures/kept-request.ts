import type { KeptPictureRequest } from "@showroom/api-contract/render";
import type { RenderRequest } from "@showroom/domain/render/render-request";

/** What the API asks the render service for itself: a scene with the articles of one version of a catalogue. */
export function keptRequest(
  scene: RenderRequest,
  { id: projectId, revision }: { readonly id: number; readonly revision: number },
): KeptPictureRequest {
  const { dimensions, positions } = scene.sceneStructure;
  const room = dimensions && { ...dimensions, ...(positions && { positions }) };
  return { request: scene, catalogue: { projectId, revision, rooms: room ? [room] : [] } };
}
