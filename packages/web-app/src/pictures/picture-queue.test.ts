import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { createPictureQueue } from "./picture-queue.ts";
import type { RenderView } from "./pictures.ts";

const request = (floorTile: string): RenderRequest => ({
  sceneSettings: { cameraPosition: "front", priority: 1, imageWidth: 1920, imageHeight: 1080, samples: 15 },
  sceneStructure: {
    roomType: "Bathroom",
    floorTile,
    floorGroutColor: "#FFFFFF",
    ceilingType: "Half",
    productChoices: [],
    wallTiles: Object.fromEntries(
      ["back", "left", "right", "front"].map((wall) => [
        wall,
        { tile: "W", groutColor: "#FFFFFF", pattern: "straight", extent: "wall" },
      ]),
    ) as RenderRequest["sceneStructure"]["wallTiles"],
  },
});

/** A picture place whose pictures are finished by the test. */
function place() {
  const store = createStore<Partial<Record<RenderContext, RenderView>>>(() => ({}));
  const asked: string[] = [];
  const finished = new Set<string>();
  let entered = 0;
  return {
    asked,
    /** Finishes the picture of an order. */
    finish: (order: (typeof orders)[number], url: string, srcSet?: string) => {
      finished.add(JSON.stringify(order.request));
      store.setState({ main: { url, srcSet, working: false, away: false } });
    },
    entered: () => entered,
    show: (view: RenderView) => store.setState({ main: view }),
    pictures: {
      getState: store.getState,
      subscribe: store.subscribe,
      enter: () => {
        entered += 1;
        return () => {
          entered -= 1;
        };
      },
      isFinished: (wanted: RenderRequest) => finished.has(JSON.stringify(wanted)),
      ask: (_context: RenderContext, subject: string, wanted: RenderRequest | null) => {
        if (wanted === null) return;
        asked.push(subject);
        store.setState({ main: { url: null, working: true, away: false } });
      },
    },
  };
}

const bathroom = { subject: "bad", request: request("A") };
const toilet = { subject: "toilet", request: request("B") };
const orders = [bathroom, toilet];

describe("createPictureQueue", () => {
  it("requests the second picture after the first is finished, and never mixes them up", () => {
    const { pictures, asked, show, finish } = place();
    const queue = createPictureQueue(pictures, "main");
    const seen: (string | null)[] = [];
    for (const order of orders)
      queue.watch(order, () => seen.push(`${order.subject} ${queue.read(order.request).url ?? "-"}`));
    show({ url: "draft", working: true, away: false });
    expect(asked).toEqual(["bad"]);
    finish(bathroom, "final", "small 512w");
    expect(asked).toEqual(["bad", "toilet"]);
    finish(toilet, "other");
    expect(seen).toEqual(["bad -", "bad draft", "bad final", "toilet -", "toilet other"]);
    expect(queue.read(bathroom.request)).toEqual({
      url: "final",
      srcSet: "small 512w",
      state: "final",
      away: false,
    });
  });

  it("continues after a failed picture, and waits while the service is unreachable", () => {
    const { pictures, asked, show } = place();
    const queue = createPictureQueue(pictures, "main");
    for (const order of orders) queue.watch(order, () => {});
    show({ url: null, working: false, away: true });
    expect(asked).toEqual(["bad"]);
    expect(queue.read(bathroom.request)).toEqual({ url: null, state: "waiting", away: true });
    show({ url: null, working: false, away: false });
    expect(asked).toEqual(["bad", "toilet"]);
    expect(queue.read(bathroom.request).state).toBe("failed");
  });

  it("makes a failed picture again on request", () => {
    const { pictures, asked, show, finish } = place();
    const queue = createPictureQueue(pictures, "main");
    const listener = vi.fn();
    queue.watch(bathroom, listener);
    show({ url: null, working: false, away: false });
    listener.mockClear();
    queue.retry(bathroom.request);
    expect(queue.read(bathroom.request).state).toBe("waiting");
    expect(listener).toHaveBeenCalled();
    expect(asked).toEqual(["bad", "bad"]);
    finish(bathroom, "final");
    expect(queue.read(bathroom.request).state).toBe("final");
  });

  it("requests nothing more and leaves the place when nobody watches", async () => {
    const { pictures, asked, show, entered } = place();
    const queue = createPictureQueue(pictures, "main");
    const stops = orders.map((order) => queue.watch(order, () => {}));
    expect(entered()).toBe(1);
    for (const stop of stops) stop();
    await Promise.resolve();
    show({ url: "final", working: false, away: false });
    expect(asked).toEqual(["bad"]);
    expect(entered()).toBe(0);
  });

  it("makes pictures in the order in which they were watched last", async () => {
    const { pictures, asked, finish } = place();
    const queue = createPictureQueue(pictures, "main");
    const busy = { subject: "busy", request: request("C") };
    queue.watch(busy, () => {});
    const stops = orders.map((order) => queue.watch(order, () => {}));
    for (const stop of stops) stop();
    for (const order of orders.toReversed()) queue.watch(order, () => {});
    await Promise.resolve();
    finish(busy, "busy");
    finish(toilet, "toilet");
    expect(asked).toEqual(["busy", "toilet", "bad"]);
  });

  it("skips a picture that nobody watches, and makes it when it is watched again", async () => {
    const { pictures, asked, finish } = place();
    const queue = createPictureQueue(pictures, "main");
    const [stop] = orders.map((order) => queue.watch(order, () => {}));
    stop?.();
    await Promise.resolve();
    expect(asked).toEqual(["bad", "toilet"]);
    queue.watch(bathroom, () => {});
    finish(toilet, "toilet");
    expect(asked).toEqual(["bad", "toilet", "bad"]);
  });
});
