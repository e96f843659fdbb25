import { connectRenderHub } from "@showroom/web-app/pictures/connect-render-hub";
import { createPictureQueue } from "@showroom/web-app/pictures/picture-queue";
import { createPictures } from "@showroom/web-app/pictures/pictures";
import { connection } from "../api/api.ts";

/** The pictures of the rooms on a page, made one after the other over one connection with the render service. */
export const roomPictures = createPictureQueue(createPictures(connectRenderHub(connection)), "main");
