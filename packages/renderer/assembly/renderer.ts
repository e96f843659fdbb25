/** What the host calls. Kernels take a range [from, to) first, so that threads can share the work. */
export { bind, bindThread, SCRATCH_BYTES } from "./layout";
export {
  describeMaterial,
  describeScene,
  lampBytes,
  lightBytes,
  materialBytes,
  prepareScene,
  sceneBytes,
} from "./scene-setup";
export { hierarchyWorkspaceBytes } from "./hierarchy-build";
export { LEAF_BYTES, NODE_BYTES } from "./hierarchy";
export { meanLight } from "./cells";
export { cachePointBytes, cellTableBytes, mergePoints, tracePoints } from "./radiance-cache";
export {
  colorFinish,
  describeFinish,
  describeHotView,
  describePacked,
  describePalette,
  describeSolve,
  describeView,
  finishBytes,
  lightCellBytes,
  paletteBytes,
  pointBytes,
  recordBytes,
  sharesBytes,
  softSharesBytes,
  viewBytes,
} from "./view-setup";
export { listEdges, markEdges } from "./edges";
export { collectCells, traceRows } from "./gbuffer";
export { traceEdges } from "./trace-edges";
export { solveCells } from "./solve";
export { filterColor, rateCells } from "./filter";
export { filterShares } from "./filter-shares";
export { joinLight, planesBytes, spreadLight } from "./planes";
export { bakeSamples } from "./bake";
export { applyCalm, calmSamples, refineSamples } from "./refine";
export { packedLightBytes, packLight, packRefined, roundLight, unpackLight, unpackRefined } from "./persist";
export { measureRows, packRows, placeRows } from "./pack-rows";
export { prepareTexture, textureBytes, texturePixels } from "./texture";
export { compositeRows, halveRows } from "./composite";
export { factorsBytes, mixFactors } from "./factors";
export { curveBytes, prepareCurve } from "./tone";
export { developRows, referenceRows } from "./reference";
