import { beforeEach, expect, test } from "vitest";
import type { RenderHubState } from "@showroom/api-client/render/hub-link";
import type { RenderImage } from "@showroom/api-client/render/newest-renders";
import type { RenderTrouble } from "@showroom/api-client/render/render-hub";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { createPictures } from "./pictures.ts";
import type { Pictures } from "./pictures.ts";

const asked: [RenderContext, string][] = [];
const forgotten: RenderContext[] = [];
let tellState: (state: RenderHubState) => void;
let tellImage: (image: RenderImage) => void;
let tellTrouble: (trouble: RenderTrouble) => void;
let pictures: Pictures;

const nothing = (): void => {};
const hub = {
  state: "connected" as RenderHubState,
  requestRender: (context: RenderContext, request: RenderRequest) =>
    void asked.push([context, request.sceneStructure.floorTile]),
  forget: (context: RenderContext) => void forgotten.push(context),
  onState: (listener: typeof tellState) => ((tellState = listener), nothing),
  onImage: (listener: typeof tellImage) => ((tellImage = listener), nothing),
  onTrouble: (listener: typeof tellTrouble) => ((tellTrouble = listener), nothing),
};

const wall = { tile: "W", groutColor: "#fff", pattern: "straight", extent: "wall" } as const;
const scene = (floorTile: string): RenderRequest => ({
  sceneSettings: { cameraPosition: "front", priority: 1, imageWidth: 1920, imageHeight: 1080, samples: 15 },
  sceneStructure: {
    roomType: "Bathroom",
    floorTile,
    floorGroutColor: "#fff",
    wallTiles: { back: wall, left: wall, right: wall, front: wall },
    ceilingType: "Half",
    productChoices: [],
  },
});
const picture = (url: string, stage: RenderImage["stage"], context: RenderContext = "main"): RenderImage => ({
  context,
  url,
  stage,
  renderId: url,
  width: 1920,
  height: 1080,
});
const main = () => pictures.getState().main;

beforeEach(async () => {
  asked.length = 0;
  forgotten.length = 0;
  pictures = createPictures(() => Promise.resolve(hub));
});

test("the smaller copies of a picture stay with its address", async () => {
  const srcSet = (url: string) => `${url}?w=960 960w, ${url} 1920w`;
  pictures.enter("main");
  await Promise.resolve();
  pictures.ask("main", "3", scene("A"));
  await Promise.resolve();
  tellImage({ ...picture("a", "final"), srcSet: srcSet("a") });
  expect(main()).toMatchObject({ url: "a", srcSet: srcSet("a") });
  pictures.ask("main", "3", scene("B"));
  tellImage(picture("b", "preview"));
  expect(main(), "a preview has none").toMatchObject({ url: "b", srcSet: undefined });
  tellImage({ ...picture("b2", "final"), srcSet: srcSet("b2") });
  pictures.ask("main", "3", scene("A"));
  expect(main(), "of a known request").toMatchObject({ url: "a", srcSet: srcSet("a") });
  pictures.ask("main", "4", scene("C"));
  expect(main(), "of another room").toMatchObject({ url: null, srcSet: undefined });
  pictures.ask("main", "3", null);
  expect(main(), "of the room again").toMatchObject({ url: "a", srcSet: srcSet("a") });
});

test("`connect` opens the connection before any request, and only once", async () => {
  let count = 0;
  const early = createPictures(() => {
    count += 1;
    return Promise.resolve(hub);
  });
  expect(count).toBe(0);
  early.connect();
  early.connect();
  early.enter("main");
  await Promise.resolve();
  expect(count).toBe(1);
  early.ask("main", "3", scene("A"));
  expect(asked).toEqual([["main", "A"]]);
});

test("a request made before the connection is open is sent once when it opens, for any number of components", async () => {
  pictures.enter("main");
  pictures.enter("main");
  pictures.ask("main", "3", scene("A"));
  pictures.ask("main", "3", scene("A"));
  expect(asked).toEqual([]);
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toEqual([["main", "A"]]);
  expect(main()).toMatchObject({ url: null, working: true, away: false });
});

