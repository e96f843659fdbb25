/** The pictures of a panorama. */
import type { ConfiguratorType } from "../model/configurator-type.ts";
import { imageSizeFor, type ImageSize } from "./camera.ts";
import type { CameraPosition, PanoramaFace, RenderRequest } from "./render-request.ts";

/** Pixels along the side of a face: 90 degrees, a little more than a phone shows of it. */
const FACE = 1024;

export const isPanoramaFace = (camera: CameraPosition): camera is PanoramaFace => camera.startsWith("around-");

/** The size of a picture from any camera; faces of panoramas are square. */
export const pictureSize = (room: ConfiguratorType, camera: CameraPosition): ImageSize =>
  isPanoramaFace(camera) ? { imageWidth: FACE, imageHeight: FACE } : imageSizeFor(room, camera);

/** The request for one face of the panorama of the room that a request is of. */
export const faceRequest = (request: RenderRequest, face: PanoramaFace): RenderRequest => ({
  ...request,
  sceneSettings: { ...request.sceneSettings, cameraPosition: face, imageWidth: FACE, imageHeight: FACE },
});
