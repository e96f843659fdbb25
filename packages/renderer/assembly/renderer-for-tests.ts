/** The product's kernels, and those that tests and measurements alone call. */
export * from "./renderer";
export { developRows, referenceRows } from "./testing/reference";
export { findTile } from "./testing/find-tile";
export { unpackRows } from "./testing/unpack-rows";
