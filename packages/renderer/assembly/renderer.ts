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
export { collectCells, findEdges, traceEdges, traceRows } from "./gbuffer";
export { solveCells } from "./gather";
export { filterColor, filterShares, joinLight } from "./filter";
export { bakeSamples } from "./bake";
export { applyCalm, calmMetal, refineSamples } from "./refine";
export { packedLightBytes, packLight, packRefined, unpackLight, unpackRefined } from "./persist";
export { prepareTexture, textureBytes, texturePixels } from "./texture";
export { compositeRows, mixFactors } from "./composite";
export { curveBytes, prepareCurve } from "./tone";
export { developRows, referenceRows } from "./reference";
