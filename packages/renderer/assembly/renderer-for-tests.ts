/** The product's kernels, and those that tests and measurements alone call. */
export * from "./renderer";
export { developRows, referenceRows } from "./testing/reference";
export { unpackRows } from "./testing/unpack-rows";
