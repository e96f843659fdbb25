/** The real hub with an engine that draws one colour: the simulation looks at choices, not at pictures. */
import { join } from "node:path";
import { folderSecret } from "@showroom/service/folder-secret";
import pino from "pino";
import { Registry } from "prom-client";
import { createApiArticleSource } from "../../../apps/render-service/src/articles/article-source.ts";
import { createAuthenticate, createIsApi, isSessionOpen } from "../../../apps/render-service/src/hub/access.ts";
import { listenToEndedSessions } from "../../../apps/render-service/src/hub/ended-sessions.ts";
import { createFindCatalogue } from "../../../apps/render-service/src/hub/render-catalogues.ts";
import { PictureStore } from "../../../apps/render-service/src/pictures/picture-store.ts";
import { startRenderService } from "../../../apps/render-service/src/render-service.ts";
import { createLocalPictureMaker } from "../../../apps/render-service/src/rendering/local-picture-maker.ts";
import { createViewPreparer } from "../../../apps/render-service/src/rendering/prepare-view.ts";
import { createTestEngine } from "../../../apps/render-service/src/testing/test-engine.ts";
import { createFixtureTextures, firstOf } from "../../../apps/render-service/src/textures/fixture-textures.ts";
import { createApiTextureSource } from "../../../apps/render-service/src/textures/texture-source.ts";

const TINY = { width: 64, height: 36 };
const MOST_BYTES = 2 ** 26;

export interface HubPlace {
  readonly apiUrl: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** Starts the hub; returns the function that stops it. */
export async function startHub({ apiUrl, port, dataDir, databaseUrl }: HubPlace): Promise<() => Promise<void>> {
  const directory = join(dataDir, "render");
  const secret = await folderSecret(directory);
  const endedSessions = listenToEndedSessions(databaseUrl, () => undefined);
  const store = await PictureStore.open({ directory: join(directory, "pictures"), maxBytes: MOST_BYTES });
  const engine = createTestEngine();
  const quick = {
    ...engine,
    render: (...[request, ...rest]: Parameters<typeof engine.render>) =>
      engine.render({ ...request, ...TINY }, ...rest),
  };
  const textures = firstOf(createFixtureTextures(), createApiTextureSource({ apiUrl }));
  const service = await startRenderService({
    port,
    host: "127.0.0.1",
    publicUrl: `http://localhost:${port}`,
    origins: [apiUrl],
    secret,
    authenticate: createAuthenticate({ apiUrl, hasEnded: endedSessions.has }),
    isApi: createIsApi({ apiUrl }),
    isSessionOpen: (user) => isSessionOpen(apiUrl, user.token),
    endedSessions,
    lookForEndedEvery: null,
    findCatalogue: createFindCatalogue({ apiUrl }),
    trustedProxies: ["loopback"],
    metricsToken: null,
    registry: new Registry(),
    preparer: createViewPreparer({
      articles: createApiArticleSource({ apiUrl }),
      loadTexture: (id) => textures.load(id),
      engineVersion: "weeks",
      onWarning: () => undefined,
    }),
    maker: createLocalPictureMaker(quick, store, secret),
    store,
    solvesAhead: false,
    logger: pino({ level: "silent" }),
  });
  return async () => {
    await service.stop();
    await endedSessions.close();
  };
}
