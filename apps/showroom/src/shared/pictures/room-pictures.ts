import { connectRenderHub } from "@showroom/web-app/pictures/connect-render-hub";
import { createPictures } from "@showroom/web-app/pictures/pictures";
import { connection } from "../api/api.ts";
import { afterContent } from "../browser/first-view.ts";
import { whenIdle } from "../browser/when-idle.ts";

/**
 * Milliseconds that loading the connection waits at most for the content of the first page, and then for an idle browser:
 * its code is as large as a page's, and the page shows the stored picture of the step without it.
 */
const LONGEST_WAIT = { content: 2_000, idle: 500 };

async function ready(): Promise<void> {
  await afterContent(LONGEST_WAIT.content);
  await whenIdle(LONGEST_WAIT.idle);
}

/** All pictures on the page, over one connection to the render service. */
export const pictures = createPictures(connectRenderHub(connection, ready));
