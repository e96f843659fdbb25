import { createContext } from "react";
import type { LiveState } from "./live.ts";

/** Whether the page is connected to the live updates of its project. */
export const LiveContext = createContext<LiveState>("connecting");
