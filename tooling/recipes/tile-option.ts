/**
 * Follows the recipe for a tile option in `docs/recipes.md` on a copy of the packages, and checks that the compiler
 * reports exactly the recipe's steps.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyWorkspace } from "./working-copy.ts";

const COMPILED = ["packages/domain", "packages/api-contract", "apps/showroom", "apps/staff-preview", "apps/api"];
interface Step {
  readonly folder: string;
  /** Path below the folder. */
  readonly file: string;
  readonly text: string;
  readonly by: string;
  /** Whether the compiler must report this step; false for the first step. */
  readonly asked: boolean;
}

const STEPS: readonly Step[] = [
  {
    folder: "packages/domain",
    file: "src/model/tile-option.ts",
    text: `  "AccentHerringboneReservoir",\n  "CeilingHigh",`,
    by: `  "AccentHerringboneReservoir",\n  "ExampleOption",\n  "CeilingHigh",`,
    asked: false,
  },
  {
    folder: "packages/domain",
    file: "src/model/tile-option.ts",
    text: `  CeilingHigh: { changes: "height"`,
    by: `  ExampleOption: {
    changes: "surface",
    title: "Voorbeeldwand",
    place: "voorbeeldwand",
    surface: "reservoir",
    excludes: ["FloorTileOnAllWalls"],
    onlyIn: null,
    accessories: "accent-herringbone",
    tile: { from: "own", collections: "accentHerringboneCollections" },
    picture: { walls: "accent", pattern: "straight", extent: "reservoir" },
  },
  CeilingHigh: { changes: "height"`,
    asked: true,
  },
  {
    folder: "packages/domain",
    file: "testing/price-oracle.ts",
    text: `type OptionKind = "FloorTileOnWall"`,
    by: `type OptionKind = "ExampleOption" | "FloorTileOnWall"`,
    asked: true,
  },
  {
    folder: "packages/domain",
    file: "testing/price-oracle.ts",
    text: `    AccentHerringboneReservoir: now.reservoir,`,
    by: `    AccentHerringboneReservoir: now.reservoir,\n    ExampleOption: now.reservoir,`,
    asked: true,
  },
  {
    folder: "packages/domain",
    file: "testing/price-oracle.ts",
    text: `kind === "AccentHerringbone" || kind === "AccentHerringboneReservoir"`,
    by: `kind === "AccentHerringbone" || kind === "AccentHerringboneReservoir" || kind === "ExampleOption"`,
    asked: true,
  },
  {
    folder: "apps/showroom",
    file: "src/features/tiles/texts.ts",
    text: `      AccentHerringboneReservoir: "Inbouwreservoir",`,
    by: `      AccentHerringboneReservoir: "Inbouwreservoir",\n      ExampleOption: "Voorbeeldwand",`,
    asked: true,
  },
];

/** Uses the new option in the copy, in every place that could confuse it with another. */
const USE = `
import assert from "node:assert/strict";
import { buildPage, PAGE_IDS } from "./testing/build-page.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "./testing/build-project.ts";
import { orderLines } from "./src/order-list/order-list.ts";
import { calculatePageCost } from "./src/pricing/page-cost.ts";
import { mapScene } from "./src/render/map-scene.ts";
import { selectAccent, toggleFloorTileOption } from "./src/selection/tile-options.ts";
import { standardRoomChoice } from "./src/configurator/standard-room.ts";
import { diffRooms } from "./src/diff/room-diff.ts";
import { showroomTitles, slotWords } from "./src/words/slot-words.ts";

const kind = "ExampleOption";
const plain = buildPage();
const like = plain.tileOptions.find((option) => option.kind === "AccentHerringbone");
const page = { ...plain, tileOptions: [...plain.tileOptions, { ...like, id: 99, kind, title: "Voorbeeld" }] };
const context = buildContext({ page });
const start = standardRoomChoice(context.catalogue, context.settings);
const id = PAGE_IDS.accentTile.first;
const room = selectAccent(context, start, kind, { pageProductId: id, variantProjectProductId: id });
const input = { project: buildProject(), houseType: buildHouseType(), floors: buildFloorOffer() };
const reservoir = input.houseType.roomVariables.find(({ name }) => name === page.roomName).reservoirSurface;

assert.deepEqual(room.tileOptions.map(({ tileOption }) => tileOption), [kind], "it can be chosen");
const [line] = calculatePageCost(input, page, room).allTileOptions;
assert.equal(line.id, kind);
assert.equal(line.slot.kind, "accent");
assert.equal(line.grossPrice, Math.round(6000 * reservoir * 1.1), "it is priced on the surface that it names");
const ordered = orderLines(input, page, room).find(({ part }) => part === "tileOption");
assert.equal(ordered.quantity, reservoir, "it is ordered for that surface");
const { wallTiles } = mapScene({ catalogue: context.catalogue, room, settings: context.settings, houseType: input.houseType }).sceneStructure;
assert.deepEqual([wallTiles.back.pattern, wallTiles.back.extent], ["straight", "reservoir"], "it is drawn as it says");
const [difference] = diffRooms(start, room).filter((found) => found.kind === "product");
assert.equal(slotWords(difference.slot, showroomTitles(context.catalogue)), "Voorbeeldwand", "it has a title");
const everywhere = toggleFloorTileOption(context, room, "FloorTileOnAllWalls");
const kindsOf = ({ tileOptions }) => tileOptions.map(({ tileOption }) => tileOption);
assert.deepEqual(kindsOf(everywhere), ["FloorTileOnAllWalls"], "what it excludes takes it away");
const again = selectAccent(context, everywhere, kind, { pageProductId: id, variantProjectProductId: id });
assert.deepEqual(kindsOf(again), [kind], "it takes away what it excludes");
`;

function follow(): boolean {
  const recipe =
    readFileSync("docs/recipes.md", "utf8")
      .split(/^## /m)
      .find((part) => part.startsWith("A tile option")) ?? "";
  const unnamed = STEPS.map(({ folder, file }) => `${folder}/${file}`).filter(
    (file) => !recipe.includes(`\`${file}\``),
  );
  for (const file of unnamed) console.error(`docs/recipes.md does not name ${file}`);
  const copy = copyWorkspace();
  try {
    let good = unnamed.length === 0;
    for (const { folder, file, text, by, asked } of STEPS) {
      if (asked && !copy.filesInError(folder).includes(`${folder}/${file}`)) {
        console.error(`The compiler does not ask for the step in ${folder}/${file}`);
        good = false;
      }
      copy.edit(`${folder}/${file}`, text, by);
    }
    const left = COMPILED.flatMap((folder) => copy.filesInError(folder));
    if (left.length > 0) console.error(`The recipe leaves out what the compiler asks for in ${left.join(", ")}`);
    const script = join(copy.root, "packages/domain/use-example-option.ts");
    writeFileSync(script, USE);
    return spawnSync(process.execPath, [script], { stdio: "inherit" }).status === 0 && good && left.length === 0;
  } finally {
    copy.remove();
  }
}

process.exit(follow() ? 0 : 1);
