/** The kernels that the product runs. Each takes a range [from, to) first, so that threads can share the work; see README.md. */
export { bind } from "./memory/bound";
export { bindThread, scratchBytes } from "./memory/scratch";
export {
  describeMaterial,
  describeScene,
  lampBytes,
  lightBytes,
  materialBytes,
  sceneBytes,
} from "./scene/describe-scene";
export { hierarchyWorkspaceBytes } from "./scene/binary-tree";
export { prepareScene } from "./scene/prepare-scene";
export {
  describeHotView,
  describePacked,
  describeSolve,
  describeView,
  lightCellBytes,
  pointBytes,
  recordBytes,
  sharesBytes,
  softSharesBytes,
  viewBytes,
} from "./trace/describe-view";
export { listEdges, markEdges } from "./trace/mark-edges";
export { traceEdges } from "./trace/trace-edges";
export { traceRows } from "./trace/trace-rows";
export { wallLight } from "./light/cache-cells";
export { cachePointBytes, cellTableBytes, mergePoints, tracePoints } from "./light/radiance-cache";
export { collectCells } from "./light/collect-cells";
export { rateCells } from "./light/rate-cells";
export { solveCells } from "./light/solve-cells";
export { planesBytes } from "./light/planes";
export { joinLight, spreadLight } from "./light/plane-light";
export { filterColor } from "./light/filter-color";
export { filterShares } from "./light/filter-shares";
export { bakeSamples } from "./light/bake-samples";
export { refineSamples } from "./light/refine-samples";
export { applyCalm, calmSamples } from "./light/calm-samples";
export { measureRows, packRows, placeRows } from "./pack/pack-rows";
export { packedLightBytes, packLight, packRefined, roundLight, unpackLight, unpackRefined } from "./pack/stored-light";
export {
  colorFinish,
  describeFinish,
  describePalette,
  finishBytes,
  paletteBytes,
  varyFinish,
} from "./compose/describe-palette";
export { curveBytes, prepareCurve } from "./compose/display-curve";
export { prepareTexture, textureBytes, texturePixels } from "./compose/prepare-texture";
export { factorsBytes, mixFactors } from "./compose/mix-factors";
export { compositeRows } from "./compose/composite-rows";
export { halveRows } from "./compose/halve-rows";
