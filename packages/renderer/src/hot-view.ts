import type { Rgb, SceneCamera, SceneMaterial } from "@showroom/scene/mesh-format";
import type { Kernels } from "./kernels.ts";
import { type SurfaceLayout, writeMaterials } from "./material-table.ts";
import { type MemoryArena, MemoryScope } from "./memory-arena.ts";

/** Pixels per side of a cell: LOW of the kernels. */
const LOW = 4;
const LAYERS = 3;
/** Largest share of pixels that get edge samples, and a number that every picture may have: small pictures have many edges. */
const EDGE_SHARE = 0.2;
const FREE_EDGES = 60_000;
const EDGE_SAMPLES = 4;
/** Bytes that kernels may read behind the last packed sample. */
const LOOK_AHEAD = 16;

/** What a view keeps in memory, so that it can be composed with other finishes. */
export interface HotView {
  readonly block: number;
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  readonly lowWidth: number;
  readonly lowHeight: number;
  readonly materials: readonly SceneMaterial[];
  /** Exposure of the camera, relative to that of the room. */
  readonly exposure: number;
  readonly edgeCapacity: number;
  readonly edgePixels: number;
  readonly shares: number;
  /** Address of the offsets of rows in the packed samples. */
  readonly packedRows: number;
  readonly memory: MemoryScope;
  edges: number;
  /** Address of the packed samples; 0 until there are any. */
  packed: number;
  /** Set when the view is solved. */
  wallLight: Rgb;
  bytes: number;
}

export interface ViewDescription {
  readonly camera: SceneCamera;
  readonly width: number;
  readonly height: number;
  readonly materials: readonly SceneMaterial[];
  readonly meanOf: (texture: string) => Rgb;
  readonly layout: SurfaceLayout;
}

/** Reserves the memory that a view keeps. Untouched pages of the list of edge pixels take no physical memory. */
export function createHotView(kernels: Kernels, arena: MemoryArena, description: ViewDescription): HotView {
  const { camera, width, height, materials } = description;
  const memory = new MemoryScope(arena);
  const table = memory.allocate(materials.length * kernels.materialBytes());
  writeMaterials(kernels, table, materials, description.meanOf, description.layout);
  const block = memory.allocate(kernels.viewBytes());
  const tangent = Math.tan((camera.horizontalFov * Math.PI) / 360);
  kernels.describeView(
    block,
    table,
    width,
    height,
    ...camera.position,
    ...camera.target,
    tangent,
    camera.upright ? 1 : 0,
  );
  const pixels = width * height;
  const edgeCapacity = Math.min(pixels, Math.max(Math.ceil(pixels * EDGE_SHARE), FREE_EDGES));
  const lowWidth = Math.ceil(width / LOW);
  const lowHeight = Math.ceil(height / LOW);
  const cells = lowWidth * lowHeight;
  const packedRows = memory.allocate(height * 4);
  const edgePixels = memory.allocate(edgeCapacity * 4);
  const shares = memory.allocate(cells * kernels.sharesBytes());
  kernels.describeHotView(block, packedRows, edgePixels, edgeCapacity, shares);
  return {
    block,
    width,
    height,
    cells,
    lowWidth,
    lowHeight,
    materials,
    exposure: camera.exposure ?? 1,
    edgeCapacity,
    packedRows,
    edgePixels,
    shares,
    memory,
    edges: 0,
    packed: 0,
    wallLight: [1, 1, 1],
    bytes: 0,
  };
}

/** Number of samples: one per pixel, four more per edge pixel. */
export function sampleCount(view: HotView): number {
  return view.width * view.height + EDGE_SAMPLES * view.edges;
}

/** Gives back the memory of edge pixels that the view does not have. */
export function trimHotView(arena: MemoryArena, view: HotView): void {
  arena.shrink(view.edgePixels, view.edges * 4);
}

/** Reserves memory for this many bytes of packed samples, and gives back that of earlier ones. */
export function reservePacked(kernels: Kernels, view: HotView, bytes: number): void {
  if (view.packed) view.memory.giveBack(view.packed);
  view.packed = view.memory.allocate(bytes + LOOK_AHEAD);
  kernels.describePacked(view.block, view.packed);
  view.bytes = bytes + LOOK_AHEAD + (view.height + view.edges) * 4 + view.cells * kernels.sharesBytes();
}

/** Memory that is needed only while a view is solved. */
export interface SolveMemory {
  readonly scope: MemoryScope;
  readonly light: number;
}

export function createSolveMemory(kernels: Kernels, arena: MemoryArena, view: HotView): SolveMemory {
  const scope = new MemoryScope(arena);
  const samples = view.width * view.height + EDGE_SAMPLES * view.edgeCapacity;
  const light = scope.allocate(view.cells * LAYERS * 16);
  kernels.describeSolve(
    view.block,
    scope.allocate(samples * kernels.recordBytes()),
    scope.allocate(samples * kernels.pointBytes()),
    scope.allocate(view.cells * kernels.pointBytes()),
    scope.allocate(view.cells * kernels.lightCellBytes()),
    scope.allocate(view.cells * kernels.softSharesBytes()),
    scope.allocate(kernels.planesBytes(view.lowWidth, view.lowHeight)),
    light,
    scope.allocate(samples),
  );
  return { scope, light };
}
