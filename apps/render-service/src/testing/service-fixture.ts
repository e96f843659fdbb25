import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HubConnectionBuilder, HubConnectionState, NullLogger } from "@microsoft/signalr";
import type { HubConnection } from "@microsoft/signalr";
import type { RenderFailure } from "@showroom/api-contract/render-hub";
import type { RenderMessage } from "@showroom/domain/render/render-request";
import pino from "pino";
import { Registry } from "prom-client";
import { vi } from "vitest";
import { createApiArticleSource } from "../articles/article-source.ts";
import type { Engine } from "@showroom/renderer/engine-types";
import { createAuthenticate, createIsApi, isSessionOpen } from "../hub/access.ts";
import { listenToEndedSessions } from "../hub/ended-sessions.ts";
import { createFindCatalogue } from "../hub/render-catalogues.ts";
import { folderSecret } from "@showroom/service/folder-secret";
import { PictureStore } from "../pictures/picture-store.ts";
import { createLocalPictureMaker } from "../rendering/local-picture-maker.ts";
import { createViewPreparer } from "../rendering/prepare-view.ts";
import type { ViewPreparer } from "../rendering/prepare-view.ts";
import type { PictureMaker } from "../rendering/prepared-view.ts";
import { notePrivate } from "@showroom/service/testing/private-values";
import { keepOutput } from "@showroom/service/testing/searched-output";
import { startRenderService } from "../render-service.ts";
import { createFixtureTextures, firstOf } from "../textures/fixture-textures.ts";
import { createApiTextureSource } from "../textures/texture-source.ts";
import type { TestApi } from "./test-api.ts";

export interface ServiceFixtureOptions {
  readonly api: TestApi;
  /** Renders in this process, unless pictures are made elsewhere. */
  readonly engine: Engine;
  readonly maker?: (store: PictureStore, secret: string) => Promise<PictureMaker>;
  readonly directory: string;
  readonly mostWaiting?: number;
  /** URL of the database with events about ended sessions. */
  readonly eventsUrl?: string;
  readonly lookForEndedEvery?: number;
  readonly metricsToken?: string;
}

export function createTestPreparer(api: TestApi, warnings: string[] = []): ViewPreparer {
  const textures = firstOf(createFixtureTextures(), createApiTextureSource({ apiUrl: api.url }));
  return createViewPreparer({
    articles: createApiArticleSource({ apiUrl: api.url }),
    loadTexture: (id) => textures.load(id),
    engineVersion: "test",
    onWarning: (warning) => warnings.push(warning),
  });
}

/** The whole service with a test engine, on its own port. Its log is searched for private values when the run ends. */
export async function startTestService(options: ServiceFixtureOptions) {
  const { api, engine, directory, mostWaiting, maker, eventsUrl = null, lookForEndedEvery = null } = options;
  const endedSessions = listenToEndedSessions(eventsUrl, () => undefined);
  const warnings: string[] = [];
  const log: string[] = [];
  const secret = await folderSecret(directory);
  const store = await PictureStore.open({
    directory: join(directory, "pictures"),
    maxBytes: 2 ** 26,
  });
  const service = await startRenderService({
    port: 0,
    host: "127.0.0.1",
    publicUrl: "http://unused.invalid",
    origins: [],
    secret,
    authenticate: createAuthenticate({ apiUrl: api.url, hasEnded: endedSessions.has }),
    isApi: createIsApi({ apiUrl: api.url }),
    isSessionOpen: (user) => isSessionOpen(api.url, user.token),
    endedSessions,
    lookForEndedEvery,
    findCatalogue: createFindCatalogue({ apiUrl: api.url }),
    trustedProxies: ["loopback"],
    metricsToken: options.metricsToken ?? null,
    registry: new Registry(),
    preparer: createTestPreparer(api, warnings),
    maker: maker === undefined ? createLocalPictureMaker(engine, store, secret) : await maker(store, secret),
    store,
    logger: pino({ level: "debug" }, { write: (line) => log.push(line) }),
    ...(mostWaiting === undefined ? {} : { mostWaiting }),
  });
  const stop = async (): Promise<void> => {
    await service.stop();
    await endedSessions.close();
    notePrivate({ secret });
    keepOutput("render-service", log.join(""));
  };
  return { ...service, stop, warnings, log, store, url: `http://127.0.0.1:${service.port}` };
}

export type ServiceFixture = Awaited<ReturnType<typeof startTestService>>;

/** Waits until a condition holds, however busy the machine is. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000 });
}

export async function temporaryDirectory() {
  const path = await mkdtemp(join(tmpdir(), "render-service-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A client of the hub that records its messages. */
export async function hubClient(service: { readonly url: string }, token: string) {
  const connection: HubConnection = new HubConnectionBuilder()
    .withUrl(`${service.url}/chat-hub`, { accessTokenFactory: () => token })
    .configureLogging(NullLogger.instance)
    .build();
  const messages: RenderMessage[] = [];
  const failures: RenderFailure[] = [];
  connection.on("ReceiveMessage", (message: RenderMessage) => messages.push(message));
  connection.on("RenderFailed", (failure: RenderFailure) => failures.push(failure));
  await connection.start();
  return {
    messages,
    failures,
    isConnected: () => connection.state === HubConnectionState.Connected,
    stagesOf: (renderId: string) =>
      messages.filter((message) => message.renderId === renderId).map((message) => message.stage),
    makeRender: (request: unknown, ...context: string[]) =>
      connection.invoke<string>(
        "MakeRender",
        typeof request === "string" ? request : JSON.stringify(request),
        ...context,
      ),
    stop: () => connection.stop(),
  };
}
