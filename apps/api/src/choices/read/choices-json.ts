import type { ProjectChoices, RoomRules } from "@showroom/domain/model/choices";
import { roomsJson } from "./rooms-json.ts";

const written = new WeakMap<RoomRules, string>();

function rulesJson(rules: RoomRules): string {
  const before = written.get(rules);
  if (before !== undefined) return before;
  const json = JSON.stringify(rules);
  written.set(rules, json);
  return json;
}

/** Project choices as JSON. Rooms and their rules are most of it, and written once per room. */
export function choicesJson({ projectRoomChoices, projectRoomRules, ...facts }: ProjectChoices): string {
  const rules = Object.entries(projectRoomRules).map(([key, room]) => `${JSON.stringify(key)}:${rulesJson(room)}`);
  return `${JSON.stringify(facts).slice(0, -1)},"projectRoomChoices":${roomsJson(projectRoomChoices)},"projectRoomRules":{${rules.join(",")}}}`;
}
