import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listStepPictures } from "@showroom/api-contract/endpoints/choices";
import { renderRequestSchema } from "@showroom/api-contract/render";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { findChoice, pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { removeChoices } from "../../testing/remove-choices.ts";
import { BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

const STORED = {
  url: "https://beelden.example/pictures/1.jpg",
  finishedUrl: "https://beelden.example/pictures/2.jpg",
  width: 1_920,
  height: 1_080,
};

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly scene: RenderRequest;
}

let service: Server;
let status: number;
let stored: object;
let asked: Asked[];
let app: TestApp;
let buyer: TestBuyer;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const scene = renderRequestSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
      asked.push({ path: `${request.method} ${request.url}`, authorization: request.headers.authorization, scene });
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(stored));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  app = await startTestApp({ environment: { RENDER_URL: `http://127.0.0.1:${port}` } });
  buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
});
afterAll(async () => {
  await app.stop();
  service.close();
});
beforeEach(async () => {
  asked = [];
  status = 200;
  stored = STORED;
  await removeChoices(app.pool, BUYER);
});

const picturesOfStep = async (stepNumber: number, width = 721) => {
  const call = { params: { projectId: buyer.project.id, stepNumber }, query: { width } };
  return (await buyer.client.call(listStepPictures, call)).body;
};

const picturesOf = (roomOrType: string, width?: number) => picturesOfStep(buyer.page(roomOrType).order + 1, width);

describe("the picture of a step", () => {
  it("is the stored picture of the saved choices, or of the standard set-up", async () => {
    const catalogue = pageCatalogue(buyer.page("bathroom"));
    const saved = buyer.withLuxuryTile("bathroom");
    const chosen = findChoice(catalogue, saved.wallTileProduct)?.product.product_number;
    const standard = catalogue.tiles.wall.standard?.product.product_number;

    const expected = [{ pageId: buyer.page("bathroom").id, ...STORED }];
    expect(await picturesOf("bathroom")).toEqual(expected);
    await buyer.save({ [buyer.page("bathroom").id]: saved }, 0);
    expect(await picturesOf("bathroom")).toEqual(expected);

    expect(asked.map(({ scene }) => scene.sceneStructure.wallTiles.back.tile)).toEqual([standard, chosen]);
    expect(asked.map(({ scene }) => scene.home)).toEqual([1, 2].map(() => ({ houseTypeId: buyer.houseTypeId })));
    expect(asked[0]?.path).toBe("POST /stored-picture");
    expect(asked[0]?.authorization).toMatch(/^Bearer ./);
  });

  it("has no finished one from a render service of an earlier release", async () => {
    stored = { ...STORED, finishedUrl: undefined };
    expect(await picturesOf("bathroom")).toEqual([{ pageId: buyer.page("bathroom").id, ...STORED, finishedUrl: null }]);
  });

  it("is absent when the render service has none or fails", async () => {
    for (status of [404, 503]) expect(await picturesOf("bathroom")).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it("is the living room with the floor that is shown, as wide as the window", async () => {
    const [picture] = await picturesOf("floors", 700);
    expect(picture?.url).toMatch(/^\/images\/c_fit,w_800,q_auto\/./);
    expect((await picturesOf("floors", 5_000))[0]?.url).toMatch(/^\/images\/c_fit,w_1600,q_auto\/./);
    expect((await fetch(app.url + (picture?.url ?? ""))).status).toBe(200);
    expect(asked).toEqual([]);
  });

  it("is that of every room on the overview", async () => {
    const rooms = buyer.pages.filter(({ type }) => type === "configurator").map(({ id }) => id);
    expect((await picturesOf("overview")).map(({ pageId }) => pageId)).toEqual(rooms);
    expect(rooms.length).toBeGreaterThan(1);
  });

  it("is absent for steps without a picture and steps that do not exist", async () => {
    expect(await picturesOf("intro")).toEqual([]);
    expect(await picturesOfStep(99)).toEqual([]);
  });
});
