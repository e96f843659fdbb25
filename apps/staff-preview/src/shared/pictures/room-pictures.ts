import { connectRenderHub } from "@showroom/web-app/pictures/connect-render-hub";
import { createPictureQueue } from "@showroom/web-app/pictures/picture-queue";
import { createPictures } from "@showroom/web-app/pictures/pictures";
import { connection } from "../api/api.ts";

const pictures = createPictures(connectRenderHub(connection));

/** The queue of room pictures on a page: they are made one at a time over one connection to the render service. */
export const roomPictures = createPictureQueue(pictures, "main");

/** The queue of pictures in a dialog. */
export const dialogPictures = createPictureQueue(pictures, "modal");
