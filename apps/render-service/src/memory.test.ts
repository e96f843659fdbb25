import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { imageSizeFor } from "@showroom/domain/render/camera";
import type { CameraPosition, RenderRequest, RenderWallFinish } from "@showroom/domain/render/render-request";
import { expect, it, onTestFinished, vi } from "vitest";
import { hubClient, temporaryDirectory } from "./testing/service-fixture.ts";
import { startServiceProcess } from "./testing/service-process.ts";
import { startTestApi } from "./testing/test-api.ts";

const MEGABYTE = 1e6;
const MINUTE = 60_000;
/** Milliseconds between two looks whether a picture is there. */
const POLL = 100;
/** More than a buyer looks at in a session. A new gloss and a new room need new light. */
const CAMERAS: Readonly<Record<"Bathroom" | "Toilet", readonly CameraPosition[]>> = {
  Bathroom: ["front", "cabinet", "rain-shower"],
  Toilet: ["front", "toilet"],
};
const SHOWER = "F-SHOWER";
const PRODUCTS = ["F-TOILET", "F-0", SHOWER];
/**
 * Each has a room of another size, and asks for eight or nine pictures. Without memory given back, the first one leaves 1,040 MB and the
 * last one 1,190, so more buyers would show nothing new. Six take a minute of a processor.
 */
const BUYERS = 6;
const CHANGES = 6;
const TILES = 48;
/** Minutes after a buyer, in turn. After the longer one nothing is kept. Together they are a day. */
const PAUSES = [10, 470];

interface Look {
  readonly buyer: number;
  readonly camera: CameraPosition;
  readonly tile: number;
}

function requestOf({ buyer, camera, tile }: Look): RenderRequest {
  const roomType = buyer % 3 === 2 ? "Toilet" : "Bathroom";
  const room = roomType === "Toilet" ? { width: 900, depth: 1_200 } : { width: 2_000, depth: 2_600 };
  const dimensions = { width: room.width + 100 * buyer, depth: room.depth, height: 2_600 };
  const wall: RenderWallFinish = {
    tile: `T-${tile % TILES}`,
    groutColor: "#f2f0ea",
    pattern: "straight",
    extent: "wall",
  };
  const wallTiles = { back: wall, left: wall, right: wall, front: wall };
  const floorTile = `T-${(tile * 7 + 3) % TILES}`;
  const { sceneSettings, sceneStructure } = bathroomRequest(
    { roomType, dimensions, wallTiles, floorTile, productChoices: PRODUCTS },
    camera,
  );
  const size = imageSizeFor(roomType === "Toilet" ? "toilet" : "bathroom", camera);
  return { sceneSettings: { ...sceneSettings, ...size, samples: 1 }, sceneStructure };
}

it("keeps its memory within 900 MB over a day of buyers, and does not grow", { timeout: 1_200_000 }, async () => {
  const directory = await temporaryDirectory();
  const api = await startTestApi({ pictureWidth: 1_024 });
  const shower = {
    kind: "rain-shower",
    shape: "round",
    width: 300,
    depth: 400,
    height: 900,
    finish: "chrome",
  } as const;
  api.articles.set(SHOWER, { kind: "fixture", productNumber: SHOWER, model: shower });
  for (let tile = 0; tile < TILES; tile += 1) api.addTile(`T-${tile}`);
  const service = await startServiceProcess({
    API_URL: api.url,
    DATA_DIR: directory.path,
    RENDER_THREADS: "2",
    RENDER_AHEAD: "off",
  });
  onTestFinished(async () => {
    await service.stop();
    await api.stop();
    await directory.remove();
  });
  const megabytes = async () => (await service.metric("process_resident_memory_bytes")) / MEGABYTE;
  /** Lets time pass until no more memory is given back, and returns what is left. */
  const settled = async (): Promise<number> => {
    let before = Infinity;
    return await vi.waitFor(
      async () => {
        await service.pass(30_000);
        const now = await megabytes();
        const given = before - now;
        before = now;
        expect(given).toBeLessThan(5);
        return now;
      },
      { timeout: 60_000, interval: 250 },
    );
  };
  const busy: number[] = [];
  const resting: number[] = [];

  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const token = await api.token({ sub: `user-${buyer}`, lifetime: 4 * 24 * 3_600 });
    const client = await hubClient(service, token);
    const look = async (seen: Omit<Look, "buyer">): Promise<void> => {
      const id = await client.makeRender(requestOf({ buyer, ...seen }));
      const isDone = async (): Promise<void> => {
        // The hub's signs of life are intervals: without them the client takes the connection for lost.
        await service.pass(POLL);
        expect(client.failures).toEqual([]);
        expect(client.stagesOf(id)).toContain("final");
      };
      await vi.waitFor(isDone, { timeout: 120_000, interval: POLL });
    };
    const cameras = CAMERAS[buyer % 3 === 2 ? "Toilet" : "Bathroom"];
    for (const [index, camera] of cameras.entries()) await look({ camera, tile: buyer * 11 + index });
    for (let change = 0; change < CHANGES; change += 1)
      await look({ camera: cameras.at(-1) ?? "front", tile: buyer * 5 + change * 3 });
    await client.stop();
    busy.push(await settled());
    await service.pass((PAUSES[buyer % PAUSES.length] ?? 0) * MINUTE);
    resting.push(await settled());
  }
  const third = BUYERS / 3;
  const least = (values: readonly number[]) => Math.min(...values);
  const figures = `${busy.map(Math.round).join(" ")}; after pauses ${resting.map(Math.round).join(" ")}`;
  expect(Math.max(...busy, ...resting), figures).toBeLessThan(900);
  // Each third has a long pause.
  expect(least(resting.slice(-third)), figures).toBeLessThan(400);
  expect(least(resting.slice(-third)), figures).toBeLessThan(least(resting.slice(third, -third)) + 40);
});
