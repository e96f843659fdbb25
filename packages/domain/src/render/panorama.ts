/** The pictures of a panorama. */
import { imageSizeFor } from "./camera.ts";
import type { PanoramaFace, RenderRequest } from "./render-request.ts";

/** The request for one face of the panorama of the room that a request is of. */
export const faceRequest = (request: RenderRequest, face: PanoramaFace): RenderRequest => ({
  ...request,
  sceneSettings: {
    ...request.sceneSettings,
    cameraPosition: face,
    ...imageSizeFor(request.sceneStructure.roomType === "Toilet" ? "toilet" : "bathroom", face),
  },
});