test("a better picture replaces a rough one, and the last good one stays while the next is made or fails", async () => {
  pictures.enter("main");
  await Promise.resolve();
  await Promise.resolve();
  pictures.ask("main", "3", scene("A"));
  tellImage(picture("a1", "preview"));
  expect(main()).toMatchObject({ url: "a1", working: true, away: false });
  tellImage(picture("a2", "final"));
  expect(main()).toMatchObject({ url: "a2", working: false, away: false });
  pictures.ask("main", "3", scene("B"));
  expect(main()).toMatchObject({ url: "a2", working: true, away: false });
  tellTrouble({ context: "main", code: "render-unavailable", reason: "" });
  expect(main()).toMatchObject({ url: "a2", working: false, away: false });
  tellState("away");
  expect(main()).toMatchObject({ url: "a2", working: false, away: true });
});

test("the picture of an undone choice shows at once, and is made again when its address no longer works", async () => {
  pictures.enter("main");
  await Promise.resolve();
  await Promise.resolve();
  pictures.ask("main", "3", scene("A"));
  tellImage(picture("a", "final"));
  pictures.ask("main", "3", scene("B"));
  pictures.ask("main", "3", scene("A"));
  expect(asked).toEqual([
    ["main", "A"],
    ["main", "B"],
  ]);
  expect(forgotten).toEqual(["main"]);
  expect(main()).toMatchObject({ url: "a", working: false, away: false });
  pictures.lost("main");
  expect(asked.at(-1)).toEqual(["main", "A"]);
  expect(main()?.working).toBe(true);
});

test("a picture whose address never works is made again three times, not for ever", async () => {
  pictures.enter("main");
  await Promise.resolve();
  await Promise.resolve();
  pictures.ask("main", "3", scene("A"));
  for (let times = 0; times < 50; times += 1) {
    tellImage(picture("a", "final"));
    pictures.lost("main");
  }
  expect(asked).toHaveLength(4);
  expect(main()).toMatchObject({ working: false });
});

test("a room never shows another room's picture, and shows its own again on return", async () => {
  pictures.enter("main");
  await Promise.resolve();
  await Promise.resolve();
  pictures.ask("main", "3", scene("A"));
  tellImage(picture("a", "preview"));
  pictures.ask("main", "4", null);
  expect(main()).toMatchObject({ url: null, working: false, away: false });
  pictures.ask("main", "3", scene("C"));
  expect(main()).toMatchObject({ url: "a", working: true, away: false });
});

test("a picture says which request it is of, while a newer one is being made", async () => {
  pictures.enter("main");
  await Promise.resolve();
  await Promise.resolve();
  pictures.ask("main", "3", scene("A"));
  expect(main()?.shows).toBeUndefined();
  tellImage(picture("a", "final"));
  pictures.ask("main", "3", scene("B"));
  expect(main()?.shows).toBe(JSON.stringify(scene("A")));
  tellImage(picture("b", "preview"));
  expect(main()?.shows).toBe(JSON.stringify(scene("B")));
  pictures.ask("main", "3", scene("A"));
  expect(main(), "of a known request").toMatchObject({ url: "a", shows: JSON.stringify(scene("A")) });
});

test("a place is left when the last component that shows it unmounts", async () => {
  const leave = [pictures.enter("modal"), pictures.enter("modal")];
  await Promise.resolve();
  await Promise.resolve();
  leave[0]?.();
  expect(forgotten).toEqual([]);
  leave[1]?.();
  expect(forgotten).toEqual(["modal"]);
  tellImage(picture("late", "final", "modal"));
  expect(pictures.getState().modal?.url).toBeNull();
});

test("a failed connection counts as unreachable, and the next place tries it again", async () => {
  let tries = 0;
  pictures = createPictures(() => ((tries += 1), Promise.reject(new Error("no configuration"))));
  pictures.enter("main");
  await Promise.resolve();
  await Promise.resolve();
  expect(main()?.away).toBe(true);
  pictures.enter("modal");
  expect(tries).toBe(2);
});
