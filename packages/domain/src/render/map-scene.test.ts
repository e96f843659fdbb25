import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext, buildHouseType, buildRoomVariables } from "../../testing/build-project.ts";
import { selectAccessory } from "../selection/accessories.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { selectAccent, setCeilingHigh, toggleFloorTileOption } from "../selection/tile-options.ts";
import { cameraOfTitle, imageSizeFor } from "./camera.ts";
import { mapScene, type SceneInput } from "./map-scene.ts";

const bathroom = buildContext();
const toilet = buildContext({ page: buildPage({ configuratorType: "toilet", roomName: "toilet" }) });
const start = standardRoomChoice(bathroom.catalogue, bathroom.settings);
const houseType = buildHouseType({
  roomVariables: [
    // Tiled to the ceiling; the pages have other rooms.
    buildRoomVariables({ name: "bathroom2", width: 1800, surfaceWall: 44 }),
    buildRoomVariables({ height: 2550 }),
    buildRoomVariables({ name: "toilet", width: 900, depth: 1200, height: 2450 }),
  ],
});
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const scene = (overrides: Partial<SceneInput> = {}, of = bathroom) =>
  mapScene({ catalogue: of.catalogue, room: start, settings: of.settings, houseType, ...overrides });
const walls = (overrides: Partial<SceneInput>, of = bathroom) => scene(overrides, of)?.sceneStructure.wallTiles;
const wall = (tile: number, groutColor = "#D9D4CA") => ({
  tile: `P-${tile}`,
  groutColor,
  pattern: "straight",
  extent: "wall",
});

describe("the scene of a room", () => {
  it("names the home, and the buyer in a staff view", () => {
    expect(scene({ buyerId: 7 })?.home).toStrictEqual({ houseTypeId: houseType.id, buyerId: 7 });
    expect(scene()?.home).toStrictEqual({ houseTypeId: houseType.id });
  });

  it("holds its tiles, grout, profile, measures and sanitary ware", () => {
    expect(scene()).toEqual({
      home: { houseTypeId: houseType.id },
      sceneSettings: { cameraPosition: "front", priority: 1, imageWidth: 1920, imageHeight: 1080, samples: 15 },
      sceneStructure: {
        roomType: "Bathroom",
        dimensions: { width: 2400, depth: 2600, height: 2550 },
        floorTile: `P-${PAGE_IDS.floorTile.standard}`,
        floorGroutColor: "#D9D4CA",
        wallTiles: { back: wall(101), left: wall(101), right: wall(101), front: wall(101) },
        ceilingType: "Half",
        finishingProfile: `P-${PAGE_IDS.wallProfile.standard}`,
        productChoices: ["T-STD", `P-${PAGE_IDS.basinGroup.standard}`],
      },
    });
  });

  it("is null without a wall tile, without a floor tile, or on another kind of page", () => {
    expect(scene({ room: { ...start, wallTileProduct: null } })).toBeNull();
    expect(scene({ room: { ...start, floorTileProduct: null } })).toBeNull();
    expect(scene({ room: { ...start, floorTileProduct: pick(999) } })).toBeNull();
    expect(scene({}, buildContext({ page: buildPage({ configuratorType: null }) }))).toBeNull();
  });

  it("of a toilet names its type and its own measures", () => {
    expect(scene({}, toilet)?.sceneStructure).toMatchObject({
      roomType: "Toilet",
      dimensions: { width: 900, depth: 1200, height: 2450 },
    });
  });

  it("has no sanitary ware of an empty group or of a product that is not on the page", () => {
    const room = { ...start, products: { [PAGE_IDS.toiletGroup.id]: [pick(999)] } };
    expect(scene({ room })?.sceneStructure.productChoices).toEqual([]);
  });

  it("leaves the wall plain when the tile of its accent is not on the page", () => {
    const accent = selectAccent(bathroom, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    const gone = {
      ...accent,
      tileOptions: accent.tileOptions.map((item) => ({ ...item, selectedVariant: pick(999) })),
    };
    expect(walls({ room: gone })?.back).toEqual(wall(101));
  });

  it("has no profile on an option without one", () => {
    const on = toggleFloorTileOption(bathroom, start, "FloorTileOnWall");
    const bare = { ...on, tileOptions: on.tileOptions.map((item) => ({ ...item, selectedFinishingProfile: null })) };
    expect(walls({ room: bare })?.back).not.toHaveProperty("finishingProfile");
  });

  it("has the default grout and no profile when none is chosen, and no measures when they are unknown", () => {
    const bare = scene({
      room: { ...start, wallGroutColorProduct: null, floorGroutColorProduct: null, wallFinishingProfileProduct: null },
      houseType: buildHouseType({ roomVariables: [] }),
    })?.sceneStructure;
    expect(bare?.floorGroutColor).toBe("#FFFBF2");
    expect(bare?.wallTiles.back.groutColor).toBe("#FFFBF2");
    expect(bare).not.toHaveProperty("finishingProfile");
    expect(bare).not.toHaveProperty("dimensions");
  });

  it("lays the floor tile on one wall with that option's grout", () => {
    const on = selectAccessory(bathroom, start, "FloorTileOnWall", "GroutColor", pick(PAGE_IDS.optionGrout.other));
    expect(walls({ room: on })).toMatchObject({ back: wall(111, "#333333"), left: wall(101) });
  });

  it("puts an option's own profile on its walls, unless it equals the room's profile", () => {
    const { other, standard } = PAGE_IDS.optionProfile;
    const on = selectAccessory(bathroom, start, "FloorTileOnWall", "FinishingProfile", pick(other));
    expect(walls({ room: on })?.back.finishingProfile).toBe(`P-${other}`);
    expect(walls({ room: on })?.left).not.toHaveProperty("finishingProfile");
    const all = toggleFloorTileOption(bathroom, start, "FloorTileOnAllWalls");
    const alike = { ...all, wallFinishingProfileProduct: pick(standard) };
    expect(Object.values(walls({ room: alike }) ?? {}).map((finish) => finish.finishingProfile ?? null)).toEqual(
      Object.values(walls({ room: all }) ?? {}).map(() => null),
    );
    const accent = selectAccent(toilet, start, "AccentHerringboneReservoir", pick(PAGE_IDS.accentTile.second));
    const edged = selectAccessory(toilet, accent, "AccentHerringboneReservoir", "FinishingProfile", pick(other));
    expect(walls({ room: edged }, toilet)?.back.finishingProfile).toBe(`P-${other}`);
  });

  it("lays the floor tile on all walls", () => {
    const all = walls({ room: toggleFloorTileOption(bathroom, start, "FloorTileOnAllWalls") });
    expect(Object.values(all ?? {}).map((finish) => finish.tile)).toEqual(Array(4).fill("P-111"));
  });

  it("lays a herringbone accent on the back wall and the floor tile beside it", () => {
    const both = toggleFloorTileOption(
      bathroom,
      selectAccent(bathroom, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first)),
      "FloorTileOnWall",
    );
    expect(walls({ room: both })).toMatchObject({
      back: { tile: "P-121", pattern: "herringbone", extent: "wall" },
      left: { tile: "P-111" },
      right: { tile: "P-101" },
    });
  });

  it("lays an accent on the reservoir only", () => {
    const room = selectAccent(toilet, start, "AccentHerringboneReservoir", pick(PAGE_IDS.accentTile.second));
    expect(walls({ room }, toilet)).toMatchObject({
      back: { tile: "P-122", pattern: "herringbone", extent: "reservoir" },
      left: { tile: "P-101" },
    });
  });
});

