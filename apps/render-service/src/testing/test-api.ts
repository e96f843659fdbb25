import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import type { RenderCatalogue } from "@showroom/api-contract/render";
import type { FixtureKind, RenderArticle } from "@showroom/domain/model/fixture-model";
import sharp from "sharp";

export interface TokenClaims {
  readonly sub?: string;
  readonly role?: string;
  readonly sid?: string;
  readonly aud?: string;
  readonly token_use?: string;
  /** Seconds from now. */
  readonly lifetime?: number;
}

/** The parts of the API that the render service calls, on a port of its own. Pictures of tiles are `pictureWidth` pixels wide, and half as high. */
export async function startTestApi({ pictureWidth = 40 } = {}) {
  const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  const jwks = {
    keys: [{ ...(await exportJWK(publicKey)), kid: "key-1", alg: "EdDSA", use: "sig" }],
  };
  const oakPicture = await sharp({
    create: { width: pictureWidth, height: pictureWidth / 2, channels: 3, background: "#b08050" },
  })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const articles = new Map<string, RenderArticle>();
  const state = { isDown: false };
  const ended = new Set<string>();
  const sessionOf = (authorization = ""): string => String(decodeJwt(authorization.replace("Bearer ", ""))["sid"]);
  /** The catalogue of each house type. The empty key is the user's own. */
  const catalogues = new Map<string, RenderCatalogue>([["", { projectId: 1, revision: 3, rooms: [] }]]);
  const addTile = (productNumber: string, texture = `tiles/${productNumber}`): void => {
    articles.set(productNumber, {
      kind: "tile",
      productNumber,
      width: 300,
      length: 600,
      texture,
      roughness: 0.4,
      groutWidth: 2,
    });
  };
  const addFixture = (productNumber: string, kind: FixtureKind, width: number): void => {
    const depth = kind === "control-plate" ? 10 : 460;
    const model = { kind, shape: "square", width, depth, height: 160, finish: "white" } as const;
    articles.set(productNumber, { kind: "fixture", productNumber, model });
  };
  for (let n = 0; n < 100; n += 1) addFixture(`F-${n}`, "basin-cabinet", 600 + n);
  addFixture("F-TOILET", "toilet", 360);
  addFixture("F-PLATE", "control-plate", 246);
  for (const number of ["T-FLOOR", "T-WALL", "T-OTHER"]) addTile(number);

  const http = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://api.invalid");
    asked.push(url.pathname + url.search);
    if (state.isDown) response.writeHead(503).end();
    else if (url.pathname === "/api/render-access")
      response.writeHead(ended.has(sessionOf(request.headers.authorization)) ? 401 : 204).end();
    else if (url.pathname === "/api/render-catalogue") {
      const catalogue = catalogues.get(url.searchParams.get("houseType") ?? "");
      response
        .writeHead(catalogue === undefined ? 404 : 200, { "Content-Type": "application/json" })
        .end(JSON.stringify(catalogue ?? {}));
    } else if (url.pathname === "/oauth/jwks")
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(jwks));
    else if (url.pathname === "/api/render-articles") {
      const numbers = (url.searchParams.get("numbers") ?? "").split(",");
      const found = numbers.flatMap((number) => articles.get(number) ?? []);
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(found));
    } else if (url.pathname.startsWith("/images/original/tiles/") && !url.pathname.endsWith("missing")) {
      response.writeHead(200, { "Content-Type": "image/png" }).end(oakPicture);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    addTile,
    articles,
    catalogues,
    /** Simulates a sign-out. */
    endSession: (sessionId: string) => ended.add(sessionId),
    setDown: (isDown: boolean) => {
      state.isDown = isDown;
    },
    token: (
      {
        sub = "user-1",
        role = "projectuser",
        sid = randomUUID(),
        aud = "showroom",
        token_use = "access",
        lifetime = 900,
      }: TokenClaims = {},
      key = privateKey,
    ) =>
      new SignJWT({ role, token_use, sid })
        .setProtectedHeader({ alg: "EdDSA", kid: "key-1" })
        .setSubject(sub)
        .setAudience(aud)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1_000) + lifetime)
        .sign(key),
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
