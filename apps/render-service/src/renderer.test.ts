import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import type { RenderMessage, RenderRequest } from "@showroom/domain/render/render-request";
import { createEngine } from "@showroom/renderer/engine";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { hubClient, startTestService, temporaryDirectory } from "./testing/service-fixture.ts";
import { startTestApi } from "./testing/test-api.ts";

/** A picture of the control plate and the tiles around it. */
function controlPlate(groutColor: string): RenderRequest {
  const wall = { tile: "T-WALL", groutColor, pattern: "straight", extent: "wall" } as const;
  const wallTiles = { back: wall, left: wall, right: wall, front: wall };
  return bathroomRequest({ wallTiles, productChoices: ["F-PLATE"] }, "control-plate");
}

async function fetchPixels({ fullpath, filename }: RenderMessage) {
  const picture = sharp(await (await fetch(`${fullpath}${filename}.jpg`)).arrayBuffer());
  const { channels } = await picture.stats();
  return { pixels: await picture.raw().toBuffer(), contrast: Math.max(...channels.map(({ stdev }) => stdev)) };
}

it(
  "delivers the real renderer's pictures to the client: of a cold view, of a hot view, and by name",
  { timeout: 180_000 },
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
        { timeout: 80_000 },
      );

    const cold = await client.makeRender(controlPlate("#ffffff"));
    const first = await finalOf(cold);
    expect(client.stagesOf(cold)).toEqual(["preview", "refined", "final"]);
    expect(first).toMatchObject({ width: 1_920, height: 1_080 });
    const light = await fetchPixels(first);
    expect(light.contrast).toBeGreaterThan(5);

    const warm = await client.makeRender(controlPlate("#101010"));
    const dark = await fetchPixels(await finalOf(warm));
    expect(client.stagesOf(warm)).not.toContain("refined");
    expect(dark.pixels.equals(light.pixels)).toBe(false);

    const again = await client.makeRender(controlPlate("#ffffff"));
    expect((await finalOf(again)).filename).toBe(first.filename);

    await client.stop();
    await service.stop();
    await engine.close();
    await api.stop();
    await directory.remove();
  },
);
