import { connectRenderHub } from "@showroom/web-app/pictures/connect-render-hub";
import { createPictures } from "@showroom/web-app/pictures/pictures";
import { connection } from "../api/api.ts";
import { afterContent } from "../../timeline/first-view.ts";
import { LONGEST_WAIT } from "../../timeline/moments.ts";
import { whenIdle } from "../../timeline/when-idle.ts";

/** The page shows the stored picture of the step without the connection. */
async function ready(): Promise<void> {
  await afterContent(LONGEST_WAIT.content);
  await whenIdle(LONGEST_WAIT.connection);
}

/** All pictures on the page, over one connection to the render service. */
export const pictures = createPictures(connectRenderHub(connection, ready));
