import { createPictureQueue } from "@showroom/web-app/pictures/picture-queue";
import { pictures } from "./room-pictures.ts";

/** The queue of pictures of several rooms on a page. */
export const roomPictures = createPictureQueue(pictures, "main");

/** The queue of pictures of several versions in a dialog. */
export const dialogPictures = createPictureQueue(pictures, "modal");

/** The queue of pictures of looks. It has the place of the copy question, which is never on the page with them. */
export const lookPictures = createPictureQueue(pictures, "copy-choices-defaults");
