/** Whether a text is an address inside this application: a path, never another origin. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return false;
  return new URL(path, "https://own.invalid").origin === "https://own.invalid";
}
