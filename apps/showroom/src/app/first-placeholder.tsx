/** The application's own placeholder of the first page. Its code is loaded when that page takes long: until then the server's stays. */
import type { ComponentType } from "react";

let Placeholder: ComponentType | null = null;

/** Loads the code. Call it before rendering; without it nothing is shown. */
export async function loadPlaceholder(): Promise<void> {
  Placeholder = (await import("../placeholder/page-placeholder.tsx")).PagePlaceholder;
}

export function FirstPlaceholder() {
  return Placeholder && <Placeholder />;
}
