/** Values of Cache-Control for files. */

/** For content that never changes: files with a hash in their name, and pictures, whose public id identifies the content. */
export const FOR_EVER = "public, max-age=31536000, immutable";

const HASHED = /[-.][A-Za-z0-9_-]{8,}\.(?:js|css|woff2?|wasm|webp|avif|png|svg|jpg|json|map)(?:\.br|\.gz)?$/;

/** Whether the name of a file contains a hash of its content. */
export const isHashed = (path: string): boolean => HASHED.test(path);
