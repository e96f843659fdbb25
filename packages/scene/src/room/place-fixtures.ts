import type { FixtureKind, FixtureModel } from "@showroom/domain/model/fixture-model";
import { accessoryType } from "../fixtures/accessory.ts";
import { bowlCenters, cabinetDrain, isOpenFrame } from "../fixtures/basin-cabinet.ts";
import { basinDrain, tapHole } from "../fixtures/basin.ts";
import { isFloorTap } from "../fixtures/floor-tap.ts";
import { railOf } from "../fixtures/thermostat.ts";
import { isWallTap } from "../fixtures/wall-tap.ts";
import { UNFITTED, type Fitting } from "../fixtures/fixture-parts.ts";
import { rememberedBounds, rememberedMesh, rememberedParts } from "../fixtures/remembered-parts.ts";
import { sizeOf, type Size } from "../fixtures/size.ts";
import type { Part } from "../mesh/part.ts";
import { boundsOf, type Bounds } from "../mesh/solid.ts";
import type { SceneMesh } from "../mesh-format.ts";
import type { RoomPlan } from "./plan.ts";
import { isMirrored } from "./turned-round.ts";
import { slotsOf, type SlotName, type Slots } from "./slots.ts";
import { placeOn, type WallSpot } from "./wall-frame.ts";

/** A fixture with its place in a room. Its shape is computed on demand, since most requests need only the places. */
export class PlacedFixture {
  readonly slot: SlotName;
  readonly model: FixtureModel;
  readonly spot: WallSpot;
  readonly size: Size;
  readonly fitting: Fitting;
  readonly #plan: RoomPlan;
  #parts: readonly Part[] | undefined;
  #bounds: Bounds | undefined;

  constructor(plan: RoomPlan, slot: SlotName, model: FixtureModel, spot: WallSpot, size: Size, fitting: Fitting) {
    this.#plan = plan;
    this.slot = slot;
    this.model = model;
    this.spot = spot;
    this.size = size;
    this.fitting = fitting;
  }

  get parts(): readonly Part[] {
    this.#parts ??= rememberedParts(this.model, this.size, this.fitting);
    return this.#parts;
  }

  /** Corners of its bounding box in the room, metres. */
  get bounds(): Bounds {
    if (this.#bounds !== undefined) return this.#bounds;
    const { min, max } = rememberedBounds(this.parts);
    const place = placeOn(this.#plan, this.spot);
    // Walls are perpendicular, so the corners of a box stay corners.
    this.#bounds = boundsOf([place(min), place(max)]);
    return this.#bounds;
  }
}

export const slotNameOf = (model: FixtureModel): SlotName =>
  model.kind === "accessory" ? accessoryType(model) : model.kind;

export interface PlacingOptions {
  /** Whether cabinets are drawn without their front, so that the trap is visible. */
  readonly openCabinet?: boolean;
}

/** Puts every fixture in its place. Of two fixtures for the same place the first is drawn. Fixtures without a place in this room are left out. */
export function placeFixtures(
  plan: RoomPlan,
  models: readonly FixtureModel[],
  { openCabinet = false }: PlacingOptions = {},
): readonly PlacedFixture[] {
  const slots = slotsOf(plan);
  const chosen = new Map<SlotName, FixtureModel>();
  for (const model of [...models, ...models.flatMap(railOf)]) {
    const name = slotNameOf(model);
    if (slots[name] !== undefined && !chosen.has(name)) chosen.set(name, model);
  }
  const room = new Room(plan, slots, chosen, openCabinet);
  return [...chosen].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, model]) => room.place(name, model));
}

/** The triangles of a placed fixture, one mesh per material. */
export function fixtureMeshes(plan: RoomPlan, fixture: PlacedFixture): readonly SceneMesh[] {
  const place = placeOn(plan, fixture.spot);
  const placement = JSON.stringify([fixture.spot, plan.width, plan.depth]);
  return fixture.parts.map((part) => rememberedMesh(part, `${fixture.slot} ${part.name}`, placement, place));
}

class Room {
  readonly #plan: RoomPlan;
  readonly #slots: Slots;
  readonly #chosen: ReadonlyMap<SlotName, FixtureModel>;
  readonly #openCabinet: boolean;

  constructor(plan: RoomPlan, slots: Slots, chosen: ReadonlyMap<SlotName, FixtureModel>, openCabinet: boolean) {
    this.#openCabinet = openCabinet;
    this.#plan = plan;
    this.#slots = slots;
    this.#chosen = chosen;
  }

  place(name: SlotName, model: FixtureModel): readonly PlacedFixture[] {
    const slot = this.#slots[name];
    if (slot === undefined) return [];
    const host = this.#host(model.kind);
    if (host === "missing") return [];
    const size = sizeOf(model, slot.limit);
    const fitting = this.#fitting(model.kind, host);
    return this.#spots(name, model, slot, host).map(
      (spot) => new PlacedFixture(this.#plan, name, model, spot, size, fitting),
    );
  }

