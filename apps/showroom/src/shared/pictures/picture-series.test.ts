import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { makeInTurn } from "./picture-series.ts";
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

/** A place in which pictures come when the test says so. */
function place() {
  const store = createStore<Partial<Record<RenderContext, RenderView>>>(() => ({}));
  const asked: string[] = [];
  let entered = 0;
  return {
    asked,
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
      ask: (_context: RenderContext, subject: string) => {
        asked.push(subject);
        store.setState({ main: { url: null, working: true, away: false } });
      },
    },
  };
}

const orders = [
  { subject: "bad", request: request("A") },
  { subject: "toilet", request: request("B") },
];

describe("makeInTurn", () => {
  it("asks for the second picture once the first is finished, and never takes one for the other", () => {
    const { pictures, asked, show } = place();
    const seen: (string | null)[] = [];
    makeInTurn(pictures, "main", orders, (subject, view) => seen.push(`${subject} ${view.url ?? "-"}`));
    show({ url: "draft", working: true, away: false });
    expect(asked).toEqual(["bad"]);
    show({ url: "final", working: false, away: false });
    expect(asked).toEqual(["bad", "toilet"]);
    show({ url: "other", working: false, away: false });
    expect(seen).toEqual(["bad -", "bad draft", "bad final", "toilet -", "toilet other"]);
  });

  it("goes on after a picture that could not be made, and waits while the service is away", () => {
    const { pictures, asked, show } = place();
    makeInTurn(pictures, "main", orders, () => {});
    show({ url: null, working: false, away: true });
    expect(asked).toEqual(["bad"]);
    show({ url: null, working: false, away: false });
    expect(asked).toEqual(["bad", "toilet"]);
  });

  it("asks for nothing more once it is left", () => {
    const { pictures, asked, show, entered } = place();
    const leave = makeInTurn(pictures, "main", orders, () => {});
    expect(entered()).toBe(1);
    leave();
    show({ url: "final", working: false, away: false });
    expect(asked).toEqual(["bad"]);
    expect(entered()).toBe(0);
  });
});
