import { FIXTURE_FINISHES, FIXTURE_KINDS } from "@showroom/domain/model/fixture-model";
import { PANORAMA_FACES, STILL_CAMERAS, type CameraPosition } from "@showroom/domain/render/render-request";
import { describe, expect, test } from "vitest";
import { BATHROOM_KINDS, model, sceneInput, SHAPES, TOILET_KINDS } from "../testing/articles.ts";
import { meshFaults } from "../testing/mesh-checks.ts";
import { buildScene } from "./build-scene.ts";

const towelRail = model("accessory", "round", { width: 450, height: 30 });
const bathroom = [...BATHROOM_KINDS.map((kind) => model(kind)), towelRail];
const toilet = [...TOILET_KINDS.map((kind) => model(kind)), towelRail];

describe("geometry", () => {
  test.each([
    ["bathroom", { models: bathroom, structure: { finishingProfile: "profile" } }],
    ["full-height bathroom", { models: bathroom, structure: { ceilingType: "Full", finishingProfile: "profile" } }],
    ["toilet", { models: toilet, structure: { roomType: "Toilet", finishingProfile: "profile" } }],
    ["empty toilet", { structure: { roomType: "Toilet", ceilingType: "Full" } }],
  ] as const)("of a %s has sound meshes", (_name, wish) => {
    const { meshes, surfaces } = buildScene(sceneInput(wish)).geometry();
    for (const mesh of meshes) expect(meshFaults(mesh), mesh.name).toEqual([]);
    for (const mesh of meshes)
      if (mesh.material.kind === "tiled") expect(surfaces[mesh.material.surface], mesh.name).toBeDefined();
    expect(new Set(meshes.map((mesh) => mesh.name)).size).toBe(meshes.length);
  });

  test("keeps texture coordinates where the renderer can hold them", () => {
    const { meshes } = buildScene(
      sceneInput({ models: bathroom, structure: { dimensions: { width: 5000, depth: 6000, height: 3400 } } }),
    ).geometry();
    for (const mesh of meshes) {
      if (mesh.material.kind !== "tiled" && mesh.material.kind !== "textured") continue;
      expect(Math.min(...mesh.uvs), mesh.name).toBeGreaterThan(-0.5);
      expect(Math.max(...mesh.uvs), mesh.name).toBeLessThan(7.5);
    }
  });

  test("has a limited number of triangles", () => {
    const triangles = buildScene(sceneInput({ models: bathroom }))
      .geometry()
      .meshes.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0);
    expect(triangles).toBeLessThan(120_000);
  });
});

describe("finishing profiles", () => {
  const plain = { tile: "wall", groutColor: "#FFFFFF", pattern: "straight", extent: "wall" } as const;
  const edged = { ...plain, finishingProfile: "profile" };
  const walls = { back: plain, left: plain, right: plain, front: plain };
  const profilesOf = (structure: Parameters<typeof sceneInput>[0] & object) =>
    buildScene(sceneInput(structure))
      .geometry()
      .meshes.flatMap(({ name }) => (name.includes("profile") ? [name] : []))
      .toSorted();

  test("of a room run along the box, the top of half-high walls, and around the window in a tiled wall", () => {
    expect(profilesOf({ structure: { ceilingType: "Half", finishingProfile: "profile" } })).toEqual([
      "box profile",
      "profile back",
      "profile left",
      "profile right",
    ]);
    expect(profilesOf({ structure: { ceilingType: "Full", finishingProfile: "profile" } })).toEqual([
      "box profile",
      "window profile",
    ]);
  });

  test("of one wall stay on it; the box is part of the back wall", () => {
    const onBack = { ceilingType: "Half", wallTiles: { ...walls, back: edged } } as const;
    expect(profilesOf({ structure: onBack })).toEqual(["box profile", "profile back"]);
    const onLeft = { ceilingType: "Half", wallTiles: { ...walls, left: edged } } as const;
    expect(profilesOf({ structure: onLeft })).toEqual(["profile left"]);
  });

  test("of a reservoir accent stay on the box", () => {
    const accent = { ...edged, pattern: "herringbone", extent: "reservoir" } as const;
    expect(profilesOf({ structure: { ceilingType: "Half", wallTiles: { ...walls, back: accent } } })).toEqual([
      "box profile",
    ]);
  });
});

