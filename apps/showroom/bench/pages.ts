/** The pages of the demo project that are measured, and the buyer who opens them; null for a visitor. */
import { SHOWROOM } from "./buyer.ts";
import type { Buyer } from "./buyer.ts";

interface MeasuredPage {
  readonly path: string;
  readonly as: Buyer | null;
}

export const PAGES = {
  home: { path: "/", as: null },
  landing: { path: "/projects/de-lindehof", as: null },
  contact: { path: "/projects/de-lindehof/contact", as: null },
  tiles: { path: `${SHOWROOM}/stap/3/tegels`, as: "choosing" },
  sanitary: { path: `${SHOWROOM}/stap/3/sanitair`, as: "choosing" },
  floors: { path: `${SHOWROOM}/stap/6/vloeren`, as: "done" },
  summary: { path: `${SHOWROOM}/stap/7`, as: "done" },
} as const satisfies Readonly<Record<string, MeasuredPage>>;
