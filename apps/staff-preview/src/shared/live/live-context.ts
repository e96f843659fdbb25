import { createContext } from "react";
import type { LiveState } from "./live.ts";

/** Whether the page follows its project now. */
export const LiveContext = createContext<LiveState>("connecting");