describe("the ceiling", () => {
  const ceiling = (overrides: Partial<SceneInput>, of = toilet) => scene(overrides, of)?.sceneStructure.ceilingType;

  it("is half by default and full by choice or by project", () => {
    expect(ceiling({})).toBe("Half");
    expect(ceiling({ room: setCeilingHigh(toilet, start, true) })).toBe("Full");
    expect(ceiling({ settings: { alwaysCeilingHigh: true } })).toBe("Full");
  });

  it("is half in a room without a tiled wall", () => {
    const bare = buildRoomVariables({ name: "toilet", surfaceWall: 0, surfaceWallCeilingHigh: 0 });
    expect(ceiling({ houseType: buildHouseType({ roomVariables: [bare] }) })).toBe("Half");
  });

  it("is full where the standard already tiles the whole wall", () => {
    expect(
      ceiling({
        houseType: buildHouseType({ roomVariables: [buildRoomVariables({ name: "toilet", surfaceWall: 30 })] }),
      }),
    ).toBe("Full");
  });
});

describe("the camera", () => {
  it.each([
    ["Toilet", "toilet"],
    ["Bedieningsplaat", "control-plate"],
    ["Wastafelmeubel", "cabinet"],
    ["Spiegel", "cabinet"],
    ["Wastafel", "basin"],
    ["Wastafelkraan", "taps"],
    ["Badkamerkraan", "taps"],
    ["Sifon", "siphon"],
    ["Radiator", "radiator"],
    ["Douchewand", "shower-screen"],
    ["Regendouche", "rain-shower"],
    ["Douchegoot", "shower-gutter"],
    ["Bad", "bath"],
    ["Badkraan", "bath-taps"],
    ["Badafvoer", "bath-drain"],
    ["Fontein", "fountain"],
    ["Fonteinkraan", "fountain"],
    ["Accessoires", "front"],
    ["", "front"],
  ])("for %s is %s", (title, camera) => {
    expect(cameraOfTitle(title)).toBe(camera);
  });

  it("decides the size of the picture", () => {
    expect(scene({ lookAt: "Wastafelmeubel" })?.sceneSettings).toMatchObject({
      cameraPosition: "cabinet",
      imageWidth: 1920,
      imageHeight: 1920,
    });
    expect(scene({ lookAt: { camera: "bath" } })?.sceneSettings).toMatchObject({
      cameraPosition: "bath",
      imageWidth: 1920,
      imageHeight: 1080,
    });
    expect(imageSizeFor("toilet", "cabinet")).toEqual({ imageWidth: 1200, imageHeight: 1600 });
  });
});
