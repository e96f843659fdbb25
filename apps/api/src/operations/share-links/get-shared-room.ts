import { getSharedRoom } from "@showroom/api-contract/endpoints/shared-room";
import type { SharedScene } from "@showroom/api-contract/entities/shared-room";
import { linesOf } from "@showroom/domain/model/cost";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { articlesOf, productNumbers } from "@showroom/domain/render/page-articles";
import { partKey } from "@showroom/domain/render/part-key";
import { partsOfRoom } from "@showroom/domain/render/picture-part";
import { pictureLines } from "@showroom/domain/words/picture-lines";
import { showroomTitles } from "@showroom/domain/words/slot-words";
import { sharedFaces } from "../../choices/read/shared-pictures.ts";
import { roomScene } from "../../choices/read/room-scene.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findShared, sharedHome } from "./find-shared.ts";

export const getSharedRoomOperation = operation(getSharedRoom, async ({ app, params }) => {
  const found = await findShared(app, params.token);
  const { home, rooms } = await sharedHome(app, found);
  const page = home.house.pages.find(({ id, hideFromSummary }) => id === params.pageId && !hideFromSummary);
  const scene = page && roomScene(home, page, rooms[page.id]);
  if (!page || !scene) throw new ProblemError("not-found");
  const { catalogue, standard } = pagePricing(home.project.document, home.house.houseType, page);
  const { home: _home, ...request } = scene;
  const article = articlesOf(catalogue);
  const articles = [...new Set(productNumbers(scene.sceneStructure))].flatMap((number) => article(number) ?? []);
  const shared: SharedScene = { request, articles };
  const cost = (found.cost ?? costOf(home, rooms)).pageCosts.find(({ id }) => id === page.id);
  const parts = partsOfRoom(scene.sceneStructure);
  const lines = pictureLines(parts, {
    catalogue,
    room: rooms[page.id] ?? standard,
    lines: cost ? linesOf(cost) : null,
    titles: showroomTitles(catalogue),
  });
  return {
    scene: JSON.stringify(shared),
    choices: lines.map(({ key, title, name, line, parts: shownBy }) => ({
      key,
      title,
      name,
      line: line ? { totalPrice: line.totalPrice, indicative: line.indicative } : null,
      parts: shownBy.flatMap((at) => (parts[at] ? [partKey(parts[at])] : [])),
    })),
    faces: await sharedFaces(app, home.project, scene),
  };
});
