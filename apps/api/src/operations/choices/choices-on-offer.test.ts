import { describe, expect, it } from "vitest";
import { calculateCost, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { TileOptionKind } from "@showroom/domain/model/tile-option";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { mainChoice } from "@showroom/domain/selection/variants";
import { demoIds } from "../../testing/demo-ids.ts";
import { useSavingBuyer } from "../../testing/saving-buyer.ts";
import { OTHER_BUYER } from "../../testing/test-app.ts";

const at = useSavingBuyer();
const { bathroom, otherTile, standard, save, load } = at;

const withOptions = (room: RoomChoice, ...kinds: readonly TileOptionKind[]): RoomChoice => ({
  ...room,
  tileOptions: kinds.map((tileOption) => ({
    tileOption,
    selectedVariant: null,
    selectedGroutColor: null,
    selectedFinishingProfile: null,
  })),
});

it("tile options that exclude one another cannot be submitted either; each alone can be saved", async () => {
  const illegal = { [bathroom().id]: withOptions(standard(), "FloorTileOnWall", "FloorTileOnAllWalls") };
  const submitted = await at.client.call(saveChoices, {
    params: { projectId: at.ids.projectId },
    body: {
      choices: { projectRoomChoices: illegal, submitType: "showroom" },
      house_type: { id: at.ids.houseTypeId },
      version: 0,
    },
  });
  expect([submitted.status, submitted.body]).toMatchObject([422, { code: "choice-invalid" }]);
  expect(JSON.stringify(submitted.body)).toContain("FloorTileOnAllWalls cannot be combined with FloorTileOnWall");
  const one = await save({ [bathroom().id]: withOptions(standard(), "FloorTileOnAllWalls") }, 0);
  expect([one.status, one.body.version]).toEqual([200, 1]);
});

describe("choices that are not on offer", () => {
  const spoil = async (change: (room: RoomChoice) => RoomChoice) => {
    const rooms = { [bathroom().id]: change(standard()) };
    const saved = await save(rooms, 0);
    const calculated = await at.client.call(calculateCost, {
      body: {
        project: { id: at.ids.projectId },
        projectHouseType: { id: at.ids.houseTypeId },
        projectChoices: { projectRoomChoices: rooms, submitType: null },
      },
    });
    expect((await load()).version).toBe(0);
    return [saved, calculated];
  };

  it.each<[string, (room: RoomChoice) => RoomChoice]>([
    [
      "an unknown tile",
      (room) => ({ ...room, wallTileProduct: { pageProductId: 999_999, variantProjectProductId: 999_999 } }),
    ],
    ["a floor tile on the wall", (room) => ({ ...room, wallTileProduct: room.floorTileProduct })],
    [
      "a variant of another product",
      (room) => ({
        ...room,
        wallTileProduct: {
          pageProductId: room.wallTileProduct?.pageProductId ?? 0,
          variantProjectProductId: room.floorTileProduct?.variantProjectProductId ?? 0,
        },
      }),
    ],
    ["an unknown group", (room) => ({ ...room, products: { ...room.products, "999999": [] } })],
    [
      "a product in another group",
      (room) => {
        const [first, second] = Object.keys(room.products).filter((key) => (room.products[key]?.length ?? 0) > 0);
        return { ...room, products: { ...room.products, [second ?? ""]: room.products[first ?? ""] ?? [] } };
      },
    ],
    ["tile options that exclude one another", (room) => withOptions(room, "FloorTileOnWall", "FloorTileOnAllWalls")],
    [
      "a tile option twice",
      (room) => {
        const high = {
          tileOption: "FloorTileOnWall",
          selectedVariant: null,
          selectedGroutColor: null,
          selectedFinishingProfile: null,
        } as const;
        return { ...room, tileOptions: [high, high] };
      },
    ],
    [
      "an accent without a tile",
      (room) => ({
        ...room,
        tileOptions: [
          {
            tileOption: "AccentHerringbone",
            selectedVariant: null,
            selectedGroutColor: null,
            selectedFinishingProfile: null,
          },
        ],
      }),
    ],
    ["an unknown floor", (room) => ({ ...room, floorMaterialId: 1, colorId: 999_999, baseboardId: 1 })],
    ["a page that is another's", (room) => ({ ...room, projectPageId: room.projectPageId + 1 })],
  ])("with %s are refused without a change", async (_, change) => {
    for (const answer of await spoil(change)) {
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        code: "choice-invalid",
        issues: [{ path: ["projectRoomChoices", String(bathroom().id)] }],
      });
    }
  });

  it("from another project are refused", async () => {
    const other = await at.app.signedIn(OTHER_BUYER);
    const haven = await demoIds(at.app.pool, "havenkwartier");
    const foreignPage = (
      await other.call(getPage, { params: { houseTypeId: haven.houseTypeId, pageId: haven.pages["bathroom"] ?? 0 } })
    ).body;
    const foreign = pageCatalogue(foreignPage).tiles.wall.products[0];
    if (!foreign) throw new Error("no tile");
    const answer = await save({ [bathroom().id]: { ...standard(), wallTileProduct: mainChoice(foreign) } }, 0);
    expect(answer.body).toMatchObject({ code: "choice-invalid" });
  });

  it("cannot contain prices of the client", async () => {
    const rooms = { [bathroom().id]: { ...otherTile(), addedCost: -100_000_00 } };
    const answer = await at.client.raw("PUT", `/api/project-choices/${at.ids.projectId}`, {
      body: JSON.stringify({
        choices: { projectRoomChoices: rooms, submitType: null },
        house_type: { id: at.ids.houseTypeId },
        version: 0,
      }),
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "request-invalid" });
  });
});
