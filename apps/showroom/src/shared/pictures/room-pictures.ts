import { connectRenderHub } from "@showroom/web-app/pictures/connect-render-hub";
import { createPictures } from "@showroom/web-app/pictures/pictures";
import { connection } from "../api/api.ts";
import { whenIdle } from "../browser/when-idle.ts";

/** Milliseconds that loading the connection waits at most for an idle browser: its code is as large as a page's. */
const LONGEST_WAIT = 500;

/** All pictures on the page, over one connection to the render service. */
export const pictures = createPictures(connectRenderHub(connection, () => whenIdle(LONGEST_WAIT)));
