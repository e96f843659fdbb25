import type { SceneMesh, TiledSurface } from "../mesh-format.ts";
import type { EdgeProfiles } from "./edge-profiles.ts";
import { lampMeshes, windowMeshes } from "./fittings.ts";
import { fixtureMeshes, type PlacedFixture } from "./place-fixtures.ts";
import type { RoomPlan } from "./plan.ts";
import { profileMeshes, type EdgeProfile } from "./profiles.ts";
import type { roomShell } from "./shell.ts";
import type { SlotName } from "./slots.ts";

/** What a mesh is a piece of; null for what nobody chooses, such as the ceiling, the door and the lamp. */
export type MeshOwner =
  | { readonly kind: "surface"; readonly surface: TiledSurface }
  | { readonly kind: "profile"; readonly on: EdgeProfile["on"] }
  | { readonly kind: "fixture"; readonly slot: SlotName; readonly part: string }
  | null;

export interface OwnedMesh {
  readonly mesh: SceneMesh;
  readonly owner: MeshOwner;
}

/** All meshes of a room, built one by one. Pictures are made of them, and what is under the pointer in a picture is found by them. */
export function* ownedMeshes(
  plan: RoomPlan,
  shell: ReturnType<typeof roomShell>,
  profiles: EdgeProfiles,
  fixtures: readonly PlacedFixture[],
): Generator<OwnedMesh> {
  for (const mesh of shell.meshes)
    yield { mesh, owner: mesh.material.kind === "tiled" ? { kind: "surface", surface: mesh.material.surface } : null };
  for (const mesh of windowMeshes(plan)) yield { mesh, owner: null };
  for (const mesh of lampMeshes(plan)) yield { mesh, owner: null };
  for (const { on, mesh } of profileMeshes(plan, profiles)) yield { mesh, owner: { kind: "profile", on } };
  for (const fixture of fixtures) {
    for (const [at, mesh] of fixtureMeshes(plan, fixture).entries())
      yield { mesh, owner: { kind: "fixture", slot: fixture.slot, part: fixture.parts[at]?.name ?? "" } };
  }
}
