import { connectRenderHub } from "@showroom/web-app/pictures/connect-render-hub";
import { createPictureQueue } from "@showroom/web-app/pictures/picture-queue";
import { createPictures } from "@showroom/web-app/pictures/pictures";
import { connection } from "../api/api.ts";
import { whenIdle } from "../browser/when-idle.ts";

/** Milliseconds that the connection waits at most for the page, because its code is as large as a page's. */
const LONGEST_WAIT = 500;

/** All pictures on the page, over one connection with the render service. */
export const pictures = createPictures(connectRenderHub(connection, () => whenIdle(LONGEST_WAIT)));

/** The pictures of several rooms on a page, one after the other. */
export const roomPictures = createPictureQueue(pictures, "main");

/** The pictures of several versions in a dialog, one after the other. */
export const dialogPictures = createPictureQueue(pictures, "modal");
