import { setTimeout as sleep } from "node:timers/promises";
import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderImage } from "@showroom/api-client/render/newest-renders";
import { mapScene } from "@showroom/domain/render/map-scene";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { homes } from "../../apps/api/bench/configurations.ts";
import { openBuyer } from "../../apps/api/src/testing/buyer.ts";
import { createTestClient } from "../../apps/api/src/testing/test-client.ts";

/** Longer than it takes a new worker to paint its textures, or another to take over, on a busy machine. */
const SECONDS = 180;
const MOST_TRIES = 20;
/** Small pictures, which are made quickly. */
const SIZE = { imageWidth: 128, imageHeight: 96, samples: 1 } as const;

export interface AskerOptions {
  /** Number of the first picture; another asker may have asked for the earlier ones. */
  readonly skip?: number;
  /** Pixels. Another width is another view, whose light must be solved. */
  readonly width?: number;
  /** Milliseconds between two pictures. */
  readonly pause?: number;
}

export interface PictureAsker {
  /** Pictures that came. */
  readonly came: () => number;
  /** Requests that failed and were made again. */
  readonly repeated: () => number;
  /** Why the loop ended by itself; null while it runs. */
  readonly failure: () => Error | null;
  /** Ends the loop. @throws Error when a picture never came */
  readonly end: () => Promise<void>;
}

const MOST_SCENES = 300;

/** Different pictures of the bathroom of a buyer: every wall tile with every floor tile. */
async function differentScenes(url: string, email: string, password: string, skip: number, width: number) {
  const client = createTestClient(url);
  const signedIn = await client.signIn(email, password);
  if (signedIn.status !== 200) throw new Error(`Not signed in: ${signedIn.status} ${signedIn.text}`);
  const buyer = await openBuyer(client, "de-lindehof");
  const page = buyer.page("bathroom");
  const houseType = buyer.project.houseTypes.find(({ id }) => id === buyer.houseTypeId);
  const catalogue = pageCatalogue(page);
  const scenes = homes(buyer, skip + MOST_SCENES)
    .slice(skip)
    .flatMap((home): RenderRequest[] => {
      const room = home[page.id];
      const scene = room && houseType && mapScene({ catalogue, room, settings: buyer.project, houseType });
      return scene ? [{ ...scene, sceneSettings: { ...scene.sceneSettings, ...SIZE, imageWidth: width } }] : [];
    });
  return { scenes, token: client.tokens.access ?? "" };
}

/** A buyer who asks for one picture after the other, and asks again as the application does when one fails. */
export async function startAsking(
  url: string,
  email: string,
  password: string,
  { skip = 0, width = SIZE.imageWidth, pause = 200 }: AskerOptions = {},
): Promise<PictureAsker> {
  const { scenes, token } = await differentScenes(url, email, password, skip, width);
  const hub = createRenderHub({
    url: `${url}/chat-hub`,
    getAccessToken: () => token,
    reconnectDelays: [0, 500, 1_000, 2_000],
  });
  hub.start();
  let came = 0;
  let repeated = 0;
  const ending = new AbortController();

  /** Waits for the final picture, and asks again after a failure. */
  function finalOf(scene: RenderRequest): Promise<RenderImage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => settle(() => reject(new Error(`A picture did not come in ${SECONDS} s`))),
        SECONDS * 1000,
      );
      const forgetImage = hub.onImage((image) => {
        if (image.stage === "final") settle(() => resolve(image));
      });
      const forgetTrouble = hub.onTrouble(() => {
        repeated += 1;
        setTimeout(() => hub.requestRender("main", scene), 250);
      });
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        forgetImage();
        forgetTrouble();
        end();
      };
      hub.requestRender("main", scene);
    });
  }

  async function fetchPicture(image: RenderImage): Promise<void> {
    const { pathname } = new URL(image.url);
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const answer = await fetch(url + pathname, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
      const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => null) : null;
      if (bytes !== null && bytes.byteLength > 0) return;
      await answer?.body?.cancel().catch(() => undefined);
      repeated += 1;
      await sleep(250);
    }
    throw new Error(`${pathname} could not be fetched in ${MOST_TRIES} tries`);
  }

  const loop = (async () => {
    for (const scene of scenes) {
      if (ending.signal.aborted) return;
      await fetchPicture(await finalOf(scene));
      came += 1;
      await sleep(pause);
    }
    throw new Error(`All ${scenes.length} pictures came before the end of the test`);
  })();
  let failure: Error | null = null;
  loop.catch((error: Error) => (failure = error));
  return {
    came: () => came,
    repeated: () => repeated,
    failure: () => failure,
    end: async () => {
      ending.abort();
      try {
        await loop;
      } finally {
        await hub.stop();
      }
    },
  };
}
