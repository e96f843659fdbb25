/** Whether a text is an address inside the application: a path, never another origin. */
export function isOwnPath(path: string | null): path is string {
  if (path === null || !path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return false;
  return new URL(path, "https://own.invalid").origin === "https://own.invalid";
}