describe("geometry key", () => {
  const key = (wish: Parameters<typeof sceneInput>[0]) => buildScene(sceneInput(wish)).geometryKey;
  const wall = { tile: "other-wall", groutColor: "#000000", pattern: "herringbone", extent: "wall" } as const;

  test("does not depend on tiles, grout, pattern or camera", () => {
    const other = key({
      models: bathroom,
      cameraPosition: "bath",
      structure: {
        floorTile: "other-wall",
        floorGroutColor: "#112233",
        wallTiles: { back: wall, left: wall, right: wall, front: { ...wall, extent: "reservoir" } },
      },
    });
    expect(other).toBe(key({ models: bathroom }));
  });

  test("does not depend on the order of the products", () => {
    expect(key({ models: bathroom.toReversed() })).toBe(key({ models: bathroom }));
  });

  test.each(bathroom.map((article, index) => [article.kind, index] as const))(
    "changes with shape and finish of the %s",
    (_kind, index) => {
      const changed = (changes: Partial<(typeof bathroom)[number]>) =>
        key({ models: bathroom.map((article, i) => (i === index ? { ...article, ...changes } : article)) });
      const keys = new Set([
        key({ models: bathroom }),
        changed({ shape: "slim" }),
        changed({ finish: "copper" }),
        key({ models: bathroom.filter((_, i) => i !== index) }),
      ]);
      expect(keys.size).toBe(4);
    },
  );

  test("depends on room, ceiling and profile", () => {
    const keys = new Set([
      key({}),
      key({ structure: { roomType: "Toilet" } }),
      key({ structure: { ceilingType: "Full" } }),
      key({ structure: { finishingProfile: "profile" } }),
      key({ structure: { dimensions: { width: 2400, depth: 2800, height: 2600 } } }),
    ]);
    expect(keys.size).toBe(5);
  });
});

describe("unknown articles and measures", () => {
  test("a neutral fixture replaces an unknown product", () => {
    const scene = buildScene(sceneInput({ structure: { productChoices: ["nobody-knows"] } }));
    expect(scene.warnings).toEqual(["unknown product nobody-knows"]);
    expect(scene.geometry().meshes.some((mesh) => mesh.name === "toilet bowl")).toBe(true);
  });

  test("an unknown tile leaves the wall plain, with a warning", () => {
    const scene = buildScene(sceneInput({ structure: { floorTile: "nobody-knows" } }));
    expect(scene.warnings).toEqual(["unknown tile nobody-knows"]);
    expect(scene.finishes.floor?.kind).toBe("paint");
  });

  test("a room too small to furnish is drawn larger, with a warning", () => {
    expect(
      buildScene(sceneInput({ structure: { dimensions: { width: 900, depth: 2800, height: 2600 } } })).warnings,
    ).toEqual(["room width of 900 mm drawn as 1800 mm"]);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("a width of %s is refused", (width) => {
    expect(() => buildScene(sceneInput({ structure: { dimensions: { width, depth: 2800, height: 2600 } } }))).toThrow(
      RangeError,
    );
  });

  test("nothing is missing without products", () => {
    expect(buildScene(sceneInput()).warnings).toEqual([]);
  });
});

describe("every article", () => {
  test.each(FIXTURE_KINDS)("%s builds in every shape and finish, in both rooms", (kind) => {
    for (const roomType of ["Bathroom", "Toilet"] as const) {
      const keys = SHAPES.flatMap((shape) =>
        FIXTURE_FINISHES.map(
          (finish) =>
            buildScene(
              sceneInput({
                models: [model("bath"), model("basin"), model(kind, shape, { finish })],
                structure: { roomType },
              }),
            ).geometryKey,
        ),
      );
      expect(keys.every((key) => /^[0-9a-f]{16}$/.test(key))).toBe(true);
    }
  });
});

test("equal requests give equal scenes", () => {
  const [a, b] = [0, 1].map(() => buildScene(sceneInput({ models: bathroom })));
  expect(a?.geometry()).toEqual(b?.geometry());
  expect(a?.camera).toEqual(b?.camera);
});

test.each([...STILL_CAMERAS, ...PANORAMA_FACES])(
  "camera %s is finite for any room and picture",
  (cameraPosition: CameraPosition) => {
    for (const models of [[], bathroom]) {
      for (const roomType of ["Bathroom", "Toilet"] as const) {
        for (const aspect of [16 / 9, 1, 0.75]) {
          const { position, target, horizontalFov } = buildScene(
            sceneInput({ models, cameraPosition, aspect, structure: { roomType } }),
          ).camera;
          expect([...position, ...target, horizontalFov].every(Number.isFinite)).toBe(true);
          expect(horizontalFov).toBeGreaterThan(10);
          expect(horizontalFov).toBeLessThan(100);
        }
      }
    }
  },
);
