import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import type { RenderMessage, RenderRequest } from "@showroom/domain/render/render-request";
import { createEngine } from "@showroom/renderer/engine";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { hubClient, startTestService, temporaryDirectory } from "./testing/service-fixture.ts";
import { startTestApi } from "./testing/test-api.ts";

/** A small picture of the control plate and the tiles around it. */
function smallPicture(groutColor: string): RenderRequest {
  const wall = { tile: "T-WALL", groutColor, pattern: "straight", extent: "wall" } as const;
  const wallTiles = { back: wall, left: wall, right: wall, front: wall };
  const request = bathroomRequest({ wallTiles, productChoices: ["F-PLATE"] }, "control-plate");
  return { ...request, sceneSettings: { ...request.sceneSettings, imageWidth: 192, imageHeight: 108 } };
}

async function fetchPixels({ fullpath, filename }: RenderMessage) {
  const picture = sharp(await (await fetch(`${fullpath}${filename}.jpg`)).arrayBuffer());
  const { channels } = await picture.stats();
  return { pixels: await picture.raw().toBuffer(), contrast: Math.max(...channels.map(({ stdev }) => stdev)) };
}

it(
  "delivers the real renderer's pictures to the client: of a cold view, of a hot view, and by name",
  { timeout: 60_000 },
  async () => {
    const directory = await temporaryDirectory();
    const api = await startTestApi();
    const engine = await createEngine({ threads: 2 });
    const service = await startTestService({ api, engine, directory: directory.path });
    const client = await hubClient(service, await api.token());
    const finalOf = (renderId: string) =>
      vi.waitFor(
        () => {
          const final = client.messages.find((message) => message.renderId === renderId && message.stage === "final");
          if (final === undefined) throw new Error("no final picture yet");
          return final;
        },
        { timeout: 30_000 },
      );

    const cold = await client.makeRender(smallPicture("#ffffff"));
    const first = await finalOf(cold);
    expect(client.stagesOf(cold)).toEqual(["preview", "refined", "final"]);
    expect(first).toMatchObject({ width: 192, height: 108 });
    const light = await fetchPixels(first);
    expect(light.contrast).toBeGreaterThan(5);

    const warm = await client.makeRender(smallPicture("#101010"));
    const dark = await fetchPixels(await finalOf(warm));
    expect(client.stagesOf(warm)).toEqual(["final"]);
    expect(dark.pixels.equals(light.pixels)).toBe(false);

    const again = await client.makeRender(smallPicture("#ffffff"));
    expect((await finalOf(again)).filename).toBe(first.filename);

    await client.stop();
    await service.stop();
    await engine.close();
    await api.stop();
    await directory.remove();
  },
);
