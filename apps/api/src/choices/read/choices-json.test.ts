import { describe, expect, it } from "vitest";
import { buildPage } from "@showroom/domain/testing/build-page";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { buildContext } from "@showroom/domain/testing/build-project";
import { buildChoicesRow } from "../../testing/choices-row.ts";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { buildUserRow } from "../../testing/user-row.ts";
import { choicesEntity } from "./choices-entity.ts";
import { choicesJson } from "./choices-json.ts";

const page = buildPage({ id: 11 });
const { catalogue, settings } = buildContext({ page });
const home = { user: buildUserRow(), ...buildHouseCatalogue(1, [page]) };

describe("choices as JSON", () => {
  it("are what the response would be without it, also with nothing saved and for the same rooms again", () => {
    const rooms = { [page.id]: standardRoomChoice(catalogue, settings) };
    for (const row of [null, buildChoicesRow({ rooms }), buildChoicesRow({ rooms, version: 7 })]) {
      const choices = choicesEntity(home, row);
      expect(JSON.parse(choicesJson(choices))).toEqual(JSON.parse(JSON.stringify(choices)));
    }
  });
});