  /** The fixtures that a fixture is fitted to. A tap without a basin has no place. */
  #host(kind: FixtureKind): Host | undefined | "missing" {
    if (kind === "bath-drain") return this.#find(["bath"]) ?? "missing";
    if (kind === "siphon") return this.#siphonHost() ?? "missing";
    if (kind === "basin-tap" && this.#chosen.has("fountain-tap")) return "missing";
    if (kind === "basin-tap" || kind === "fountain-tap")
      return this.#find(["fountain", "basin-cabinet", "basin"]) ?? "missing";
    // A cabinet has its own basin. If a basin article is chosen too, it gives the bowl its shape.
    if (kind === "basin" && this.#chosen.has("basin-cabinet")) return "missing";
    if ((kind === "basin" || kind === "basin-cabinet") && this.#chosen.has("fountain")) return "missing";
    return undefined;
  }

  /** Whether the trap is visible: an open frame and a basin on the wall show it, a closed cabinet does not. */
  #siphonHost(): Host | undefined {
    const cabinet = this.#find(["basin-cabinet"]);
    if (cabinet === undefined) return this.#find(["fountain", "basin"]);
    return this.#openCabinet || isOpenFrame(cabinet.model) ? cabinet : undefined;
  }

  #find(names: readonly SlotName[]): Host | undefined {
    for (const name of names) {
      const model = this.#chosen.get(name);
      const slot = this.#slots[name];
      if (model !== undefined && slot !== undefined) return { model, size: sizeOf(model, slot.limit) };
    }
    return undefined;
  }

  #spots(name: SlotName, model: FixtureModel, slot: WallSpot, host: Host | undefined): readonly WallSpot[] {
    const { kind } = model;
    if (host !== undefined && (kind === "basin-tap" || kind === "fountain-tap" || kind === "siphon")) {
      const centers = host.model.kind === "basin-cabinet" ? bowlCenters(host.size.width, host.model.basins) : [0];
      return centers.map((x) => ({ ...slot, along: slot.along + x, ...fitted(model, slot, host) }));
    }
    if (name === "bath-tap" && isFloorTap(model)) {
      const bath = this.#find(["bath"]);
      const toBack = slot.wall === "left" ? 0.3 : -0.3;
      return [{ ...slot, along: slot.along + toBack, out: (bath?.size.depth ?? 0.75) + 0.09, z: 0 }];
    }
    if (name === "shower-gutter") return [{ ...slot, out: gutterPlace(model, slot) }];
    if (name === "shower-screen" && this.#plan.showerOverBath) {
      const bath = this.#find(["bath"]);
      if (bath === undefined) return [slot];
      const across = bath.size.depth - 0.03;
      const along = isMirrored(this.#plan) ? this.#plan.width - across : across;
      return [{ ...slot, along, z: bath.size.height }];
    }
    return [slot];
  }

  #fitting(kind: FixtureKind, host: Host | undefined): Fitting {
    return {
      bath: host?.model.kind === "bath" ? host : UNFITTED.bath,
      openFront: kind === "basin-cabinet" && this.#openCabinet && this.#chosen.has("siphon"),
      toCeiling: this.#plan.height - (this.#slots["rain-shower"]?.z ?? this.#plan.height),
      basinShape: kind === "basin-cabinet" ? this.#chosen.get("basin")?.shape : undefined,
      drainToWall: kind === "siphon" && host !== undefined ? drainOf(host).out : UNFITTED.drainToWall,
      stay: this.#plan.showerOverBath ? "none" : isMirrored(this.#plan) ? "left" : "right",
    };
  }
}

interface Host {
  readonly model: FixtureModel;
  readonly size: Size;
}

/** Position of a basin's drain: distance from the wall, and depth below its rim. */
const drainOf = ({ model, size }: Host): { readonly out: number; readonly below: number } =>
  model.kind === "basin-cabinet" ? cabinetDrain(size) : { out: basinDrain(model, size), below: size.height };

/** How far above the rim a tap on the wall stands, metres. */
const ABOVE_RIM = 0.13;

function fitted(model: FixtureModel, slot: WallSpot, host: Host): Pick<WallSpot, "out" | "z"> {
  if (model.kind === "siphon") {
    const { out, below } = drainOf(host);
    return { out: slot.out + out, z: slot.z - below };
  }
  if (isWallTap(model)) return { out: slot.out, z: slot.z + ABOVE_RIM };
  return { out: slot.out + tapHole(host.size.depth), z: slot.z };
}

/** Position of a shower drain: a square one in the middle of the shower, a narrow gutter at the wall, any other a little before it. */
function gutterPlace({ width, depth, height }: FixtureModel, slot: WallSpot): number {
  if (width <= 250) return slot.out + 0.32;
  return height >= 20 && depth <= 65 ? depth / 2000 + 0.012 : slot.out;
}
