/** The kernels, and the way back from what they pack. */
export * from "./renderer";
export { unpackRows } from "./unpack-rows";
