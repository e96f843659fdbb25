import { saveChoices } from "@showroom/api-contract/endpoints/choices";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { getProjectBySlug } from "@showroom/api-contract/endpoints/projects";
import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { selectNoFloor } from "@showroom/domain/selection/floors";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { mainChoice } from "@showroom/domain/selection/variants";
import { seenPage, standardRoom } from "./room-choice.ts";
import type { Answer, TestClient } from "./test-client.ts";

/** A buyer with the loaded pages of the house type. */
export interface TestBuyer {
  readonly client: TestClient;
  readonly project: Project;
  readonly houseTypeId: number;
  readonly pages: readonly Page[];
  readonly page: (roomOrType: string) => Page;
  /** All rooms confirmed, with standard choices and no floor. */
  readonly everything: () => Record<string, RoomChoice>;
  /** A confirmed room with a wall tile other than the standard. */
  readonly withLuxuryTile: (room: string) => RoomChoice;
  /** Another buyer of the same house type, with the same loaded pages. */
  readonly as: (other: TestClient) => TestBuyer;
  readonly save: (
    rooms: Readonly<Record<string, RoomChoice>>,
    version: number,
    submitType?: ProjectChoices["submitType"],
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer<ProjectChoices>>;
}

/** Loads the pages of a signed-in buyer. */
export async function openBuyer(client: TestClient, slug: string): Promise<TestBuyer> {
  const project = (await client.call(getProjectBySlug, { params: { slug } })).body;
  const houseTypeId = project.selectedProjectHouseType?.id ?? 0;
  const outlines = project.houseTypes.find((houseType) => houseType.id === houseTypeId)?.pages ?? [];
  const pages = await Promise.all(
    outlines.map(async ({ id }) => (await client.call(getPage, { params: { houseTypeId, pageId: id } })).body),
  );
  const page = (roomOrType: string): Page => {
    const found = pages.find((candidate) => (candidate.roomName ?? candidate.type) === roomOrType);
    if (!found) throw new Error(`The house type has no page for ${roomOrType}`);
    return found;
  };
  const saverFor =
    (saving: TestClient): TestBuyer["save"] =>
    (rooms, version, submitType = null, headers = {}) =>
      saving.call(
        saveChoices,
        {
          params: { projectId: project.id },
          body: { choices: { projectRoomChoices: { ...rooms }, submitType }, house_type: { id: houseTypeId }, version },
        },
        headers,
      );
  const buyer: TestBuyer = {
    client,
    project,
    houseTypeId,
    pages,
    page,
    everything: () =>
      Object.fromEntries(
        pages.map((entry) => {
          if (entry.type === "configurator") return [String(entry.id), standardRoom(entry, project)] as const;
          return [
            String(entry.id),
            entry.type === "floors" ? selectNoFloor({ locked: false }, seenPage(entry.id)) : seenPage(entry.id),
          ] as const;
        }),
      ),
    withLuxuryTile: (room) => {
      const { products } = pageCatalogue(page(room)).tiles.wall;
      const other = products.find((tile) => !tile.standardOption && tile.tileType === "luxe");
      if (!other) throw new Error("There is no luxury wall tile");
      return { ...standardRoom(page(room), project), wallTileProduct: mainChoice(other) };
    },
    as: (other) => ({ ...buyer, client: other, save: saverFor(other) }),
    save: saverFor(client),
  };
  return buyer;
}
